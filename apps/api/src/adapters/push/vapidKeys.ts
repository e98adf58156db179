import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { VapidKeys } from './webPush.ts';

const fileName = 'vapid.json';

/** A key pair on P-256: the private number, and the public point uncompressed, as RFC 8292 requires. */
function newKeys(): VapidKeys {
  const {
    d = '',
    x = '',
    y = '',
  } = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: d };
}

/**
 * The local keys: generated at the first start and kept, because a browser's subscription is valid only for the key it
 * was made with.
 */
export function localVapidKeys(directory: string): VapidKeys {
  const file = path.join(directory, fileName);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  } catch {
    const keys = newKeys();
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
    return keys;
  }
}
