import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({ ...source, test: { name: 'demo', include: ['src/**/*.test.ts'], testTimeout: 15_000 } });
