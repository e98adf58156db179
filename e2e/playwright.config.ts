import { existsSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { siteVariable } from './shop/address.ts';

const executablePath = process.env.CHROME_PATH ?? '/usr/bin/chromium';
if (!existsSync(executablePath)) {
  throw new Error(`There is no browser at ${executablePath}. Name a Chromium: CHROME_PATH=/path/to/chrome`);
}

// The set-up leaves it in the environment of the workers, which read this file anew.
const baseURL = process.env[siteVariable];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

// Where no language is set, Chromium can't read Russian names of files.
const environment = { ...process.env, LC_ALL: 'C.UTF-8' };

/**
 * The assembled site as its users meet it. The set-up starts one whole shop for all tests; the tests keep apart by
 * being different people.
 */
export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  globalSetup: './shop/openShop.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  reporter: [['list']],
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(baseURL && { baseURL }),
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    colorScheme: 'light',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    // With scrollbars as people have them: whether a page keeps still when they go is one of the questions.
    launchOptions: { executablePath, args, env: environment, ignoreDefaultArgs: ['--hide-scrollbars'] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      use: {
        ...devices['Pixel 7'],
        viewport: { width: 390, height: 844 },
        screen: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      },
    },
  ],
});
