import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({
  ...source,
  test: { name: 'kubernetes', isolate: false, include: ['test/*.test.ts'] },
});
