import { titleOf } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { overflow } from '../shopper/measures.ts';
import { expect, test } from '../shopper/test.ts';
import type { Site } from '../shopper/site.ts';

/** Path and heading of a page; its title where that says something else. */
type Known = readonly [path: string, heading: string, title?: string];

/** Opens one page after another in one window: each answers 200, is called what it should be, and fits the window. */
async function expectPages({ page }: Site, pages: readonly Known[]): Promise<void> {
  for (const [path, heading, title = heading] of pages) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true }), path).toBeVisible();
    await expect(page, path).toHaveTitle(title);
    expect((await overflow(page)).by, `${path}: nothing sticks out`).toBe(0);
  }
}

test('RTE-08, RTE-09, RTE-10, RTE-11, RTE-12, RTE-13, RTE-14: the documents are pages', ({ site }) =>
  expectPages(site, [
    ['/docs', 'Документы'],
    ['/docs/price', 'Цены и оплата'],
    ['/docs/terms', 'Пользовательское соглашение'],
    ['/docs/police', 'Политика обработки персональных данных'],
    ['/docs/consent-cookie', 'Согласие на использование файлов cookie'],
    ['/docs/privacy-consent', 'Согласие на обработку персональных данных'],
    ['/docs/consent-registration', 'Согласие при регистрации'],
  ]));

test('RTE-15, RTE-16, RTE-17, RTE-18, RTE-19, RTE-23, RTE-24, OVL-15: what shops and people show and write', ({
  site,
}) =>
  expectPages(site, [
    ['/shops', 'Магазины', 'Магазины и мастерские — Ветка'],
    ['/shops/content', 'Фото магазинов'],
    ['/shops/articles', 'Статьи магазинов'],
    ['/content/feed', 'Лента'],
    ['/content', 'Фото'],
    ['/articles', 'Статьи', 'Статьи о цветах — Ветка'],
    ['/articles/kak-sokhranit-piony', 'Как сохранить пионы свежими десять дней'],
  ]));

test('RTE-26, RTE-27, RTE-28, RTE-29, RTE-30, OVL-15: a shop and its parts', ({ site }) =>
  expectPages(site, [
    ['/myata-i-pion', 'Мята и пион'],
    ['/myata-i-pion/content', 'Мята и пион', 'Мята и пион: фото'],
    ['/myata-i-pion/articles', 'Мята и пион', 'Мята и пион: статьи'],
    ['/myata-i-pion/bukety', 'Мята и пион', 'Мята и пион: Букеты'],
    ['/myata-i-pion/storefront', 'Мята и пион', 'Мята и пион: витрина'],
  ]));

test('RTE-02, RTE-32, RTE-33, RTE-34, RTE-35, RTE-36, OVL-15: people and their pages', ({ site }) =>
  expectPages(site, [
    ['/users', 'Люди'],
    ['/account/shopper', 'Анна Лебедева'],
    ['/account/shopper/articles', 'Анна Лебедева', 'Анна Лебедева: статьи'],
    ['/account/shopper/subscribers', 'Анна Лебедева', 'Анна Лебедева: подписчики'],
    ['/account/shopper/subscriptions', 'Анна Лебедева', 'Анна Лебедева: подписки'],
    ['/account/shopper/subscriptions/services', 'Анна Лебедева', 'Анна Лебедева: подписки на магазины'],
  ]));

test('RTE-03, RTE-07, RTE-20, RTE-21, RTE-39: goods', ({ site }) =>
  expectPages(site, [
    ['/popular', 'Популярное', 'Популярное — Ветка'],
    ['/catalog', 'Каталог', 'Каталог цветов и подарков — Ветка'],
    // No category of that name.
    ['/catalog/search?search=пион', 'Поиск: «пион»', 'пион: поиск'],
    ['/cost-price', 'По себестоимости', 'Цветы по себестоимости — Ветка'],
    ['/subscription-cost-products', 'Товары по себестоимости'],
  ]));

test.describe('what is not found', () => {
  test.beforeEach(({ watch }) => watch.allow(/404/));

  test('RTE-25, RUL-01, ERR-01: an article with a space in its name is refused by its path', async ({
    site: { page },
  }) => {
    const answer = await page.goto('/articles/a%20b');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found: /articles/a b' })).toBeVisible();
  });

  test('RUL-08: a guest is asked to sign in before a conversation, and comes back to it', async ({
    site: { page },
  }) => {
    await page.goto('/chat/1');
    await expect(page).toHaveURL('/?auth=sigin&back=%2Fchat%2F1');
  });

  test('RTE-06, RUL-01: what is no number of a room, and a room of others, are refused by their path', async ({
    site,
  }) => {
    const { page } = site;
    await arriveAs(site, 'shopper-2', '/chat');
    for (const path of ['/chat/abc', '/chat/1']) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: `Page Not Found: ${path}` })).toBeVisible();
    }
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

test('RTE-38: all reviews of a product, by their stars', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/catalog?sort=rating');
  const title = await titleOf(site.cards.first());
  await site.cards.first().getByRole('link', { name: title }).click();
  await main.getByRole('link', { name: 'Все отзывы' }).click();
  await expect(page).toHaveURL(/^[^?]*\/products\/[^/]+\/reviews$/);
  await expect(page).toHaveTitle(`Отзывы: ${title}`);
  await expect(main.getByRole('heading', { level: 1, name: 'Отзывы' })).toBeVisible();
  const reviews = main.getByRole('article', { name: /^Отзыв: / });
  await expect(reviews.first()).toBeVisible();
  const stars = main.getByRole('navigation', { name: 'Оценки' }).getByRole('link', { name: '5 звёзд' });
  await stars.click();
  await expect(page).toHaveURL(/\/reviews\?rating=5$/);
  await expect(stars).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('RTE-05, RTE-06, DLG-10, DLG-11: conversations of who has signed in, and what was said in one', async ({
  site,
  isPhone,
}) => {
  const { page, main } = site;
  await arriveAs(site, 'shopper', '/chat');
  await expect(page).toHaveURL('/chat');
  await expect(main.getByRole('heading', { level: 1, name: 'Сообщения' })).toBeVisible();
  const rooms = main.getByRole('list', { name: 'Переписка' });
  await rooms.getByRole('link', { name: /Мята и пион/ }).click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  const thread = main.getByRole('region', { name: 'Открытая переписка' });
  await expect(thread.getByRole('log')).toContainText('Добрый день, Анна!');
  await expect(thread.getByRole('link', { name: 'Мята и пион' })).toHaveAttribute('href', '/myata-i-pion');
  await expect(thread.getByRole('textbox', { name: 'Сообщение' })).toBeVisible();
  if (isPhone) {
    await expect(rooms).toBeHidden();
    await thread.getByRole('link', { name: 'Назад к переписке' }).click();
    await expect(page).toHaveURL('/chat');
  }
  await rooms.getByRole('link', { name: /Екатерина Смирнова/ }).click();
  await expect(thread.getByRole('link', { name: 'Екатерина Смирнова' })).toHaveAttribute('href', /^\/account\//);
});

test('RTE-41: reading pages have the chrome of the site; checkout, settings and chat have the window', async ({
  site,
}) => {
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

test('RUL-06, RUL-07: an old address leads to the new one, with its search and its hash', async ({ site }) => {
  const { page } = site;
  const answer = await page.request.get('/catalog/roses?sort=new', { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([301, '/catalog/rozy?sort=new']);
  await page.goto('/catalog/roses?sort=new#list');
  await expect(page).toHaveURL('/catalog/rozy?sort=new#list');
});

test('RTE-42, RTE-45: «Показать ещё» counts the pages in the address', async ({ site }) => {
  const { page, main } = site;
  await page.goto('/articles');
  await site.comesToLife();
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(12);
  await site.press(main.getByRole('link', { name: 'Показать ещё' }));
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

test('PRD-16, AAR-15, DLG-10, DLG-11: what is said under an article and under a photograph', async ({ site }) => {
  const { page, main } = site;
  await site.open('/articles/kak-sokhranit-piony');
  const thread = main.getByRole('region', { name: 'Комментарии' });
  await expect(thread.getByRole('article', { name: 'Комментарий: Анна Лебедева' })).toContainText('полёт нормальный');
  await expect(thread.getByRole('link', { name: 'Анна Лебедева' })).toHaveAttribute('href', '/account/shopper');
  await expect(thread.getByRole('button'), 'it is for reading').toHaveCount(0);
  await page.goto('/content');
  const card = main.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Комментариев' }) });
  const link = card.first().getByRole('link');
  await site.press(link);
  const post = site.dialog(/^Фото: /);
  await expect(post.getByRole('article', { name: /^Комментарий: / }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post).toBeHidden();
  await expect(link).toBeFocused();
});
