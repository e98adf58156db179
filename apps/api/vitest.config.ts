import { defineConfig } from 'vitest/config';

const conditions = ['@vetka/source', 'module', 'node', 'import', 'default'];

export default defineConfig({
  resolve: { conditions },
  // Workspace packages are source here, not something installed.
  ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@vetka\//] },
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: ['./test/database.setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
