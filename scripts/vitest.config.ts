import { defineProject } from 'vitest/config';

export default defineProject({
  test: {
    name: 'scripts',
    isolate: false,
    setupFiles: ['../vitest.patience.ts'],
    include: ['**/*.test.ts'],
    exclude: ['package/consumer/**'],
  },
});
