import { titleOf } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('RTE-38: all reviews of a product, filtered by stars', async ({ site }) => {
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
  const stars = main.getByRole('navigation', { name: 'Какие отзывы' }).getByRole('link', { name: '5 звёзд' });
  await stars.click();
  await expect(page).toHaveURL(/\/reviews\?rating=5$/);
  await expect(stars).toHaveAttribute('aria-current', 'true');
  await main.getByRole('link', { name: title }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('RTE-42: «Показать ещё» puts the page number into the URL', async ({ site }) => {
  const { page, main } = site;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/v1/articles') asked.push(searchParams.get('page') ?? 'none');
  });
  await site.open('/docs');
  await site.press(page.locator('a[href="/articles"]:visible').first());
  const cards = main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 2 }) });
  await expect(cards).toHaveCount(12);
  await site.press(main.getByRole('link', { name: 'Показать ещё' }));
  await expect(page).toHaveURL('/articles?page=2');
  // Other tests publish articles meanwhile.
  await expect.poll(() => cards.count(), 'RTE-45: the next page is appended').toBeGreaterThan(12);
  expect([...new Set(asked)], 'AAR-18: the page number is sent from the second page on').toEqual(['none', '2']);
});

test('RTE-43: the author filter is in the URL of both lists', async ({ site }) => {
  const { page, main } = site;
  for (const path of ['/content', '/articles']) {
    await page.goto(`${path}?page=2`);
    await main.getByRole('navigation', { name: 'Авторы' }).getByRole('link', { name: 'Люди' }).click();
    await expect(page).toHaveURL(/authorType=USER/);
    await expect(page, 'RTE-44: another filter replaces the query').toHaveURL(`${path}?authorType=USER`);
  }
});

test('RTE-46: each section has its own photos and articles', async ({ site }) => {
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

test('comments of an article and of a photo are shown', async ({ site }) => {
  const { page, main } = site;
  await site.open('/articles/kak-sokhranit-piony');
  const thread = main.getByRole('region', { name: 'Комментарии' });
  const said = thread
    .getByRole('article', { name: 'Комментарий: Анна Лебедева' })
    .filter({ hasText: 'полёт нормальный' });
  await expect(said).toBeVisible();
  await expect(said.getByRole('link', { name: 'Анна Лебедева' })).toHaveAttribute('href', '/account/shopper');
  await page.goto('/content');
  const card = main.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Комментариев' }) });
  const link = card.first().getByRole('link');
  await site.press(link);
  const post = site.dialog(/^Фото: /);
  const comment = post.getByRole('article', { name: /^Комментарий: / }).first();
  await expect(comment, 'AAR-15: the comments of a photo').toBeVisible();
  await page.keyboard.press('Escape');
  await expect(post).toBeHidden();
  await expect(link).toBeFocused();
});

test('ACO-12: further orders are appended to those on screen', async ({ site }) => {
  const { page, purchases } = site;
  await arriveAs(site, 'shopper');
  // Pages of four orders, so that the shopper has several pages.
  await page.route(/\/api\/v1\/orders\?/, async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.set('take', '4');
    await route.fulfill({ response: await route.fetch({ url: url.href }) });
  });
  await site.openPurchases();
  const orders = purchases.getByRole('heading', { name: /^Заказ №/ });
  await expect(orders).toHaveCount(4);
  const first = await orders.allInnerTexts();
  await purchases.getByRole('button', { name: 'Показать ещё' }).click();
  await expect(orders).toHaveCount(8);
  expect((await orders.allInnerTexts()).slice(0, 4)).toEqual(first);
});

test('an empty list names the chosen values and offers to remove the filter that hides all products', async ({
  site,
}) => {
  const { page, main } = site;
  await site.open('/catalog?flower=peony&priceTo=1');
  await expect(main.getByRole('link', { name: 'Убрать: Пионы' }).first()).toBeVisible();
  await site.press(main.getByRole('link', { name: /^Цена/ }));
  await expect(page).toHaveURL('/catalog?flower=peony');
  await expect(site.cards.first()).toBeVisible();

  await site.open('/catalog?flower=no-such-flower');
  await expect(main.getByRole('link', { name: 'Убрать: Нет в каталоге' }).first()).toBeVisible();
  await site.press(main.getByRole('link', { name: /^Цветок/ }));
  await expect(page).toHaveURL('/catalog');
  await expect(site.cards.first()).toBeVisible();
});
