import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defaultServerConditions } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { chromiumPath } from './chromium.ts';
import { kitDependencies } from './kitDependencies.ts';
import { accessibleTexts } from './test/checks/accessibleTexts.ts';
import { serverMarkup } from './test/markup.ts';
import { checkPicture } from './test/pictures/command.ts';

const configDir = fileURLToPath(new URL('.storybook', import.meta.url));

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

interface BrowserOptions {
  /** Animations and classic scrollbars, as for real users. Without them tests need no waiting. */
  isLifelike: boolean;
}

// A function, because two projects can't share one browser object.
const browser = ({ isLifelike }: BrowserOptions = { isLifelike: false }) => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({
    // Fixed, so that screenshots of two machines are comparable.
    contextOptions: {
      locale: 'ru-RU',
      timezoneId: 'Europe/Moscow',
      reducedMotion: isLifelike ? 'no-preference' : 'reduce',
    },
    launchOptions: {
      args: quiet,
      ...(isLifelike ? { ignoreDefaultArgs: ['--hide-scrollbars'] } : {}),
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
    },
  }),
  instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
});

const optimizeDeps = { include: ['react/jsx-dev-runtime', ...kitDependencies()] };

/** Every story, played once and then checked in both themes. */
const played: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  optimizeDeps: { include: [...optimizeDeps.include, '@storybook/addon-a11y/preview'] },
  plugins: [storybookTest({ configDir, initialGlobals: { viewport: { value: 'laptop' } } })],
  test: {
    name: 'stories',
    env: { VITE_PICTURES: process.env['VETKA_PICTURES'] ?? '' },
    api: { allowWrite: true },
    setupFiles: ['test/checks/setup.ts'],
    isolate: false,
    sequence: { groupOrder: 2 },
    browser: { ...browser(), commands: { checkPicture, accessibleTexts } },
  },
};

/** Every story, rendered on the server: no window, no document. */
const onServer: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  ssr: {
    resolve: {
      conditions: ['@vetka/source', ...defaultServerConditions],
      externalConditions: ['@vetka/source', 'node'],
    },
    noExternal: [/^@vetka\//],
  },
  test: {
    name: 'server',
    environment: 'node',
    include: ['test/server.test.tsx', 'test/pictures/*.test.ts', 'docs/test/*.test.ts'],
    pool: 'forks',
    env: { TZ: 'America/Los_Angeles', LC_ALL: 'en_US.UTF-8' },
    // Runs first: the browser hydrates its output. (Not 0, which with a single worker means last.)
    sequence: { groupOrder: 1 },
  },
};

/** Every story, hydrated over its server markup. */
const hydrated: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  optimizeDeps: { include: [...optimizeDeps.include, 'react-dom/client', 'react-dom/server'] },
  test: {
    name: 'hydration',
    include: ['test/hydration.test.tsx'],
    setupFiles: ['test/act.ts'],
    api: { allowWrite: true },
    sequence: { groupOrder: 2 },
    browser: { ...browser(), commands: { serverMarkup } },
  },
};

/** A busy machine takes longer than the second that Vitest waits. */
const patience = { timeout: 10_000 };

/** Interaction tests with real keys, presses and animations. */
const behaviour: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  optimizeDeps: { include: [...optimizeDeps.include, 'react-dom/client'] },
  test: {
    name: 'behaviour',
    include: ['test/{layers,keyboard,controls}/*.test.tsx'],
    api: { allowWrite: true },
    isolate: false,
    expect: { poll: patience },
    sequence: { groupOrder: 2 },
    browser: browser({ isLifelike: true }),
  },
};

/** The WAI-ARIA practices, over every story. Without animations a story is checked as soon as it is there. */
const practices: TestProjectInlineConfiguration = {
  extends: './vite.config.ts',
  optimizeDeps: { include: [...optimizeDeps.include, 'react-dom/client'] },
  test: {
    name: 'practices',
    include: ['test/practices/*.test.tsx'],
    api: { allowWrite: true },
    isolate: false,
    expect: { poll: patience },
    sequence: { groupOrder: 2 },
    browser: browser(),
  },
};

/** The built Storybook, opened in a browser. */
const pages: TestProjectInlineConfiguration = {
  test: {
    name: 'pages',
    environment: 'node',
    include: ['docs/browser/*.test.ts'],
    sequence: { groupOrder: 3 },
  },
};

export default defineConfig({
  test: { projects: [onServer, hydrated, behaviour, practices, pages, played] },
});
