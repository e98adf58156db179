import { expect, test } from '../shopper/test.ts';

/** Every page of reading: what it is, where it lies, and what its heading says. */
const pages: readonly { ids: string; path: string; heading: string | RegExp }[] = [
  { ids: 'RTE-02', path: '/users', heading: 'Люди' },
  { ids: 'RTE-07', path: '/cost-price', heading: 'По себестоимости' },
  { ids: 'RTE-08', path: '/docs', heading: 'Документы' },
  { ids: 'RTE-09', path: '/docs/price', heading: 'Цены и оплата' },
  { ids: 'RTE-10', path: '/docs/terms', heading: 'Пользовательское соглашение' },
  { ids: 'RTE-11', path: '/docs/police', heading: 'Политика обработки персональных данных' },
  { ids: 'RTE-12', path: '/docs/consent-cookie', heading: 'Согласие на использование файлов cookie' },
  { ids: 'RTE-13', path: '/docs/privacy-consent', heading: 'Согласие на обработку персональных данных' },
  { ids: 'RTE-14', path: '/docs/consent-registration', heading: 'Согласие при регистрации' },
  { ids: 'RTE-15', path: '/shops', heading: 'Магазины' },
  { ids: 'RTE-16', path: '/shops/content', heading: 'Фото магазинов' },
  { ids: 'RTE-17', path: '/shops/articles', heading: 'Статьи магазинов' },
  { ids: 'RTE-18', path: '/content/feed', heading: 'Лента' },
  { ids: 'RTE-19', path: '/content', heading: 'Фото' },
  { ids: 'RTE-23', path: '/articles', heading: 'Статьи' },
  { ids: 'RTE-24', path: '/articles/kak-sokhranit-piony', heading: 'Как сохранить пионы свежими десять дней' },
  { ids: 'RTE-26', path: '/myata-i-pion', heading: 'Мята и пион' },
  { ids: 'RTE-27', path: '/myata-i-pion/content', heading: 'Мята и пион' },
  { ids: 'RTE-28', path: '/myata-i-pion/articles', heading: 'Мята и пион' },
  { ids: 'RTE-29', path: '/myata-i-pion/bukety', heading: 'Мята и пион' },
  { ids: 'RTE-30', path: '/myata-i-pion/storefront', heading: 'Мята и пион' },
  { ids: 'RTE-32', path: '/account/shopper', heading: 'Анна Лебедева' },
  { ids: 'RTE-33', path: '/account/shopper/articles', heading: 'Анна Лебедева' },
  { ids: 'RTE-34', path: '/account/shopper/subscribers', heading: 'Анна Лебедева' },
  { ids: 'RTE-35', path: '/account/shopper/subscriptions', heading: 'Анна Лебедева' },
  { ids: 'RTE-36', path: '/account/shopper/subscriptions/services', heading: 'Анна Лебедева' },
  { ids: 'RTE-39', path: '/subscription-cost-products', heading: 'Товары по себестоимости' },
];

for (const { ids, path, heading } of pages) {
  test(`${ids}: ${path} is a page`, async ({ site }) => {
    const { page } = site;
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    const width = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(width, 'nothing sticks out').toBeLessThanOrEqual(0);
  });
}

test.describe('what is not found', () => {
  test.beforeEach(({ watch }) => watch.allow(/404/));

  test('RTE-25: an article with a space in its name is refused by its path', async ({ site: { page } }) => {
    const answer = await page.goto('/articles/a%20b');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found: /articles/a b' })).toBeVisible();
  });

  test('RTE-26, RTE-29: neither a page nor a shop, and no category of the shop', async ({ site: { page } }) => {
    for (const path of ['/net-takogo-magazina', '/myata-i-pion/net-takogo-razdela']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByText('Page not found')).toBeVisible();
    }
  });
});

test('RTE-30, RTE-40: the storefront is no category, and pages of the site are no shops', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/myata-i-pion/storefront');
  await expect(main.getByRole('heading', { level: 2, name: 'Витрина' })).toBeVisible();
  await page.goto('/shops');
  await expect(main.getByRole('link', { name: /Мята и пион/ })).toBeVisible();
});

test('RTE-42, RTE-45: «Показать ещё» counts the pages in the address', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/articles');
  await site.comesToLife();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(12);
  await main.getByRole('link', { name: 'Показать ещё' }).click();
  await expect(page).toHaveURL('/articles?page=2');
  await expect(cards).toHaveCount(15);
});

test('RTE-43, RTE-44: another author is another query, without the page', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/content?page=2');
  await main.getByRole('navigation', { name: 'Авторы' }).getByRole('link', { name: 'Люди' }).click();
  await expect(page).toHaveURL('/content?authorType=USER');
});

test('RTE-46: photographs and articles of each section are its own', async ({ site }) => {
  const { page, main } = site;
  for (const [path, photos, articles] of [
    ['/content', '/content', '/articles'],
    ['/shops', '/shops/content', '/shops/articles'],
    ['/myata-i-pion', '/myata-i-pion/content', '/myata-i-pion/articles'],
    ['/account/shopper', '/account/shopper', '/account/shopper/articles'],
  ] as const) {
    await page.goto(path);
    const tabs = main.getByRole('navigation', { name: /^Разделы/ });
    await expect(tabs.getByRole('link', { name: /^Фото/ })).toHaveAttribute('href', photos);
    await expect(tabs.getByRole('link', { name: /^Статьи/ })).toHaveAttribute('href', articles);
  }
});
