import { defineConfig } from 'vitest/config';

/** Tests that need no browser. Each package says itself which files are its tests; stories are in apps/storybook. */
export default defineConfig({
  test: {
    projects: ['packages/{domain,api-client,machines,ui}', 'apps/{emulator,api,demo,web}', 'scripts'].map(
      (folder) => `${folder}/vitest.config.ts`,
    ),
    passWithNoTests: false,
  },
});
