import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({ ...source, test: { name: 'domain', isolate: false, include: ['src/**/*.test.ts'] } });
