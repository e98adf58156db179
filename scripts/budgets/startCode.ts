import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticImports } from './firstLoad.ts';

/** The size of a script of a bundle with everything that it imports when it is loaded (bytes, not compressed). */
export function startBytes(folder: string, script: string): number {
  const texts = new Map<string, string>();
  const read = (path: string): void => {
    const file = join(folder, path);
    // The text of a message may look like an import.
    if (texts.has(path) || !existsSync(file)) return;
    const text = readFileSync(file, 'utf8');
    texts.set(path, text);
    for (const imported of staticImports(text, path)) read(imported);
  };
  read(`/${script}`);
  if (texts.size === 0) throw new Error(`There is no ${script} in ${folder}.`);
  return [...texts.values()].reduce((sum, text) => sum + Buffer.byteLength(text), 0);
}
