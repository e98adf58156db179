import { cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { Cuts, lost } from '../shopper/cuts.ts';
import { expect, test } from '../shopper/test.ts';

test('a filter that fails offline leaves the list and the choice, and is applied by «Повторить» or with the network', async ({
  site,
  isPhone,
}) => {
  const { page, main } = site;
  const cuts = await Cuts.of(site);
  await site.open('/catalog/bukety');
  // The list below an open sheet is hidden from screen readers.
  const first = page.locator('main article').first().getByRole('heading', { includeHidden: true });
  const title = (await first.textContent()) ?? '';
  if (isPhone) await site.press(page.getByRole('button', { name: /^Фильтры/ }));
  const place = isPhone ? site.dialog('Фильтры') : main;
  await expect(place).toBeVisible();
  const choose = (name: RegExp) => site.press(place.getByRole('link', { name }).first());
  const isFailed = async (chosen: RegExp) => {
    await expect(place.getByRole('alert')).toContainText(lost);
    await expect(place.getByRole('link', { name: chosen }).first()).toHaveAttribute('aria-current', 'true');
    await expect(first).toHaveText(title);
  };
  await cuts.offline(async () => {
    await choose(/^Доставят сегодня/);
    await isFailed(/^Доставят сегодня/);
    await site.screenshot('filter-lost');
    await place.getByRole('button', { name: 'Повторить' }).click();
    await isFailed(/^Доставят сегодня/);
  });
  await expect(page, 'without a press, once the network is back').toHaveURL('/catalog/bukety?deliveryToday=true');
  await expect(page.getByRole('alert')).toBeHidden();

  await page.route('**/api/v1/**deliveryToday=true*costPrice=true*', (route) => route.abort('connectionreset'));
  await page.route('**/api/v1/**costPrice=true*deliveryToday=true*', (route) => route.abort('connectionreset'));
  await choose(/^По себестоимости/);
  await expect(place.getByRole('alert')).toContainText(lost);
  await page.unrouteAll();
  await place.getByRole('button', { name: 'Повторить' }).click();
  await expect(page).toHaveURL(/costPrice=true/);
  await expect(place.getByRole('alert')).toBeHidden();
});

test('a page that fails offline shows the reason, and loads when the network is back', async ({ site }) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await site.open('/catalog/bukety');
  const card = cardOf(site, sellers.first);
  const title = await titleOf(card);
  await cuts.offline(async () => {
    await site.press(card.getByRole('link', { name: title }));
    await expect(page.getByRole('heading', { level: 1, name: 'Нет связи' })).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(1);
    await site.screenshot('no-network');
  });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('a part whose code is lost offline leaves the page as it is, and opens when the network is back @phone', async ({
  site,
}) => {
  const { page, main } = site;
  const cuts = await Cuts.of(site);
  // Not even ahead of the press.
  await page.route(/FilterSheet/, (route) => route.abort());
  await site.open('/catalog/bukety');
  const filters = page.getByRole('button', { name: /^Фильтры/ });
  // The browser remembers the failed import, so the page is loaded again when the network is back.
  const reloaded = page.waitForEvent('load');
  await cuts.offline(async () => {
    await site.press(filters);
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/букеты/i);
    await expect(site.cards.first()).toBeVisible();
  });
  await reloaded;
  await page.unroute(/FilterSheet/);
  await site.press(filters);
  await expect(site.dialog('Фильтры')).toBeVisible();
});
