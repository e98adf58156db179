import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({
  ...source,
  test: {
    name: 'emulator',
    isolate: false,
    setupFiles: ['../../vitest.patience.ts'],
    include: ['{src,test}/**/*.test.ts'],
  },
});
