import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath } from './chromium.ts';
import { kitDependencies } from './kitDependencies.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// A function: two projects can't share one browser object.
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    launchOptions: { args: quiet, ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }) },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const optimizeDeps = { include: ['react/jsx-dev-runtime', ...kitDependencies()] };

/** Every story, rendered and checked by axe in one theme. */
const storiesIn = (theme: 'light' | 'dark'): TestProjectInlineConfiguration => ({
  extends: './vite.config.ts',
  optimizeDeps,
  plugins: [storybookTest({ configDir })],
  test: { name: theme, env: { VITE_STORY_THEME: theme }, api: { allowWrite: true }, browser: browser() },
});

/** Every story as the server renders it: no window, no document. */
const onServer: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  ssr: {
    resolve: {
      conditions: ['@vetka/source', ...defaultServerConditions],
      externalConditions: ['@vetka/source', 'node'],
    },
    noExternal: [/^@vetka\//],
  },
  test: { name: 'server', environment: 'node', include: ['test/server.test.tsx'] },
};

/** Every story hydrated over its own server markup. */
const hydrated: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  optimizeDeps: { include: [...optimizeDeps.include, 'react-dom/client', 'react-dom/server'] },
  test: {
    name: 'hydration',
    include: ['test/hydration.test.tsx'],
    setupFiles: ['test/act.ts'],
    api: { allowWrite: true },
    browser: browser(),
  },
};

export default defineConfig({ test: { projects: [onServer, hydrated, storiesIn('light'), storiesIn('dark')] } });
