import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

const noExternal = [/^@vetka\//];

export default defineProject({
  ...source,
  ssr: { ...source.ssr, noExternal },
  // The environment that global setups run in has settings of its own.
  environments: { __vitest__: { resolve: { ...source.resolve, noExternal } } },
  test: {
    name: 'api',
    isolate: false,
    include: ['src/**/*.test.ts', 'test/!(production)/*.test.ts', 'test/*.test.ts'],
    globalSetup: ['./test/database.setup.ts'],
    testTimeout: 15_000,
    hookTimeout: 60_000,
  },
});
