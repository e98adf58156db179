import { randomInt } from 'node:crypto';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { shopAddress } from '../shop/address.ts';
import { failsFirstTry } from './firstTry.ts';
import { Site } from './site.ts';
import { watchContext, type Watch } from './watch.ts';

interface ShopFixtures {
  /** The page object of this test's browser. */
  site: Site;
  watch: Watch;
  /** Whether the cookie banner was accepted before the test; off in tests of the banner. */
  hasAcceptedCookies: boolean;
  /** Opens another browser context, with the same checks as the first. @param device a phone instead of the same size */
  anotherBrowser: (device?: 'phone') => Promise<Site>;
  isPhone: boolean;
  /** Fails the first try of a test that passed, if `firstTry.ts` says so. */
  firstTry: void;
}

/** The screen of a phone, for a second person. */
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** A unique client address per test: sign-ins and codes are rate limited by address. */
const someAddress = (isPhone: boolean) =>
  `10.${(isPhone ? 128 : 0) + randomInt(128)}.${randomInt(256)}.${randomInt(1, 255)}`;

async function acceptCookies(context: BrowserContext): Promise<void> {
  await context.addCookies([{ name: 'vetka_cookie_consent', value: '1', url: shopAddress().url }]);
}

/** The test fixture of all specs: fails a test on any unexpected browser error on the pages it visits. */
export const test = base.extend<ShopFixtures>({
  hasAcceptedCookies: [true, { option: true }],
  extraHTTPHeaders: async ({ isPhone }, use) => use({ 'x-forwarded-for': someAddress(isPhone) }),
  isPhone: async ({ viewport }, use) => use((viewport?.width ?? 0) < 768),
  firstTry: [
    async ({ isPhone: _isPhone }, use, testInfo) => {
      await use();
      if (!failsFirstTry || testInfo.retry > 0 || testInfo.status !== testInfo.expectedStatus) return;
      throw new Error('VETKA_FAIL_FIRST_TRY fails this test, so that it is tried again');
    },
    { auto: true },
  ],
  watch: async ({ context }, use) => {
    const watch = watchContext(context);
    await use(watch);
    expect(watch.problems, 'no unexpected browser errors').toEqual([]);
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
    await use(async (device) => {
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
        ...(device === 'phone' && phone),
      });
      await acceptCookies(context);
      const watch = watchContext(context);
      opened.push({ context, watch });
      return new Site(await context.newPage(), { isPhone: isPhone || device === 'phone', testInfo, watch });
    });
    for (const { context } of opened) await context.close();
    for (const { watch } of opened) expect(watch.problems, 'no unexpected browser errors').toEqual([]);
  },
});

export { expect };
