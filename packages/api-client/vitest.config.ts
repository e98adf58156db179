import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({ ...source, test: { name: 'api-client', include: ['src/**/*.test.ts'] } });
