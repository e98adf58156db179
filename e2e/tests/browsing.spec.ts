import type { Locator } from '@playwright/test';
import { addFrom, cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { expect, test } from '../shopper/test.ts';

const readingPages = [
  ['/', /Ветка/],
  ['/catalog', /^Каталог/],
  ['/catalog/rozy', /^Розы/],
  ['/popular', /^Популярн/],
  ['/catalog/search?search=пионы', /пионы/],
  ['/products/buket-iz-3-rozovykh-gortenziy', /^Букет из 3 розовых гортензий/],
] as const;

test('OVL-15: content pages have a title and one canonical URL @desktop', async ({ site }) => {
  const { page } = site;
  for (const [path, title] of readingPages) {
    await site.open(path);
    await expect(page).toHaveTitle(title);
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical, path).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path.split('?')[0]}$`));
    await expect(page.locator('html'), 'PRD-01: in Russian').toHaveAttribute('lang', 'ru');
    const words = await page.getByRole('button').or(page.getByRole('link')).allInnerTexts();
    const foreign = words.filter((text) => /[a-z]{3}/i.test(text) && !/[а-яё]/i.test(text));
    expect(foreign, `PRD-01: ${path}`).toEqual([]);
  }
});

test('the first press of a filter counts, on a phone and while a price is being typed', async ({ site, isPhone }) => {
  const { page } = site;
  await site.open('/catalog');
  if (isPhone) {
    await site.press(page.getByRole('button', { name: /^Фильтры/ }));
    await expect(site.dialog('Фильтры')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Цена от, рублей' }), 'no keyboard opens').not.toBeFocused();
  }
  const place = isPhone ? site.dialog('Фильтры') : site.main;
  await page.getByRole('textbox', { name: 'Цена от, рублей' }).fill('1');
  const option = place.getByRole('link', { name: 'По себестоимости' });
  const pressed = (link: typeof option) => (isPhone ? link.tap() : link.click());
  await pressed(option);
  await pressed(place.getByRole('link', { name: 'Доставят сегодня' }));
  await expect(page, 'a second choice adds to the first, also before its list is there').toHaveURL(
    /costPrice=true.*deliveryToday=true|deliveryToday=true.*costPrice=true/,
  );
});

test('a filter chosen on a phone is in the rail once the window is wide @phone', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog');
  await site.press(page.getByRole('button', { name: /^Фильтры/ }));
  const filters = site.dialog('Фильтры');
  const roses = (place: Locator) => place.getByRole('link', { name: /^Розы/ });
  const before = (await roses(filters).textContent()) ?? '';
  await filters.getByRole('link', { name: 'По себестоимости' }).tap();
  await expect(page).toHaveURL(/costPrice=true/);
  await expect(roses(filters), 'counts of the chosen products').not.toHaveText(before);
  const after = (await roses(filters).textContent()) ?? '';
  await filters.getByRole('button', { name: /^Показать/ }).tap();
  await expect(filters).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  const rail = site.main.getByRole('complementary', { name: 'Фильтры' });
  await expect(rail.getByRole('link', { name: 'По себестоимости' })).toHaveAttribute('aria-current', 'true');
  await expect(roses(rail)).toHaveText(after);
});

test('OVL-16: zoom is disabled on a phone', async ({ site, isPhone }) => {
  await site.open('/');
  const viewport = site.page.locator('meta[name="viewport"]');
  const zoomRule = /user-scalable=no/;
  await (isPhone
    ? expect(viewport).toHaveAttribute('content', zoomRule)
    : expect(viewport).not.toHaveAttribute('content', zoomRule));
});

test('OVL-12: a missing resource shows a 404 page with a specific message @desktop', async ({ site }) => {
  site.watch.allow(/404/);
  const heading = site.page.getByRole('heading', { level: 1 });
  for (const path of ['/net-takoy-stranitsy', '/net/takoy/stranitsy', '/docs/terms/more']) {
    const response = await site.page.goto(path);
    expect(response?.status(), `RUL-09: ${path}`).toBe(404);
    await expect(heading, `ERR-02: ${path}`).toHaveText('Page not found');
  }
  for (const path of ['/catalog/net-takoy', '/products/net-takogo', '/docs/net-takogo']) {
    const response = await site.page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(heading, `ERR-01: ${path}`).toHaveText(`Page Not Found: ${path}`);
  }
  await site.screenshot('not-found');
  await site.page.getByRole('link', { name: 'На главную', exact: true }).click();
  await expect(site.page).toHaveURL('/');
});

test('a page makes few requests', async ({ site }) => {
  for (const path of ['/', '/catalog', '/products/buket-iz-3-rozovykh-gortenziy']) {
    const kinds: string[] = [];
    const count = (request: { resourceType: () => string }) => void kinds.push(request.resourceType());
    site.page.on('request', count);
    await site.openWhole(path);
    site.page.off('request', count);
    const of = (...types: string[]) => kinds.filter((kind) => types.includes(kind)).length;
    // The first paint needs no API calls: its data comes with the page.
    expect(of('fetch', 'xhr'), `${path}: calls`).toBeLessThanOrEqual(2);
    expect(of('stylesheet'), `${path}: style sheets`).toBeLessThanOrEqual(2);
    expect(of('font'), `${path}: fonts`).toBeLessThanOrEqual(3);
    expect(of('script'), `${path}: scripts`).toBeLessThanOrEqual(75);
    expect(of('image'), `${path}: pictures`).toBeLessThanOrEqual(50);
  }
});

test('RUL-02: «back» restores the scroll position of a list; a new page starts at the top', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  const card = site.cards.nth(7);
  await card.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(100);
  const title = await titleOf(card);
  await card.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/catalog/bukety');
  await expect(card).toBeInViewport();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

test('PRD-03: categories, search, filters and popular items', async ({ site }) => {
  const { page, main } = site;
  await site.open('/popular');
  const popular = await titleOf(site.cards.first());
  await expect(site.cards).not.toHaveCount(0);
  const answer = await page.request.get('/api/v1/products/popular');
  const { data } = (await answer.json()) as { data: { title: string }[] };
  expect(data.map(({ title }) => title)).toContain(popular);
  await page.goto('/catalog?service=myata-i-pion');
  for (const card of await site.cards.all()) await expect(card).toContainText('Мята и пион');
  await site.open('/');
  const category = main.getByRole('link', { name: 'Букеты', exact: true });
  await expect(category).toHaveAttribute('href', '/catalog/bukety');
  // A search box that becomes a combobox when its suggestions are loaded.
  const field = page.getByLabel('Поиск по каталогу').and(page.locator('input'));
  await field.fill('пионами');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/catalog\/search\?search=/);
  await expect(site.cards.first()).toContainText(/пион/i);
  await field.fill('gbjys');
  await field.press('Enter');
  await expect(page.getByText('Показываем по запросу «пионы»')).toBeVisible();
  await expect(site.cards.first()).toContainText(/пион/i);
  await site.screenshot('search');
});

test('PRD-19: current banners are shown', async ({ site }) => {
  await site.open('/');
  const answer = await site.page.request.get('/api/v1/banners');
  const banners = (await answer.json()) as { place: string; title: string; href: string }[];
  const hero = banners.find(({ place }) => place === 'HERO');
  const slides = site.main.getByRole('region', { name: 'Главное' });
  await expect(slides.getByRole('heading', { name: hero?.title ?? '' }).first()).toBeVisible();
  await expect(slides.locator(`a[href="${hero?.href}"]`).first()).toBeVisible();
});

test('PRD-15: a guest’s choice of city is kept', async ({ site }) => {
  const { page } = site;
  await site.open('/');
  const city = page.getByRole('button', { name: 'Выберите город' });
  await site.press(city);
  const dialog = site.dialog('Куда везти цветы');
  await dialog.getByRole('searchbox', { name: 'Название города' }).fill('Казан');
  await site.screenshot('city');
  await dialog
    .getByRole('button', { name: /^Казань/ })
    .first()
    .click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Казань' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Казань' })).toBeVisible();
});

test('CRT-05: an empty cart has an empty state, and an added product stays until it is removed', async ({ site }) => {
  const { page, cart } = site;
  await site.open('/catalog/bukety');
  await site.openCart();
  await expect(cart).toContainText('Ваша корзина пуста');
  await site.screenshot('empty-cart');
  await cart.getByRole('button', { name: 'Закрыть' }).click();
  const card = cardOf(site, sellers.second);
  const title = await addFrom(site, card);
  // The quantity stepper has replaced the button.
  await expect(card.getByRole('spinbutton', { name: `Сколько в корзине: ${title}` })).toHaveValue('1');
  await page.reload();
  await site.waitForHydration();
  await site.openCart();
  await expect(cart.getByRole('spinbutton', { name: `Количество: ${title}` })).toHaveValue('1');
  await cart.getByRole('button', { name: `Удалить: ${title}` }).click();
  await expect(cart).toContainText('Ваша корзина пуста');
});

test('STA-26: the response to a change replaces the whole cart, including changes made elsewhere @desktop', async ({
  site,
}) => {
  const { page, cart } = site;
  await site.open('/catalog/bukety');
  const first = await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  // Meanwhile, in another window of the same shopper.
  const found = await page.request.get('/api/v1/catalog?service=myata-i-pion&take=1');
  const [{ id, title }] = ((await found.json()) as { data: [{ id: number; title: string }] }).data;
  const data = { productId: id, quantity: 1, isCartShop: false };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post('/api/v1/cart/addToCart', { data, headers })).status()).toBe(200);
  const elsewhere = cart.getByRole('spinbutton', { name: `Количество: ${title}` });
  await expect(elsewhere).toHaveCount(0);
  await cart.getByRole('checkbox', { name: `Выбрать: ${first}` }).uncheck();
  await expect(elsewhere).toHaveValue('1');
  await page.request.post('/api/v1/cart/addToCart', { data, headers });
  await cart.getByRole('button', { name: `Удалить: ${first}` }).click();
  await expect(elsewhere, 'ANS-01: the response to a removal is the whole cart').toHaveValue('2');
});

test('ERR-09: a refused coupon is reported, and its field shows why @desktop', async ({ site }) => {
  const { page, cart } = site;
  site.watch.allow(/422|429/);
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  const coupon = cart.getByRole('textbox', { name: 'Промокод' });
  await coupon.fill('НЕТ-ТАКОГО');
  await coupon.press('Enter');
  await expect(coupon).toHaveAccessibleDescription('Промокод не найден');
  await page.route('**/api/v1/cart/*/coupon', (route) =>
    route.fulfill({ status: 429, json: { message: 'Подождите' } }),
  );
  await coupon.fill('ДРУГОЙ');
  await coupon.press('Enter');
  await expect(site.toast('Слишком много запросов'), 'ERR-06: reported by the shared handler').toBeVisible();
  await expect(coupon).toBeEditable();
  await expect(coupon).toHaveValue('ДРУГОЙ');
});

test('content pages have no broken links @desktop', async ({ site }) => {
  const { page } = site;
  const known = new Set<string>();
  for (const path of ['/', '/catalog', '/products/buket-iz-3-rozovykh-gortenziy']) {
    await page.goto(path);
    const hrefs = await page
      .locator('a[href^="/"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
    for (const href of hrefs) known.add(href);
  }
  expect(known.size).toBeGreaterThan(30);
  const dead: string[] = [];
  for (const href of known) {
    const response = await page.request.get(href, { maxRedirects: 0 });
    if (response.status() >= 400) dead.push(`${response.status()} ${href}`);
  }
  expect(dead).toEqual([]);
});
