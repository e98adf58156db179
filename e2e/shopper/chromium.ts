import type { LaunchOptions } from '@playwright/test';

export const chromiumPath = process.env['CHROME_PATH'] ?? '/usr/bin/chromium';

/** With visible scrollbars, as users have them: one test checks that the page does not shift when they disappear. */
export function launchChromium(executablePath: string): LaunchOptions {
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    // Without a locale Chromium can't read Russian file names.
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
    ignoreDefaultArgs: ['--hide-scrollbars'],
  };
}
