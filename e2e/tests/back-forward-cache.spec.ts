import { chromium, type Page } from '@playwright/test';
import { shopAddress } from '../shop/address.ts';
import { chromiumPath, launchChromium } from '../shopper/chromium.ts';
import { expect, test } from '../shopper/test.ts';

/** Why a page was not restored: `PageSupportNeeded` is what the page itself can avoid. */
interface Explanation {
  type: 'SupportPending' | 'PageSupportNeeded' | 'Circumstantial';
  reason: string;
}

/** A Chromium with the cache, which Playwright switches off. The headless shell has none, but still lists the reasons. */
const launch = () => {
  const { args = [], ...options } = launchChromium(process.env['HEADLESS_SHELL_PATH'] ?? chromiumPath);
  return chromium.launch({
    ...options,
    args: [...args, '--enable-features=BackForwardCache'],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
};

/** Leaves a page for another document, and goes back. Returns why the page was not restored; empty if it was. */
async function leaveAndReturn(page: Page, elsewhere: string): Promise<Explanation[]> {
  await page.evaluate(() => addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.enable');
  const explained = new Promise<Explanation[]>((resolve) => {
    devTools.once('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => resolve(notRestoredExplanations));
  });
  await page.goto(elsewhere);
  await page.goBack();
  // Waits through the change of documents, which may still be under way.
  const restored = page
    .waitForFunction(() => 'persisted' in window)
    .then(
      () => [],
      () => explained,
    );
  return Promise.race([restored, explained]);
}

for (const login of [undefined, 'shopper'] as const) {
  test(`nothing on a page prevents the back/forward cache: ${login ? 'signed in' : 'a guest'}`, async () => {
    const { url } = shopAddress();
    const browser = await launch();
    try {
      const context = await browser.newContext({ baseURL: url });
      if (login) {
        const data = { login, password: 'vetka-demo' };
        const answer = await context.request.post('/api/v1/auth/by-password', { data, headers: { origin: url } });
        expect(answer.ok()).toBe(true);
      }
      const page = await context.newPage();
      // The connection is open once the server has sent something.
      const greeted = login && page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framereceived'));
      await page.goto('/catalog');
      await page.waitForLoadState('networkidle');
      await greeted;
      const product = await page.locator('main a[href^="/products/"]').first().getAttribute('href');
      const explanations = await leaveAndReturn(page, product ?? '');
      expect(explanations.filter(({ type }) => type !== 'Circumstantial')).toEqual([]);
    } finally {
      await browser.close();
    }
  });
}
