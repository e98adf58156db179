import { addFrom, arriveToBuy, cardOf, sellers } from '../shopper/buying.ts';
import { brokenWords, forgetShifts, layoutShifts, overflow, watchShifts } from '../shopper/measures.ts';
import { signUp } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';
import type { Site } from '../shopper/site.ts';

const pages = ['/', '/catalog', '/catalog/bukety', '/popular', '/products/buket-iz-3-rozovykh-gortenziy'];
const ofShopsAndAuthors = [
  '/sad-na-pokrovke',
  '/sad-na-pokrovke/storefront',
  '/account/vika_m',
  '/articles',
  '/articles/kak-sokhranit-piony',
  '/shops',
  '/content',
];
const widths = { phone: [320, 390], desktop: [768, 820, 1024, 1440, 1680] };

/** At each width: nothing sticks out of the window, and nothing is so narrow that its words are broken. */
async function expectToFit({ page, isPhone }: Site, place: string): Promise<void> {
  const { height } = page.viewportSize()!;
  // Until their font has arrived, words are wider.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  for (const width of isPhone ? widths.phone : widths.desktop) {
    await page.setViewportSize({ width, height });
    expect.soft(await overflow(page), `${place} at ${width}`).toEqual({ by: 0, culprits: [] });
    expect.soft(await brokenWords(page), `${place} at ${width}`).toEqual([]);
  }
}

test('every page of a guest fits the window', async ({ site }) => {
  for (const path of [...pages, ...ofShopsAndAuthors]) {
    await site.open(path);
    await expectToFit(site, path);
  }
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await expectToFit(site, 'cart');
  await site.open('/?auth=sigin');
  await expect(site.signIn).toBeVisible();
  await expectToFit(site, 'sign-in');
});

test('the checkout, the settings and the purchases fit the window', async ({ site, isPhone }) => {
  await arriveToBuy(site, isPhone ? 'gleb-roses' : 'vika_m', '/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await site.open('/checkout');
  await expect(site.page.getByRole('radiogroup', { name: 'День' }).first()).toBeVisible();
  await expectToFit(site, 'checkout');
  await site.open('/my/settings');
  await expectToFit(site, 'settings');
  await site.openPurchases();
  await expectToFit(site, 'purchases');
});

test('nothing shifts while a page loads', async ({ site }) => {
  await watchShifts(site.page);
  for (const path of pages) {
    await site.openWhole(path);
    const { sum, moved } = await layoutShifts(site.page);
    expect.soft(sum, `${path}: ${moved.join('\n')}`).toBeLessThanOrEqual(0.02);
  }
});

test('the page stays where it is while a panel is open, and no stylesheet is added', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog');
  const scrolled = () => page.evaluate(() => scrollY);
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  const before = await sheets();
  await site.openCart();
  await page.mouse.move(10, 300);
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('Escape');
  expect(await sheets(), 'for a new one the browser searches the whole page').toBe(before);
  await expect(site.cart).toBeHidden();
  expect(await scrolled()).toBe(0);
  await expect(async () => {
    await page.mouse.wheel(0, 600);
    expect(await scrolled()).toBeGreaterThan(0);
  }).toPass();
});

test('nothing shifts when a panel or dialog opens and closes', async ({ site }) => {
  const { page } = site;
  await watchShifts(page);
  await site.openWhole('/catalog/bukety');
  await forgetShifts(page);
  await site.openCart();
  await site.cart.getByRole('button', { name: 'Закрыть' }).click();
  await expect(site.cart).toBeHidden();
  expect.soft(await layoutShifts(page), 'cart').toEqual({ sum: 0, moved: [] });
  await site.press(page.getByRole('link', { name: 'Войти', exact: true }));
  await expect(site.signIn).toBeVisible();
  expect(await layoutShifts(page), 'sign-in').toEqual({ sum: 0, moved: [] });
});

test('the breadcrumbs of a product do not overlap', async ({ site }) => {
  await site.open('/products/buket-iz-3-rozovykh-gortenziy');
  const crumbs = site.page.getByRole('navigation', { name: 'Хлебные крошки' }).getByRole('listitem');
  expect(await crumbs.count()).toBeGreaterThan(3);
  const spills = await crumbs.evaluateAll(
    (items) => items.filter((item) => item.scrollWidth > item.clientWidth).length,
  );
  expect(spills).toBe(0);
});

test('RTE-31: the settings are one column on a phone, and have section links beside them on desktop', async ({
  site,
  isPhone,
}) => {
  await signUp(site);
  const links = site.main.getByRole('navigation', { name: 'Разделы настроек' });
  if (isPhone) {
    await expect(links).toBeHidden();
  } else {
    const headings = site.main.getByRole('heading', { level: 2 });
    await expect(links.getByRole('link')).toHaveCount(await headings.count());
    await site.press(links.getByRole('link', { name: 'Реквизиты' }));
    await expect(site.main.getByRole('heading', { level: 2, name: 'Реквизиты' })).toBeInViewport();
    await expect(site.page).toHaveURL('/my/settings#profile-requisites');
  }
  expect((await overflow(site.page)).by).toBe(0);
});
