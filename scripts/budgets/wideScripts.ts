import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Scripts below a folder with a letter outside ASCII: V8 stores the whole text of each with two bytes per character.
 */
export const wideScripts = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(folder, name))
    .filter((file) => readFileSync(file).some((byte) => byte > 127));
