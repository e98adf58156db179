import { arriveAs } from '../shopper/signingIn.ts';
import { overflow } from '../shopper/measures.ts';
import { expect, test } from '../shopper/test.ts';
import type { Site } from '../shopper/site.ts';

/** The statement that requires a page, its path, its heading, and its title where it differs. */
type Known = readonly [id: string, path: string, heading: string, title?: string];

/** Opens the pages one after another: each answers 200, has its heading and title, and fits the window. */
async function expectPages({ page }: Site, pages: readonly Known[]): Promise<void> {
  for (const [id, path, heading, title = heading] of pages) {
    const about = `${id} ${path}`;
    const answer = await page.goto(path);
    expect(answer?.status(), about).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), about).toBeVisible();
    await expect(page, about).toHaveTitle(title);
    expect((await overflow(page)).by, `${about}: nothing overflows`).toBe(0);
  }
}

test('legal documents', ({ site }) =>
  expectPages(site, [
    ['RTE-08', '/docs', 'Документы'],
    ['RTE-09', '/docs/price', 'Цены и оплата'],
    ['RTE-10', '/docs/terms', 'Пользовательское соглашение'],
    ['RTE-11', '/docs/police', 'Политика обработки персональных данных'],
    ['RTE-12', '/docs/consent-cookie', 'Согласие на использование файлов cookie'],
    ['RTE-13', '/docs/privacy-consent', 'Согласие на обработку персональных данных'],
    ['RTE-14', '/docs/consent-registration', 'Согласие при регистрации'],
  ]));

test('publications of shops and people', ({ site }) =>
  expectPages(site, [
    ['RTE-15', '/shops', 'Магазины', 'Магазины и мастерские — Ветка'],
    ['RTE-16', '/shops/content', 'Фото магазинов'],
    ['RTE-17', '/shops/articles', 'Статьи магазинов'],
    ['RTE-18', '/content/feed', 'Лента'],
    ['RTE-19', '/content', 'Фото'],
    ['RTE-23', '/articles', 'Статьи', 'Статьи о цветах — Ветка'],
    ['RTE-24', '/articles/kak-sokhranit-piony', 'Как сохранить пионы свежими десять дней'],
  ]));

test('a shop and its sections', ({ site }) =>
  expectPages(site, [
    ['RTE-26', '/myata-i-pion', 'Мята и пион'],
    ['RTE-27', '/myata-i-pion/content', 'Мята и пион', 'Мята и пион: фото'],
    ['RTE-28', '/myata-i-pion/articles', 'Мята и пион', 'Мята и пион: статьи'],
    ['RTE-29', '/myata-i-pion/bukety', 'Мята и пион', 'Мята и пион: Букеты'],
    ['RTE-30', '/myata-i-pion/storefront', 'Мята и пион', 'Мята и пион: витрина'],
  ]));

test('PRD-05: each shop has a home, photos, articles, categories and a storefront', async ({ site: { page } }) => {
  const answer = await page.request.get('/api/v1/services?take=3');
  const { data } = (await answer.json()) as { data: { slug: string; name: string }[] };
  expect(data).toHaveLength(3);
  for (const { slug, name } of data) {
    for (const part of ['', '/content', '/articles', '/bukety', '/storefront']) {
      const shown = await page.request.get(`/${slug}${part}`);
      expect([part, shown.status()]).toEqual([part, 200]);
      expect(await shown.text()).toContain(name);
    }
  }
});

test('people and their pages', ({ site }) =>
  expectPages(site, [
    ['PRD-12', '/account/katya_bloom', 'Екатерина Смирнова'],
    ['RTE-02', '/users', 'Люди'],
    ['RTE-32', '/account/shopper', 'Анна Лебедева'],
    ['RTE-33', '/account/shopper/articles', 'Анна Лебедева', 'Анна Лебедева: статьи'],
    ['RTE-34', '/account/shopper/subscribers', 'Анна Лебедева', 'Анна Лебедева: подписчики'],
    ['RTE-35', '/account/shopper/subscriptions', 'Анна Лебедева', 'Анна Лебедева: подписки'],
    ['RTE-36', '/account/shopper/subscriptions/services', 'Анна Лебедева', 'Анна Лебедева: подписки на магазины'],
  ]));

test('goods', ({ site }) =>
  expectPages(site, [
    ['RTE-03', '/popular', 'Популярное', 'Популярное — Ветка'],
    ['RTE-20', '/catalog', 'Каталог', 'Каталог цветов и подарков — Ветка'],
    // No category in the URL.
    ['RTE-21', '/catalog/search?search=пион', 'Поиск: «пион»', 'пион: поиск'],
    ['RTE-07', '/cost-price', 'По себестоимости', 'Цветы по себестоимости — Ветка'],
    ['RTE-39', '/subscription-cost-products', 'Товары по себестоимости'],
  ]));

test.describe('not found', () => {
  test.beforeEach(({ watch }) => watch.allow(/404/));

  test('RTE-25: an article’s slug is not empty and has no whitespace', async ({ site: { page } }) => {
    for (const name of ['a%20b', '%20', '%09', 'a%0Ab', '%C2%A0', 'a%C2%A0b']) {
      const answer = await page.request.get(`/articles/${name}`);
      expect(answer.status(), name).toBe(404);
      expect(await answer.text(), name).toMatch(/<h1[^>]*>Page Not Found: \/articles\//);
    }
    // Without a slug it is the list, not an article.
    await page.goto('/articles/');
    await expect(page.getByRole('heading', { level: 1, name: 'Статьи', exact: true })).toBeVisible();
  });

  test('RUL-01: a path with an invalid parameter answers 404 and shows the path', async ({ site: { page } }) => {
    const answer = await page.goto('/articles/a%20b');
    expect(answer?.status()).toBe(404);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading, 'ERR-01: the text').toHaveText('Page Not Found: /articles/a b');
  });

  test('RUL-08: a guest signs in before a conversation and returns to it', async ({ site: { page } }) => {
    await page.goto('/chat/1');
    await expect(page).toHaveURL('/?auth=sigin&back=%2Fchat%2F1');
  });

  test('RTE-06: an invalid room id and a room of other people answer 404 with the path', async ({ site }) => {
    const { page } = site;
    await arriveAs(site, 'shopper-2', '/chat');
    for (const path of ['/chat/abc', '/chat/1']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      // The page's own heading is that of the conversations.
      await expect(page.getByRole('heading', { level: 2, name: `Page Not Found: ${path}` })).toBeVisible();
    }
  });

  test('a path that is neither a page nor a shop, and an unknown category of a shop', async ({ site: { page } }) => {
    const unknown = {
      '/net-takogo-magazina': 'Page not found',
      '/myata-i-pion/net-takogo-razdela': 'Page Not Found: /myata-i-pion/net-takogo-razdela',
    };
    for (const [path, name] of Object.entries(unknown)) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name, exact: true }), path).toBeVisible();
    }
  });
});

test('RTE-30: the storefront is not a category', async ({ site }) => {
  await site.page.goto('/myata-i-pion/storefront');
  await expect(site.main.getByRole('heading', { level: 2, name: 'Витрина' })).toBeVisible();
});

test('RTE-40: pages of the site take precedence over shops with the same slug', async ({ site }) => {
  const { page, main } = site;
  const asked: string[] = [];
  // Any existing shop will do.
  const shop = await (await page.request.get('/api/v1/services/myata-i-pion')).json();
  await page.route(/\/api\/v1\/services\/[a-z-]+$/, (route) => {
    const slug = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    asked.push(slug);
    return route.fulfill({ json: { ...shop, slug, name: `Магазин ${slug}` } });
  });
  const pages = { popular: 'Популярное', articles: 'Статьи', content: 'Фото', docs: 'Документы', shops: 'Магазины' };
  for (const [name, heading] of Object.entries(pages)) {
    await site.open('/');
    await site.press(page.locator(`a[href="/${name}"]:visible`).first());
    await expect(main.getByRole('heading', { level: 1, name: heading, exact: true }), name).toBeVisible();
  }
  expect(asked.filter((slug) => slug in pages)).toEqual([]);
  // A path that matches no page is treated as a shop's slug.
  await main
    .getByRole('link', { name: /Мята и пион/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Магазин myata-i-pion' })).toBeVisible();
});

test('the conversations of a signed-in user, and the messages of one', async ({ site }) => {
  const { page, main } = site;
  await arriveAs(site, 'shopper', '/chat');
  await expect(page).toHaveURL('/chat');
  await expect(main.getByRole('heading', { level: 1, name: 'Сообщения' }), 'RTE-05: the list').toBeVisible();
  const rooms = main.getByRole('list', { name: 'Переписка' });
  await rooms.getByRole('link', { name: /Мята и пион/ }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const thread = main.getByRole('region', { name: 'Открытая переписка' });
  await expect(thread.getByRole('log'), 'RTE-06: a conversation').toContainText('Добрый день, Анна!');
  const service = thread.getByRole('link', { name: 'Мята и пион' });
  await expect(service, 'DLG-10: a service links to its slug').toHaveAttribute('href', '/myata-i-pion');
  await expect(thread.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  await rooms.getByRole('link', { name: /Екатерина Смирнова/ }).click();
  const person = thread.getByRole('link', { name: 'Екатерина Смирнова' });
  await expect(person, 'DLG-11: a person links to their account').toHaveAttribute('href', /^\/account\//);
});

test('RTE-41: content pages have header and footer; checkout, settings and chat fill the window', async ({ site }) => {
  const { page, main } = site;
  const footer = page.getByRole('contentinfo');
  for (const path of ['/', '/shops', '/account/shopper/articles']) {
    await page.goto(path);
    await expect(footer, path).toBeAttached();
  }
  await arriveAs(site, 'shopper', '/chat');
  for (const path of ['/chat', '/my/settings']) {
    await page.goto(path);
    await expect(main).toBeVisible();
    await expect(footer, path).toHaveCount(0);
  }
  await page.goto('/chat/1');
  const scrolls = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight);
  expect(scrolls, 'the panes scroll, the page does not').toBe(false);
});

test('RUL-06: an old URL redirects to the new one, with its query and hash', async ({ site }) => {
  const { page } = site;
  const answer = await page.request.get('/catalog/roses?sort=new', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/catalog/rozy?sort=new']);
  await page.goto('/catalog/roses?sort=new#list');
  await expect(page, 'RUL-07: the hash is kept').toHaveURL('/catalog/rozy?sort=new#list');
});
