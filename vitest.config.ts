import { defineConfig } from 'vitest/config';

/**
 * Tests that need no browser. Each package declares its own test files; stories are tested in apps/storybook. Where tests
 * restore what they replace, files share a worker (`isolate: false`) and modules are evaluated once.
 */
export default defineConfig({
  test: {
    projects: [
      'packages/{domain,api-client,machines,ui}',
      'apps/{emulator,api,demo,web}',
      'deploy/kubernetes',
      'scripts',
    ].map((folder) => `${folder}/vitest.config.ts`),
    passWithNoTests: false,
  },
});
