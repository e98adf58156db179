import { defineConfig } from 'vitest/config';
import { source } from '../../../../vitest.source.ts';

/** The images of the Dockerfile. Requires a built site: `node scripts/verify.ts production`. */
export default defineConfig({
  ...source,
  root: import.meta.dirname,
  ssr: { ...source.ssr, noExternal: [/^@vetka\//] },
  // Each image installs its packages.
  test: { name: 'production', include: ['*.test.ts'], testTimeout: 300_000, hookTimeout: 60_000 },
});
