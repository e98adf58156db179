import type { Locator } from '@playwright/test';
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
  await site.toast(refusal).getByRole('button', { name: 'Повторить' }).click();
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
  await expect(site.cards).toHaveCount(24);
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
