import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Secrets } from './config.ts';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** The secret of the program, and what the key is for: a key of one purpose cannot be used for another. */
interface CipherKey {
  secret: string;
  purpose: 'second-factor' | 'recovery-code' | 'seller-identity';
}

export const keyOf = ({ secret, purpose }: CipherKey): Buffer => createHmac('sha256', secret).update(purpose).digest();

/** Encrypts a text that the database must not be able to read. */
export function encrypt(text: string, key: CipherKey): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyOf(key), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

interface Decrypted {
  text: string;
  /** False when it must be encrypted again before the former secret is dropped. */
  isCurrent: boolean;
}

/** @throws when the text was encrypted with none of the secrets */
export function decrypt(
  text: string,
  { secrets, purpose }: { secrets: Secrets; purpose: CipherKey['purpose'] },
): Decrypted {
  const [current, ...accepted] = secrets;
  try {
    return { text: decryptWith(text, { secret: current, purpose }), isCurrent: true };
  } catch (error) {
    const [next, ...others] = accepted;
    if (next === undefined) throw error;
    return { ...decrypt(text, { secrets: [next, ...others], purpose }), isCurrent: false };
  }
}

function decryptWith(text: string, key: CipherKey): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, keyOf(key), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}
