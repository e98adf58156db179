import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../shopper/test.ts';
import type { Site } from '../shopper/site.ts';
import { holdScripts, slowPhone } from '../shopper/slowPhone.ts';

// The CPU is throttled six times, on a machine that is busy with other tests.
test.describe.configure({ timeout: 180_000 });
const patience = { timeout: 60_000 };

interface EarlyPress {
  what: string;
  path: string;
  control: (site: Site) => Locator;
  /** Asserts the result of the press; `calls` returns the write requests made since. */
  outcome: (site: Site, calls: () => string[]) => Promise<void>;
  /** Set where the control exists on one kind of screen only. */
  only?: 'phone' | 'desktop';
  /** Shows the cookie banner, which may cover other controls. */
  hasBanner?: true;
  /** Also pressed when the page is hydrated but the control's part is not. */
  isLate?: true;
}

const product = '/products/buket-iz-3-rozovykh-gortenziy';
const banner = ({ page }: Site) => page.getByRole('region', { name: 'Согласие на cookie' });
/** A guest who presses the heart signs in first. */
const asksToSignIn = async (site: Site) => {
  await expect(site.signIn).toBeVisible(patience);
};
const inCart = async (site: Site, calls: () => string[]) => {
  await expect(site.toasts.getByRole('listitem')).toHaveCount(1, patience);
  expect(calls().filter((call) => call.includes('/cart'))).toHaveLength(1);
};

const presses: EarlyPress[] = [
  {
    what: '«Хорошо» of the cookie banner',
    hasBanner: true,
    isLate: true,
    path: '/',
    control: (site) => banner(site).getByRole('button', { name: 'Хорошо' }),
    outcome: async (site, calls) => {
      await expect(banner(site)).toBeHidden(patience);
      await expect.poll(() => calls().filter((call) => call.includes('cookie')), patience).toHaveLength(1);
    },
  },
  {
    what: '«В корзину» of a card',
    isLate: true,
    path: '/catalog',
    control: (site) => site.cards.getByRole('button', { name: /^В корзину/ }).first(),
    outcome: inCart,
  },
  {
    what: '«В корзину» of a product page',
    path: product,
    control: (site) => site.page.getByRole('button', { name: 'В корзину', exact: true }).filter({ visible: true }),
    outcome: inCart,
  },
  {
    what: 'the heart of a card',
    isLate: true,
    path: '/catalog',
    control: (site) => site.cards.getByRole('button', { name: 'В избранное' }).first(),
    outcome: asksToSignIn,
  },
  {
    what: 'the city in the header',
    path: '/',
    control: (site) => site.page.getByRole('button', { name: 'Выберите город' }).filter({ visible: true }),
    outcome: async (site) => expect(site.dialog('Куда везти цветы')).toBeVisible(patience),
  },
  {
    what: 'the cart',
    path: '/',
    control: (site) => site.cartLink,
    outcome: async (site) => expect(site.cart).toBeVisible(patience),
  },
  {
    what: '«Фильтры»',
    path: '/catalog',
    only: 'phone',
    control: (site) => site.page.getByRole('button', { name: 'Фильтры' }),
    outcome: async (site) => expect(site.dialog('Фильтры')).toBeVisible(patience),
  },
  {
    what: 'a filter',
    path: '/catalog',
    only: 'desktop',
    control: (site) => site.main.getByRole('link', { name: /Мята и пион/ }).first(),
    outcome: async ({ page }) => expect(page).toHaveURL(/service=myata-i-pion/, patience),
  },
  {
    what: '«Показать ещё»',
    path: '/catalog',
    control: (site) => site.main.getByRole('link', { name: 'Показать ещё' }),
    outcome: async ({ page }) => expect(page).toHaveURL(/page=2/, patience),
  },
  {
    what: 'a theme',
    isLate: true,
    path: '/',
    control: (site) => site.page.locator('label').filter({ has: site.page.getByRole('radio', { name: 'Тёмная' }) }),
    outcome: async ({ page }) => expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', patience),
  },
];

const writes = (page: Page) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return () => calls;
};

/** Chunks of the parts that hydrate later than the page. */
const lateParts = /\/assets\/(?:shell|goods|ProductFirstScreen|CatalogToolbarPart|CatalogFilterRail)-/;

/** Waits until React has hydrated the document, except the parts whose code is held back. */
const rootIsHydrated = (page: Page) =>
  page.waitForFunction(
    () => Object.keys(document.documentElement).some((key) => key.startsWith('__reactProps')),
    undefined,
    patience,
  );

/** Opens the page without waiting for its code. The cookie banner is accepted beforehand unless it is the subject. */
async function openPage({ page }: Site, { path, hasBanner }: EarlyPress): Promise<void> {
  if (hasBanner) await page.context().clearCookies({ name: 'vetka_cookie_consent' });
  await page.goto(path, { waitUntil: 'commit' });
}

for (const press of presses) {
  const { what, control, outcome, only, isLate } = press;
  const width = only === 'desktop' ? 'desktop' : 'phone';
  test(`${what}: a press before any code has loaded works once @${width}`, async ({ site }) => {
    site.watch.allow(/401/);
    const calls = writes(site.page);
    // A slow phone hydrates in many small steps, which matters for parts that hydrate late.
    const hold = isLate ? slowPhone : holdScripts;
    const scripts = await hold(site.page, /\/assets\//);
    await openPage(site, press);
    await control(site).click({ ...patience, noWaitAfter: true });
    scripts.release();
    await outcome(site, calls);
    await expect(site.page.locator('[data-pressed-early]')).toHaveCount(0);
  });
}

for (const press of presses.filter(({ isLate }) => isLate)) {
  const { what, control, outcome } = press;
  test(`${what}: a press before the code of its part has loaded works once @phone`, async ({ site }) => {
    site.watch.allow(/401/);
    const calls = writes(site.page);
    const scripts = await holdScripts(site.page, lateParts);
    await openPage(site, press);
    await rootIsHydrated(site.page);
    await control(site).click({ ...patience, noWaitAfter: true });
    scripts.release();
    await outcome(site, calls);
    await expect(site.page.locator('[data-pressed-early]')).toHaveCount(0);
  });
}

test('an early press gets feedback at once, and repeated presses count once @phone', async ({ site }) => {
  const calls = writes(site.page);
  const scripts = await holdScripts(site.page, /\/assets\//);
  await site.page.goto('/catalog', { waitUntil: 'commit' });
  const button = site.cards.getByRole('button', { name: /^В корзину/ }).first();
  await button.click(patience);
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await button.click();
  scripts.release();
  await inCart(site, calls);
});

test('the filters open as soon as their code has arrived, without waiting for a timer @phone', async ({ site }) => {
  const { page } = site;
  await page.clock.install();
  const scripts = await holdScripts(page, /\/FilterSheet-/);
  await site.open('/catalog');
  await rootIsHydrated(page);
  const button = site.main.getByRole('button', { name: 'Фильтры' });
  await button.scrollIntoViewIfNeeded();
  // From here on no timer fires. React delays suspended components by one of 300 ms.
  await page.clock.pauseAt(Date.now() + 60_000);
  await button.click();
  scripts.release();
  await expect(page.getByRole('dialog', { name: 'Фильтры' })).toBeVisible();
});
