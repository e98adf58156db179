import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({ ...source, test: { name: 'machines', include: ['src/**/*.test.ts'] } });
