import { randomInt } from 'node:crypto';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { shopAddress } from '../shop/address.ts';
import { Site } from './site.ts';
import { watchContext, type Watch } from './watch.ts';

interface ShopFixtures {
  /** The window of this test's shopper. */
  site: Site;
  watch: Watch;
  /** The banner about cookies was accepted before; off for those who look at it. */
  hasAcceptedCookies: boolean;
  /** Another browser of another or the same person, watched like the first. */
  anotherBrowser: () => Promise<Site>;
  isPhone: boolean;
}

/** Far from everybody else: sign-ins and codes are counted by address. */
const someAddress = (isPhone: boolean) =>
  `10.${(isPhone ? 128 : 0) + randomInt(128)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function acceptCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'vetka_cookie_consent', value: '1', url: shopAddress().url }]);
}

/** Every test of the site: whatever page is visited, nothing may go wrong behind it. */
export const test = base.extend<ShopFixtures>({
  hasAcceptedCookies: [true, { option: true }],
  extraHTTPHeaders: async ({ isPhone }, use) => use({ 'x-forwarded-for': someAddress(isPhone) }),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  watch: async ({ context }, use) => {
    const watch = watchContext(context);
    await use(watch);
    expect(watch.problems, 'nothing goes wrong behind the pages').toEqual([]);
  },
  site: async ({ page, watch, isPhone, hasAcceptedCookies }, use, testInfo) => {
    if (hasAcceptedCookies) await acceptCookies(page.context());
    await use(new Site(page, { isPhone, testInfo, watch }));
  },
  anotherBrowser: async (
    { browser, contextOptions, isPhone, viewport, userAgent, hasTouch, isMobile },
    use,
    testInfo,
  ) => {
    const opened: { context: BrowserContext; watch: Watch }[] = [];
    await use(async () => {
      const context = await browser.newContext({
        ...contextOptions,
        baseURL: shopAddress().url,
        locale: 'ru-RU',
        timezoneId: 'Europe/Moscow',
        extraHTTPHeaders: { 'x-forwarded-for': someAddress(isPhone) },
        viewport,
        ...(userAgent && { userAgent }),
        hasTouch,
        isMobile,
      });
      await acceptCookies(context);
      const watch = watchContext(context);
      opened.push({ context, watch });
      return new Site(await context.newPage(), { isPhone, testInfo, watch });
    });
    for (const { context } of opened) await context.close();
    for (const { watch } of opened) expect(watch.problems, 'nothing goes wrong behind the pages').toEqual([]);
  },
});

export { expect };
