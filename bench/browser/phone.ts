import { chromium, devices, type Browser, type Page } from 'playwright';
import { findChromium } from '../../scripts/verify/chromium.ts';
import { startRecording } from './recording.ts';

const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

export const openBrowser = (): Promise<Browser> => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium was found. Set its path: CHROME_PATH=/path/to/chrome');
  return chromium.launch({ executablePath, args });
};

/**
 * Runs `work` on a page of a phone, hydrated and idle, whose CPU is slowed down.
 * @param slowdown how many times slower than this machine
 */
export async function onPhone<Result>(
  browser: Browser,
  { url, slowdown, cookie }: { url: string; slowdown: number; cookie?: string | undefined },
  work: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    ...devices['Pixel 7'],
    viewport: { width: 390, height: 844 },
    locale: 'ru-RU',
    ...(cookie && { extraHTTPHeaders: { cookie } }),
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    await page.addInitScript(startRecording);
    await page.goto(url);
    await page.waitForLoadState('networkidle');
    await hydrated(page);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** React sets its properties on an element when it hydrates it. */
const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const link = document.querySelector('header a');
    return link !== null && Object.keys(link).some((key) => key.startsWith('__reactProps'));
  });
