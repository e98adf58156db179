import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Change } from './change.ts';
import { plants } from './plants.ts';

function changed(source: string, { find, put }: Change): string {
  const pieces = source.split(find);
  if (pieces.length !== 2) throw new Error(`«${find}» occurs ${pieces.length - 1} times, not once.`);
  return pieces.join(put);
}

/**
 * Plants a bug of the table in the program of this process: its modules are changed as they are loaded, and the files
 * stay unchanged. Call it before the program is imported.
 */
export function plant(name: string): void {
  const found = plants[name];
  if (!found) throw new Error(`There is no bug «${name}». There are: ${Object.keys(plants).join(', ')}.`);
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context);
      const changes = found.filter(({ file }) =>
        ['apps/api/src/modules', 'packages/domain/src'].some((root) => url.endsWith(`/${root}/${file}`)),
      );
      if (changes.length === 0) return loaded;
      return { ...loaded, source: changes.reduce(changed, readFileSync(fileURLToPath(url), 'utf8')) };
    },
  });
}
