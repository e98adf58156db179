import type { CDPSession, Page } from 'playwright';
import { pressFound } from './finger.ts';

/** What is pressed on a page, and the first element that only its outcome has. Both by CSS selectors. */
export interface FirstPress {
  path: string;
  /** Needed by pages of a person. */
  account?: 'shopper';
  target: string;
  /** Begins the text of the target. */
  text?: string;
  outcome: string;
}

const dialog = '[role=dialog]';

export const firstPresses: Record<string, FirstPress> = {
  'open the filters': {
    path: '/catalog',
    target: 'main button',
    text: 'Фильтры',
    outcome: `${dialog} a[rel=nofollow]`,
  },
  'choose the city': { path: '/catalog', target: 'button', text: 'Выберите город', outcome: `${dialog} input` },
  'sign in': { path: '/catalog', target: 'a[href*="auth="]', outcome: `${dialog} input` },
  'open the cart': { path: '/catalog', target: 'a[href$="panel=cart"]', outcome: dialog },
  'open settings': { path: '/my', account: 'shopper', target: 'a[href="/my/settings"]', outcome: 'main input' },
};

/** Lighthouse's preset for phones: 150 ms of latency, 1.6 Mbit/s. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

interface TimedWindow extends Window {
  benchPressed: Promise<number>;
}

/** What a press on a page has cost: the time until its outcome is there (ms), and the scripts loaded for it. */
export interface PressCost {
  ms: number;
  scripts: number;
}

/** Slows down the network of a page that is hydrated and idle, then presses and waits for the outcome. */
export async function timePress(page: Page, { target, text, outcome }: FirstPress): Promise<PressCost> {
  await page.locator(target).filter({ visible: true }).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const devTools = await page.context().newCDPSession(page);
  await slowDown(devTools);
  let scripts = 0;
  page.on('request', (request) => (scripts += request.resourceType() === 'script' ? 1 : 0));
  await page.evaluate(() => {
    (window as unknown as TimedWindow).benchPressed = new Promise((resolve) => {
      addEventListener('pointerup', () => resolve(performance.now()), { once: true, capture: true });
    });
  });
  await pressFound(page, target, text);
  const shown = await page.waitForFunction(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()) && performance.now(),
    outcome,
  );
  const [from, to] = [await pressed(page), await shown.jsonValue()];
  return { ms: Math.round(Number(to) - from), scripts };
}

const pressed = (page: Page) => page.evaluate(() => (window as unknown as TimedWindow).benchPressed);

async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', slowNetwork);
}
