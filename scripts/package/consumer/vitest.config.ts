import { defineConfig } from 'vitest/config';

/** The packages as consumers see them: `pnpm exec vitest run --config scripts/package/consumer/vitest.config.ts`. */
export default defineConfig({
  root: import.meta.dirname,
  // The consumer is installed once, and each test runs one heavy program, possibly on a busy machine.
  test: { name: 'packages', include: ['*.test.ts'], testTimeout: 600_000, hookTimeout: 600_000, maxConcurrency: 1 },
});
