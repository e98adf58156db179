import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/** Keys of different purposes are derived from the secret of the program, so that none can be used for another. */
const keyFor = (purpose: string, secret: string): Buffer => createHmac('sha256', secret).update(purpose).digest();

export function encrypt(text: string, secret: string): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, keyFor('second-factor', secret), iv);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64');
}

/** @throws when the text was encrypted with another secret */
export function decrypt(text: string, secret: string): string {
  const bytes = Buffer.from(text, 'base64');
  const decipher = createDecipheriv(algorithm, keyFor('second-factor', secret), bytes.subarray(0, ivLength));
  decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}

/**
 * A recovery code under the key of the program, which the database does not have. Spaces, hyphens and case do not matter.
 */
export const keyedRecoveryCode = (code: string, secret: string): string =>
  createHmac('sha256', keyFor('recovery-code', secret)).update(code.replace(/[\s-]/g, '').toUpperCase()).digest('hex');
