import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../src/shell/overlays/hideOthers.ts', import.meta.url));

/** In the browser, Radix's layers hide the page below with our function, which waits for a paint and calls theirs. */
export function hidingAfterPaint(): Plugin {
  return {
    name: 'vetka:hiding-after-paint',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source === 'aria-hidden' && importer !== ours ? ours : null),
  };
}
