import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A piece of code that occurs once in a module, and its replacement. */
export interface Change {
  /** Below `src/modules` of the API, or `src` of the domain. */
  file: string;
  find: string;
  put: string;
}

const roots = ['../../src/modules/', '../../../../packages/domain/src/'].map((root) => new URL(root, import.meta.url));

/** The path of the module that a change is of; undefined if there is none. */
export function pathOf({ file }: Change): string | undefined {
  return roots.map((root) => fileURLToPath(new URL(file, root))).find((path) => existsSync(path));
}

/** @throws if the piece of code does not occur, or occurs more than once */
export function changed(source: string, { find, put }: Change): string {
  const pieces = source.split(find);
  if (pieces.length !== 2) throw new Error(`«${find}» occurs ${pieces.length - 1} times, not once.`);
  return pieces.join(put);
}
