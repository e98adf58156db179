import type { CDPSession, Page } from 'playwright';
import { pressFound } from './finger.ts';
import { longFrames, type LongFrame } from './recording.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const more = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Показать ещё' });

/** Presses «Показать ещё» until all products are on the page. */
export async function showAll(page: Page): Promise<number> {
  while (await more(page).isVisible()) {
    const before = await cards(page).count();
    await more(page).tap();
    await cards(page).nth(before).waitFor();
  }
  return cards(page).count();
}

/** A flick of a finger (px): longer than the screen. Positive: down the page. */
const flick = 700;
const speed = 2500;

const swipe = (devTools: CDPSession, yDistance: number) =>
  devTools.send('Input.synthesizeScrollGesture', { x: 195, y: 420, yDistance, speed, gestureSourceType: 'touch' });

/** Long frames while a finger flicks through the page to its end. */
export async function scrollThrough(page: Page): Promise<LongFrame[]> {
  const devTools = await page.context().newCDPSession(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // The frames in which the last products were added, and found by Playwright, are not of scrolling.
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const screens = await page.evaluate((distance) => Math.ceil(document.body.scrollHeight / distance), flick);
  return longFrames(page, async () => {
    for (let screen = 0; screen < screens; screen += 1) await swipe(devTools, -flick);
  });
}

/** Long frames while a filter replaces the list. */
export async function filterAll(page: Page): Promise<LongFrame[]> {
  await toTop(page);
  return longFrames(page, () => chooseFilter(page));
}

export async function toTop(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page.waitForLoadState('networkidle');
}

/** Opens the filters, chooses one that finds some at every hour, and closes them. */
export async function chooseFilter(page: Page): Promise<void> {
  await pressFound(page, 'main button', 'Фильтры');
  await pressFound(page, '[role=dialog] a[rel=nofollow]', 'По себестоимости');
  await pressFound(page, '[role=dialog] button', 'Показать');
  await page.waitForLoadState('networkidle');
}
