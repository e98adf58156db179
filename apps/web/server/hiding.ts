import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const ours = normalizePath(fileURLToPath(new URL('../src/shell/overlays/hideOthers.ts', import.meta.url)));

/** Replaces `aria-hidden`, which Radix's layers import, in the browser's code: `hideOthers.ts` calls it after a paint. */
export function hidingAfterPaint(): Plugin {
  return {
    name: 'vetka:hiding-after-paint',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (source, importer) => (source === 'aria-hidden' && importer !== ours ? ours : null),
  };
}
