import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('a shop opens the reviews of one kind by their address, and the order of the tabs says how many there are', async ({
  site,
}) => {
  const { page, main } = site;
  await arriveAs(site, 'florist', '/my/shop/myata-i-pion/reviews?filter=ALL');
  const tabs = main.getByRole('navigation', { name: 'Какие отзывы' });
  await expect(tabs.getByRole('link', { name: /^Все/ })).toHaveAttribute('aria-current', /./);
  await expect(main.getByRole('complementary', { name: 'Оценка магазина и товаров' })).toContainText(/\d,\d/);
  const count = Number(/\d+/.exec(await tabs.getByRole('link', { name: /^Ждут ответа/ }).innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  await site.press(tabs.getByRole('link', { name: /^Ждут ответа/ }));
  await expect(page).toHaveURL(/\/reviews$/);
  await expect(main.getByRole('article').first()).toBeVisible();
  await expect(main.getByRole('article').first().getByRole('button', { name: 'Пожаловаться' })).toBeVisible();
  await site.screenshot('reviews');
});

test('the rooms of the administration say how much waits in them', async ({ site, isPhone }) => {
  await arriveAs(site, 'admin', '/my/moderation/products');
  const { main } = site;
  const rooms = main.getByRole('navigation', { name: isPhone ? 'Разделы администрации' : 'Администрация' });
  // Other tests open disputes and decide them meanwhile.
  await expect(async () => {
    const answer = await site.page.request.get('/api/v1/moderation/waiting');
    const { DISPUTES } = (await answer.json()) as { DISPUTES: number };
    expect(DISPUTES).toBeGreaterThan(0);
    await site.open('/my/moderation/products');
    if (isPhone) await site.press(main.locator('summary'));
    await expect(rooms.getByRole('link', { name: /^Споры/ })).toContainText(String(DISPUTES), { timeout: 2000 });
  }).toPass();
  await site.screenshot('rooms');
});

test('the whole queue of the administration has every kind, the oldest first, with the keys of each', async ({
  site,
}) => {
  await arriveAs(site, 'admin', '/my/moderation');
  const { main, page } = site;
  await expect(page).toHaveURL(/\/moderation\/queue$/);
  const cards = main.getByRole('article');
  // Other tests complain and decide meanwhile.
  await expect(async () => {
    await page.reload();
    const counts = (await (await page.request.get('/api/v1/moderation/waiting')).json()) as Record<string, number>;
    const total = ['SHOPS', 'PRODUCTS', 'COMPLAINTS', 'DISPUTES'].reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
    await expect(cards).toHaveCount(total, { timeout: 5000 });
  }).toPass();
  await site.waitForHydration();
  const first = main.getByRole('article', { name: /^Товар: / }).first();
  const product = main.getByRole('article', { name: (await first.getAttribute('aria-label')) ?? '', exact: true });
  await expect(main.getByRole('article', { name: /^Спор: / }).first()).toBeVisible();
  await expect(async () => {
    await product.focus();
    await page.keyboard.press('r');
    await expect(product.getByRole('textbox')).toBeVisible({ timeout: 1000 });
  }).toPass();
  await site.screenshot('whole-queue');
  await site.press(product.getByRole('link', { name: 'Ссылка на карточку' }));
  await expect(main.getByRole('heading', { level: 1, name: 'Товар на проверке' })).toBeVisible();
  await expect(page).toHaveURL(/\/moderation\/products\/\d+$/);
  await expect(cards).toHaveCount(1);
  await site.screenshot('one-entry');
  await site.follow(main.getByRole('link', { name: 'Все товары на проверке' }), '/my/moderation/products');
});
