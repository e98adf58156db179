import type { Locator, Page, Request, Route } from '@playwright/test';
import { shop } from '../shopper/desk.ts';
import { ofAdministration, ofPerson, ofShop } from '../shopper/rooms.ts';
import { holdEvents } from '../shopper/late.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

/** «Показать ещё»: a link on lists with URLs, otherwise a button. */
const more = (place: Locator): Locator => place.locator('a, button').filter({ hasText: /^Показать ещё$/ });

const refusal = 'Список не читается';

/** The second page fails once with a message; «Повторить» in the toast loads it. */
async function failOnce(site: Site, place: Locator, call: RegExp): Promise<void> {
  site.watch.allow(/500/);
  await site.page.route(call, (route) => route.fulfill({ status: 500, json: { message: refusal } }), { times: 1 });
  await site.press(more(place));
  await expect(site.toast(refusal)).toBeVisible();
  await site.pressInToast(refusal, 'Повторить');
  await expect(site.toast(refusal)).toHaveCount(0);
}

/** Shrinks the page size of a list, so that a few items make several pages. */
const shrink = ({ page }: Site, call: RegExp, take: number) =>
  page.route(call, (route) =>
    route.fallback({
      url: route
        .request()
        .url()
        .replace(/take=\d+/, `take=${take}`),
    }),
  );

test('a catalogue page that fails to load offers «Повторить», and the URL keeps the page number', async ({ site }) => {
  const { page } = site;
  for (const path of ['/catalog', '/popular']) {
    await site.open(path);
    await expect(site.cards).toHaveCount(24);
    await failOnce(site, site.main, /\/api\/v1\/.*page=2/);
    await expect(site.cards, path).toHaveCount(48);
    await expect(page).toHaveURL(`${path}?page=2`);
    await expect(site.main.getByRole('status').filter({ hasText: 'Показано 48 из' })).toBeVisible();
  }
  await page.reload();
  // The server sends the page of the URL; the earlier ones follow.
  await expect(site.cards).toHaveCount(48);
  await expect(site.main.getByRole('status').filter({ hasText: 'Показано 48 из' })).toBeVisible();
});

test('further purchases that fail to load offer «Повторить»', async ({ site }) => {
  await shrink(site, /\/api\/v1\/orders\?/, 2);
  await arriveAs(site, 'shopper');
  await site.openPurchases();
  const orders = site.purchases.getByRole('region');
  await expect(orders).toHaveCount(2);
  await failOnce(site, site.purchases, /\/api\/v1\/orders\?.*page=2/);
  await expect(orders).toHaveCount(4);
});

test('further comments that fail to load offer «Повторить»', async ({ site }) => {
  const { page } = site;
  await shrink(site, /\/api\/v1\/content\/\d+\/comments\?/, 1);
  await site.open('/content');
  const talkedAbout = site.main
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: 'Комментариев' }) })
    .filter({ hasText: 'Сад на Покровке' });
  await site.press(talkedAbout.first().getByRole('link').first());
  const dialog = site.dialog(/^Фото/);
  await expect(dialog.getByText('Показано 1 из')).toBeVisible();
  await failOnce(site, dialog, /\/api\/v1\/content\/\d+\/comments\?.*page=2/);
  await expect(dialog.getByText('Показано 2 из')).toBeVisible();
});

/** Requests of the frame, of the page's head, of counts and of the menu of saved views, which no room waits for. */
const besides = /\/api\/v1\/(desk$|(seo|rooms|notices|moderation\/waiting|desk\/[^/]+\/(events|settings|views))\b)/;

const isOfRoom = (request: Request): boolean => {
  const { pathname } = new URL(request.url());
  return pathname.startsWith('/api/v1/') && request.method() === 'GET' && !besides.test(pathname);
};

/** The room of imports requests its list late, sometimes after the next room has opened. No other room requests it. */
const isOfImport = (pathname: string, path: string): boolean =>
  pathname.endsWith('/product-imports') && !path.endsWith('/import');

/** Waits until nothing has been loaded for half a second, so that late requests are not counted for the next room. */
function watchLoading(page: Page): () => Promise<void> {
  const loading = new Set<Request>();
  let changedAt = 0;
  const note = (request: Request, isLoading: boolean) => {
    // A part whose code arrives late asks late as well.
    if (!isOfRoom(request) && request.resourceType() !== 'script') return;
    if (isLoading) loading.add(request);
    else loading.delete(request);
    changedAt = Date.now();
  };
  page.on('request', (request) => note(request, true));
  page.on('requestfinished', (request) => note(request, false));
  page.on('requestfailed', (request) => note(request, false));
  const isQuiet = () => loading.size === 0 && Date.now() - changedAt > 500;
  return () => expect.poll(isQuiet, { message: 'the room has loaded', intervals: [100] }).toBe(true);
}

/** All requests of a room fail while it opens; it reports this under its heading, and loads after «Повторить». */
async function expectRetry({ page, main }: Site, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.textContent();
  const failed = new Set<string>();
  const fail = async (route: Route) => {
    const { pathname } = new URL(route.request().url());
    if (!isOfRoom(route.request()) || isOfImport(pathname, path)) return route.fallback();
    failed.add(pathname);
    return route.fulfill({ status: 500, json: { message: refusal } });
  };
  await page.route('**/api/v1/**', fail);
  // As a link does: without the server.
  await page.evaluate((to) => history.pushState({}, '', to), path);
  // The URL changes at once; the previous room stays until the next one has been loaded.
  await expect(heading, path).not.toHaveText(before ?? '');
  const retry = page.getByRole('button', { name: /^(Повторить|Попробовать ещё раз)$/ });
  await expect(main.locator('[aria-busy="true"]'), path).toHaveCount(0);
  await expect(heading, path).toHaveCount(1);
  // A room that only has forms makes no requests.
  if (failed.size > 0) await expect(retry.first(), `${path}: ${[...failed].join(', ')}`).toBeVisible();
  await page.unroute('**/api/v1/**', fail);
  await expect(async () => {
    // With the keyboard: a pointer that rests over a link preloads another room.
    for (const button of await retry.all()) await button.press('Enter', { timeout: 2000 });
    await expect(retry).toHaveCount(0, { timeout: 2000 });
  }, path).toPass();
  await expect(heading, path).toHaveCount(1);
}

const rooms: [name: string, login: string, start: string, paths: string[]][] = [
  ['a shop', shop.owner, `/my/shop/${shop.slug}/more`, ofShop],
  ['the administration', 'admin', '/my/moderation/people', ofAdministration],
  ['a person', 'shopper', '/my/settings', ofPerson],
];

/** Paths that lead to another room. */
const leadOn = ['/my', '/my/moderation', '/my/shop', '/my/shop/new', '/my/deleted', `/my/shop/${shop.slug}`];

for (const [name, login, start, paths] of rooms) {
  test(`every room of ${name} that cannot load says so and offers a retry @desktop`, async ({ site }) => {
    test.setTimeout(180_000);
    // React logs the error of a page that it replaces as a whole.
    site.watch.allow(/500|ApiError/);
    await holdEvents(site);
    await arriveAs(site, login, start);
    await site.page.mouse.move(0, 0);
    const loaded = watchLoading(site.page);
    for (const path of paths) {
      if (path === start || leadOn.includes(path)) continue;
      await loaded();
      await expectRetry(site, path);
    }
  });
}

test('each section of the settings that fails to load alone says so, and does not look empty', async ({ site }) => {
  const { page, main } = site;
  site.watch.allow(/500/);
  await arriveAs(site, 'shopper', '/content');
  const sections = /\/api\/v1\/(profile\/(addresses|sessions|restrictions)|users\/[^/]+)$/;
  await page.route(sections, (route) => route.fulfill({ status: 500, json: { message: refusal } }));
  await page.evaluate(() => history.pushState({}, '', '/my/settings'));
  const retry = main.getByRole('button', { name: 'Повторить' });
  const titles = ['Рассказ о себе', 'Адреса', 'Скрытые и заблокированные', 'Устройства'];
  for (const name of titles) {
    await expect(main.getByRole('region', { name }).getByRole('button', { name: 'Повторить' }), name).toBeVisible();
  }
  await expect(retry).toHaveCount(4);
  await page.unroute(sections);
  await expect(async () => {
    for (const button of await retry.all()) await button.press('Enter', { timeout: 2000 });
    await expect(retry).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  for (const name of titles) await expect(main.getByRole('heading', { name }), name).toBeVisible();
});

test('a page of a shop or of a person that fails to load keeps one main heading', async ({ site }) => {
  const { page } = site;
  site.watch.allow(/500|ApiError/);
  const call = /\/api\/v1\/(?!seo).*articles/;
  for (const start of [`/${shop.slug}`, '/account/shopper']) {
    const path = `${start}/articles`;
    await site.open(start);
    await page.route(call, (route) => route.fulfill({ status: 500, json: { message: refusal } }));
    await page.evaluate((to) => history.pushState({}, '', to), path);
    await expect(site.main.getByRole('button', { name: /^(Повторить|Попробовать ещё раз)$/ }), path).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await page.unroute(call);
  }
});
