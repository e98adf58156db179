import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineProject } from 'vitest/config';
import { source } from '../../vitest.source.ts';

export default defineProject({
  ...source,
  plugins: [vanillaExtractPlugin()],
  test: {
    name: 'web',
    isolate: false,
    globalSetup: ['server/ensureRoutes.ts'],
    setupFiles: ['../../vitest.patience.ts', 'vitest.imports.ts'],
    include: ['{src,server}/**/*.test.ts'],
    execArgv: ['--experimental-eventsource'],
  },
});
