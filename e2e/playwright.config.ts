import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { siteVariable } from './shop/address.ts';
import { chromiumPath, launchChromium } from './shopper/chromium.ts';
import { failsFirstTry } from './shopper/firstTry.ts';

// `npm test` sets the headless shell if it is installed (scripts/verify/chromium.ts).
const executablePath = process.env['HEADLESS_SHELL_PATH'] ?? chromiumPath;
if (!existsSync(executablePath)) {
  throw new Error(`There is no browser at ${executablePath}. Name a Chromium: CHROME_PATH=/path/to/chrome`);
}

// Global setup sets it in the environment of the workers, which evaluate this file again.
const baseURL = process.env[siteVariable];

/**
 * Specs of behaviour that does not depend on the screen: they run at one width. In the other specs a test with `@desktop`
 * or `@phone` in its title runs only there.
 */
const anyWidth = [
  'addresses',
  'card-renders',
  'catalog-menu',
  'chat-code',
  'complaints',
  'article-writing',
  'back-forward-cache',
  'cookies',
  'crawlers',
  'delivery-places',
  'desk',
  'desk-access',
  'desk-keys',
  'early-fields',
  'errors',
  'failed-pages',
  'failures',
  'goods',
  'goods-failures',
  'goods-import',
  'kept-pages',
  'keyboard',
  'lists',
  'loading',
  'network',
  'own-data',
  'offers',
  'payment',
  'payouts',
  'promises',
  'publications',
  'recently-seen',
  'requisites',
  'saved-addresses',
  'scroll-place',
  'session',
  'session-start',
  'statistics',
  'storefront',
  'stylesheets',
  'subscription',
  'talk',
  'tree',
  'without-scripts',
].map((name) => `**/${name}.spec.ts`);

/**
 * Runs against the production build. Global setup starts one shop for all tests; tests are isolated by using different
 * people.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './shop/openShop.ts',
  // A test waits more than it computes: four workers fill two cores.
  workers: 4,
  fullyParallel: true,
  ...(failsFirstTry && { retries: 1 }),
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  // Generous, because a busy machine is slow: a passing test does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    ...(baseURL && { baseURL }),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    colorScheme: 'light',
    actionTimeout: 20_000,
    navigationTimeout: 40_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: launchChromium(executablePath),
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: anyWidth,
      grepInvert: /@desktop/,
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
  ],
});
