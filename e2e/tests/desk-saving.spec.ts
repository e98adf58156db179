import { arriveAs } from '../shopper/signingIn.ts';
import { shop } from '../shopper/desk.ts';
import { expect, test } from '../shopper/test.ts';

const room = `/my/shop/${shop.slug}`;

test('a draft saves what is typed during a save, and again after a lost connection', async ({ site }) => {
  site.watch.allow(/ERR_FAILED|Failed to load/);
  const { page, main } = site;
  const title = `Букет «Черновик ${Date.now() % 100_000}»`;
  await arriveAs(site, shop.owner, `${room}/products/new`);
  await main.getByLabel('Название').fill(title);
  await site.press(main.getByRole('button', { name: 'Создать черновик' }));
  await expect(page).toHaveURL(/\/products\/\d+$/);
  const care = main.getByLabel('Уход');
  const isEdit = (url: URL) => /\/products\/\d+$/.test(url.pathname);

  const late = Promise.withResolvers<void>();
  const first = page.waitForRequest((request) => request.method() !== 'GET' && isEdit(new URL(request.url())));
  await page.route(isEdit, async (route) => {
    if (route.request().method() !== 'GET') await late.promise;
    await route.continue();
  });
  await care.fill('Подрезать');
  await first;
  await care.fill('Подрезать и поставить в воду');
  // The timer of the second change ends while the first save is still on its way.
  await page.waitForTimeout(1500);
  late.resolve();
  await expect(main.getByText(/^Сохранено в/)).toBeVisible();
  await page.unroute(isEdit);
  await page.reload();
  await expect(care).toHaveValue('Подрезать и поставить в воду');

  let isLost = false;
  await page.route(isEdit, (route) => {
    if (route.request().method() === 'GET') return route.continue();
    isLost = true;
    return route.abort();
  });
  await care.fill('Менять воду');
  await expect(main.getByText(/^Не сохранено\. /)).toBeVisible();
  expect(isLost).toBe(true);
  await page.unroute(isEdit);
  await expect(main.getByText(/^Сохранено в/)).toBeVisible({ timeout: 40_000 });
  await page.reload();
  await expect(care).toHaveValue('Менять воду');
});

test('working hours stay as they are typed until they are saved, and say so @desktop', async ({ site }) => {
  site.watch.allow(/502|Failed to load/);
  const { page, main } = site;
  await arriveAs(site, shop.owner, `${room}/settings`);
  const round = main.getByRole('checkbox', { name: 'Круглосуточно' });
  const save = main.getByRole('button', { name: 'Сохранить часы' });
  const wasRound = await round.isChecked();
  const settings = `**/desk/${shop.slug}/settings`;
  await page.route(settings, (route) =>
    route.request().method() === 'GET'
      ? route.continue()
      : route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad' }),
  );
  // The box itself is hidden behind its picture.
  await round.press('Space');
  await expect(round).toBeChecked({ checked: !wasRound });
  await save.click();
  await expect(save).toBeEnabled();
  await expect(round, 'what was typed stays').toBeChecked({ checked: !wasRound });
  await expect(save).toBeFocused();
  await page.unroute(settings);
  await save.click();
  await expect(site.toast('Часы сохранены')).toBeVisible();
  await expect(save).toBeFocused();
  await expect(round).toBeChecked({ checked: !wasRound });
  const restored = page.waitForResponse(
    (answer) => answer.url().endsWith(`/desk/${shop.slug}/settings`) && answer.request().method() !== 'GET',
  );
  await round.press('Space');
  await save.click();
  expect((await restored).ok()).toBe(true);
});
