import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** Names of the stylesheets in a page as the server sends it, in order. */
async function sheetsFromServer({ page }: Site, path: string): Promise<string[]> {
  const html = await (await page.request.get(path, { headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0' } })).text();
  const head = html.slice(0, html.indexOf('</head>'));
  return [...head.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) => nameOf(tag));
}

const nameOf = (tag: string): string => /\/assets\/([a-z]+)[^"/.]*\.css["?]/.exec(tag)?.[1] ?? tag;

/** Names of the stylesheets that the browser has loaded. */
const loadedSheets = ({ page }: Site): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/([a-z]+)[^/.]*\.css(?:\?|$)/.exec(name)?.[1] ?? []),
  );

test("a shopper's pages load the site's stylesheet only", async ({ site }) => {
  for (const path of ['/', '/catalog', `/${shop.slug}`]) {
    expect(await sheetsFromServer(site, path), path).toEqual(['site']);
  }
  await site.open('/catalog');
  await expect.poll(() => loadedSheets(site)).toEqual(['site']);
});

test('the desk has its styles from its first frame, when entered from the shop and when opened', async ({ site }) => {
  await arriveAs(site, shop.owner, `/account/${shop.owner}`);
  await expect.poll(() => loadedSheets(site)).toEqual(['site']);
  const isStyled = site.page.evaluate(watchForDesk);
  await site.press(site.page.getByRole('link', { name: 'Кабинет магазина' }).first());
  expect(await isStyled).toBe(true);
  await expect.poll(() => loadedSheets(site)).toEqual(['site', 'own', 'select', 'rooms']);
  expect(await sheetsFromServer(site, `/my/shop/${shop.slug}/orders`)).toEqual(['site', 'own', 'select', 'rooms']);
});

/** Runs in the page: waits for the desk to appear, and returns whether its stylesheet was there already. */
function watchForDesk(): Promise<boolean> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('aside[aria-label="Кабинет магазина"]')) return;
      observer.disconnect();
      resolve([...document.styleSheets].some(({ href }) => href?.includes('/rooms-')));
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });
}
