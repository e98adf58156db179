import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({
  ...source,
  test: { name: 'emulator', isolate: false, include: ['{src,test}/**/*.test.ts'] },
});
