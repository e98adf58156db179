import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/opt/google/chrome/chrome',
];

/**
 * Path of the installed Chromium: `CHROME_PATH` or the first common location. Otherwise Playwright looks for its own.
 */
export const chromiumPath: string | undefined =
  process.env['CHROME_PATH'] ?? usualPlaces.find((path) => existsSync(path));
