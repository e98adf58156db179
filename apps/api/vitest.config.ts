import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

const noExternal = [/^@vetka\//];
// As Node resolves packages. Those that offer bundlers a `module` cannot be loaded from it without one.
const conditions = source.resolve.conditions.filter((condition) => condition !== 'module');

export default defineProject({
  resolve: { conditions },
  ssr: { resolve: { conditions }, noExternal },
  // Global setups run in an environment with its own settings.
  environments: { __vitest__: { resolve: { conditions, noExternal } } },
  test: {
    name: 'api',
    isolate: false,
    setupFiles: ['../../vitest.patience.ts'],
    // Set here because projects do not inherit it. These tests wait for the database, or for time to pass, while a core
    // is idle.
    maxWorkers: 2,
    // Vitest requires a separate group for projects with another number of workers.
    sequence: { groupOrder: 1 },
    include: ['src/**/*.test.ts', 'test/!(production)/*.test.ts', 'test/*.test.ts'],
    globalSetup: ['./test/database.setup.ts'],
    // Longer than any wait inside a test.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
