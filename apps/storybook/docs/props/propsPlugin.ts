import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { readProps } from './readProps.ts';

const address = 'virtual:kit-props';
const resolved = `\0${address}`;
const kit = fileURLToPath(new URL('../../../../packages/ui/', import.meta.url));

/**
 * The module `virtual:kit-props`: the properties of every component, read from its types by the compiler on first
 * import. Stories don't import it, so their tests don't wait for it.
 */
export function propsPlugin(): Plugin {
  return {
    name: 'kit-props',
    resolveId: (id) => (id === address ? resolved : null),
    load(id) {
      if (id !== resolved) return null;
      const entries = globSync('src/{components/*,desk/*,patterns/*/*}/index.ts', { cwd: kit }).map(
        (file) => kit + file,
      );
      return `export const kitProps = ${JSON.stringify(readProps(`${kit}src`, `${kit}tsconfig.json`, entries))};`;
    },
  };
}
