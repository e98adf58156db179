import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { changed, pathOf } from './change.ts';
import { plants } from './plants.ts';

/**
 * Plants a bug of the table in the program of this process: its modules are changed as they are loaded, and the files
 * stay unchanged. Call it before the program is imported.
 */
export function plant(name: string): void {
  const found = plants[name];
  if (!found) throw new Error(`There is no bug «${name}». There are: ${Object.keys(plants).join(', ')}.`);
  const placed = found.map((change) => ({ change, path: pathOf(change) }));
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const path = url.startsWith('file:') ? fileURLToPath(url) : undefined;
      const changes = placed.filter((one) => one.path === path).map(({ change }) => change);
      if (path === undefined || changes.length === 0) return loaded;
      return { ...loaded, source: changes.reduce(changed, readFileSync(path, 'utf8')) };
    },
  });
}
