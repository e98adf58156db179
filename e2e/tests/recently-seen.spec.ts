import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const seenIn = ({ main }: Site) => main.getByRole('region', { name: 'Вы смотрели' });
const linksIn = (site: Site) => seenIn(site).locator('h3 a[href^="/products/"]');

const paths = ['/products/buket-iz-3-rozovykh-gortenziy', '/products/nabor-limonad-tyulpany-i-makarons'];

test('shows the products seen on this device, most recent first, and clears them on request', async ({ site }) => {
  const { page } = site;
  for (const path of paths) {
    await site.open(path);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('vetka.seen') !== null)).toBe(true);
  }
  await expect(linksIn(site), 'without the product of the page').toHaveCount(1);
  await expect(linksIn(site)).toHaveAttribute('href', paths[0] ?? '');
  await site.open('/catalog/search?search=велосипед');
  await expect(linksIn(site)).toHaveCount(2);
  const calls: string[] = [];
  page.on('request', (request) => void (request.url().includes('/products?ids=') && calls.push(request.url())));
  await site.open('/');
  await expect(linksIn(site).nth(0)).toHaveAttribute('href', paths[1] ?? '');
  await expect(linksIn(site).nth(1)).toHaveAttribute('href', paths[0] ?? '');
  expect(calls, 'one call for all').toHaveLength(1);
  await site.press(seenIn(site).getByRole('button', { name: 'Очистить просмотренное' }));
  await expect(seenIn(site)).toBeHidden();
  await page.reload();
  await site.waitForHydration();
  expect(await page.evaluate(() => localStorage.getItem('vetka.seen'))).toBeNull();
});
