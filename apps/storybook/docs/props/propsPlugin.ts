import type { Plugin } from 'vite';
import { describeKit } from './describeKit.ts';
import { readStories } from './readStories.ts';

const address = 'virtual:kit-props';
const resolved = `\0${address}`;

/**
 * The module `virtual:kit-props`: the properties of every component, read from its types by the compiler on first
 * import, and what the stories of each file take. Stories don't import it, so their tests don't wait for it.
 */
export function propsPlugin(): Plugin {
  return {
    name: 'kit-props',
    resolveId: (id) => (id === address ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const kit = await describeKit();
      const files = JSON.stringify(readStories(kit));
      return `export const kitProps = ${JSON.stringify(kit)};\nexport const storyFiles = ${files};`;
    },
  };
}
