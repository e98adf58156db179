import type { Plugin } from 'vite';
import { describeKit } from './describeKit.ts';

const address = 'virtual:kit-props';
const resolved = `\0${address}`;

/**
 * The module `virtual:kit-props`: the properties of every component, read from its types by the compiler on first
 * import. Stories don't import it, so their tests don't wait for it.
 */
export function propsPlugin(): Plugin {
  return {
    name: 'kit-props',
    resolveId: (id) => (id === address ? resolved : null),
    load: async (id) => (id === resolved ? `export const kitProps = ${JSON.stringify(await describeKit())};` : null),
  };
}
