import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

/** How far below the top of the bar the focused element ends (px). */
const overlap = (name: string) => {
  const bar = document.querySelector(`[aria-label="${name}"]`);
  const focused = document.activeElement;
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return null;
  return focused.getBoundingClientRect().bottom - bar.getBoundingClientRect().top;
};

test.describe('@phone', () => {
  for (const [path, name, login] of [
    ['/catalog', 'Разделы', null],
    ['/products/buket-iz-3-rozovykh-gortenziy', 'Покупка', null],
    [`/my/shop/${shop.slug}/products`, 'Разделы', shop.owner],
  ] as const) {
    test(`Tab on ${path} leaves no focused element under «${name}»`, async ({ site }) => {
      const { page } = site;
      if (login) await arriveAs(site, login, path);
      else await site.open(path);
      await expect(page.locator(`[aria-label="${name}"]`)).toBeVisible();
      const found: number[] = [];
      for (let press = 0; press < 40; press += 1) {
        await page.keyboard.press('Tab');
        const below = await page.evaluate(overlap, name);
        if (below !== null) found.push(below);
      }
      expect(found.length).toBeGreaterThan(20);
      expect(Math.max(...found)).toBeLessThanOrEqual(0);
    });
  }
});

test.describe('@phone, before the consent', () => {
  test.use({ hasAcceptedCookies: false });

  test('the cookie banner stands above the bar of a product page', async ({ site }) => {
    const { page } = site;
    await site.open('/products/buket-iz-3-rozovykh-gortenziy');
    const banner = await page.getByRole('region', { name: 'Согласие на cookie' }).boundingBox();
    const bar = await page.getByRole('group', { name: 'Покупка' }).boundingBox();
    expect((banner?.y ?? 0) + (banner?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});
