import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** Opens the catalogue, loads its second page, and scrolls to a product of that page. */
async function readOn(site: Site) {
  await site.open('/catalog?sort=cheaper');
  await site.press(site.main.getByRole('link', { name: 'Показать ещё' }));
  await expect(site.page).toHaveURL('/catalog?sort=cheaper&page=2');
  await expect(site.cards).toHaveCount(48);
  const card = site.cards.nth(37);
  const link = card.locator('a[href^="/products/"]');
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const href = (await link.getAttribute('href')) ?? '';
  return { link: site.main.locator(`a[href="${href}"]`), href };
}

const topOf = (link: ReturnType<Site['page']['locator']>) =>
  link.evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** The whole list is there, and the product is where it was on the screen. */
async function expectSamePlace(site: Site, link: ReturnType<Site['page']['locator']>, top: number) {
  await expect(site.cards).toHaveCount(48);
  await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(40);
}

test('returns to the same place of a list after «Показать ещё»: by «back», by «back» from a reloaded product, and after a reload', async ({
  site,
}) => {
  const { page } = site;
  const { link, href } = await readOn(site);
  const top = await topOf(link);
  const openProduct = async () => {
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  };
  const title = await link.innerText();
  await openProduct();
  await page.goBack();
  await expectSamePlace(site, link, top);

  await openProduct();
  await page.reload();
  await site.waitForHydration();
  await page.goBack();
  await expectSamePlace(site, link, top);

  await page.reload();
  await expectSamePlace(site, link, top);
  // Another document and back: the browser loads the list again.
  await page.goto('/api/v1/session');
  await page.goBack();
  await expectSamePlace(site, link, top);
});

test('going back while a product is still loading returns to the same place of the list', async ({ site }) => {
  const { page } = site;
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/api\/v1\/products\/[^/?]+$/, async (route) => {
    await released;
    await route.continue();
  });
  // Held back before the pointer can rest on a link, which loads the product in advance.
  const { link, href } = await readOn(site);
  const top = await topOf(link);
  await link.click();
  await expect(site.main.getByLabel('Загрузка'), 'the placeholder of a product').toBeVisible();
  await expect(page).toHaveURL(href);
  await page.goBack();
  await expectSamePlace(site, link, top);
  release();
  await page.unrouteAll({ behavior: 'wait' });
});
