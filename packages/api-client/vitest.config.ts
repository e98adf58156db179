import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({
  ...source,
  test: { name: 'api-client', isolate: false, include: ['src/**/*.test.ts'] },
});
