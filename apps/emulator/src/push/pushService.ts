import { createDecipheriv, createECDH, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** A browser of the local push service. It has the keys, so it can decrypt its messages. */
interface Browser {
  id: string;
  keys: ReturnType<typeof createECDH>;
  auth: Buffer;
  isGone: boolean;
  messages: PushedMessage[];
}

export interface PushedMessage {
  payload: string;
  topic: string | null;
  urgency: string | null;
  /** The `sub` of the sender's VAPID token. */
  sender: string;
}

const ivLength = 12;
const tagLength = 16;
const saltLength = 16;

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A small push service of browsers: subscriptions, and their decrypted messages. */
export class PushService {
  readonly #browsers = new Map<string, Browser>();

  subscribe(): Browser {
    const keys = createECDH('prime256v1');
    keys.generateKeys();
    const browser = { id: randomUUID(), keys, auth: randomBytes(16), isGone: false, messages: [] };
    this.#browsers.set(browser.id, browser);
    return browser;
  }

  find(id: string): Browser | undefined {
    return this.#browsers.get(id);
  }

  /** Decrypts a body in the encoding aes128gcm (RFC 8188, RFC 8291). @throws when it is not for this browser */
  open({ keys, auth }: Browser, body: Buffer): string {
    const salt = body.subarray(0, saltLength);
    const keyLength = body.readUInt8(saltLength + 4);
    const senderKey = body.subarray(saltLength + 5, saltLength + 5 + keyLength);
    const record = body.subarray(saltLength + 5 + keyLength);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), senderKey]);
    const secret = derive(keys.computeSecret(senderKey), auth, info, 32);
    const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const iv = derive(secret, salt, 'Content-Encoding: nonce\0', ivLength);
    const decipher = createDecipheriv('aes-128-gcm', key, iv).setAuthTag(record.subarray(-tagLength));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -tagLength)), decipher.final()]);
    return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
  }
}
