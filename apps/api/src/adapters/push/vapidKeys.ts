import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import webPush from 'web-push';
import type { VapidKeys } from './webPush.ts';

const fileName = 'vapid.json';

/**
 * The local keys: made at the first start and kept, because a browser's subscription holds only for the key that it
 * was made with.
 */
export function localVapidKeys(directory: string): VapidKeys {
  const file = path.join(directory, fileName);
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as VapidKeys;
  } catch {
    const keys = webPush.generateVAPIDKeys();
    mkdirSync(directory, { recursive: true });
    writeFileSync(file, JSON.stringify(keys), { mode: 0o600 });
    return keys;
  }
}
