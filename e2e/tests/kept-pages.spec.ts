import type { APIResponse, Page } from '@playwright/test';
import { addFrom } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

const isKept = (response: APIResponse): boolean => 'age' in response.headers();

/** The number in the header's link to the cart. */
const countInCart = (html: string): string | undefined => /Корзина(?:<[^>]*>)*,\s(?:<[^>]*>)*(\d+)/.exec(html)?.[1];

test('a guest gets a cached page that works, and a visitor with a cart gets their own', async ({
  site,
  anotherBrowser,
}) => {
  const stranger = await anotherBrowser();
  await stranger.page.request.get('/catalog/bukety');
  await site.open('/catalog/bukety');
  expect(isKept(await stranger.page.request.get('/catalog/bukety')), 'the page is kept for guests').toBe(true);
  await addFrom(site, site.cards.first());
  const own = await site.page.request.get('/catalog/bukety');
  expect(isKept(own), 'a page with a cart is not kept').toBe(false);
  expect(countInCart(await own.text())).toBe('1');
  const others = await stranger.page.request.get('/catalog/bukety');
  expect(isKept(others)).toBe(true);
  expect(countInCart(await others.text())).toBeUndefined();
});

test('a banner that the administration adds, switches off and restores changes the cached home page at once', async ({
  site,
  anotherBrowser,
}) => {
  site.watch.allow(/422/);
  // A second attempt must not find the banner of the first.
  const title = `Ландыши из-под Твери ${Date.now()}`;
  const guest = await anotherBrowser();
  const home = async () => (await guest.page.request.get('/')).text();
  expect(await home()).not.toContain(title);
  await arriveAs(site, 'admin', '/my/moderation/banners');
  const sides = site.main.getByRole('region', { name: 'Боковые' });
  await site.press(sides.getByRole('button', { name: 'Добавить' }));
  const form = site.page.getByRole('dialog', { name: 'Новый боковой баннер' });
  await form.getByRole('textbox', { name: /^Заголовок/ }).fill(title);
  await form.getByRole('textbox', { name: /^Куда ведёт/ }).fill('/catalog/no-such');
  await form.getByRole('button', { name: 'Показать на главной' }).click();
  await expect(form.getByText('Такой страницы на «Ветке» нет')).toBeVisible();
  await form.getByRole('textbox', { name: /^Куда ведёт/ }).fill('/popular');
  await form.getByRole('button', { name: 'Показать на главной' }).click();
  await expect(form).toBeHidden();
  expect(await home()).toContain(title);
  await sides.getByRole('switch', { name: `Показывать «${title}»` }).click({ force: true });
  const off = site.toast(`«${title}» выключен`);
  await expect(off).toBeVisible();
  expect(await home()).not.toContain(title);
  await off.getByRole('button', { name: 'Вернуть' }).click();
  await expect(site.toast('Вернули как было')).toBeVisible();
  expect(await home()).toContain(title);
  await sides.getByRole('button', { name: `Действия: ${title}` }).click();
  await site.page.getByRole('menuitem', { name: 'Удалить' }).click();
  await expect(sides.getByText(title)).toHaveCount(0);
});

test('a dialog on a cached page adds its styles with the nonce of the response', async ({ site }) => {
  const { page } = site;
  await page.request.get('/?auth=sigin');
  await page.goto('/?auth=sigin');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.locator('body')).toHaveCSS('overflow', 'hidden');
});

test('a cached page contains nothing of a visitor, and no cookie comes with it', async ({ site }) => {
  const address = '203.0.113.7';
  const response = await site.page.request.get('/popular', { headers: { 'x-forwarded-for': address } });
  expect(isKept(response)).toBe(true);
  expect(await response.text()).not.toContain(address);
  expect(response.headers()).not.toHaveProperty('set-cookie');
});

for (const path of ['/no-such-shop-at-all', '/my/settings', '/checkout']) {
  test(`${path} is not cached`, async ({ site }) => {
    const response = await site.page.request.get(path, { maxRedirects: 0, failOnStatusCode: false });
    expect(response.status()).not.toBe(200);
    expect(isKept(response)).toBe(false);
  });
}

/** The kinds of events that the window of the page listens to. */
async function listenedTo(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { result } = await devtools.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await devtools.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
  await devtools.detach();
  return listeners.map(({ type }) => type);
}

test('going back can restore a guest’s page from memory, which then shows the current cart', async ({ site }) => {
  const { page } = site;
  for (const path of ['/', '/catalog']) {
    await site.open(path);
    const kinds = await listenedTo(page);
    expect(kinds, 'the listeners are those of the page').toContain('popstate');
    expect(kinds, path).not.toContain('unload');
    expect((await page.request.get(path)).headers()['cache-control'], path).not.toContain('no-store');
  }
  // The cart has changed on another page meanwhile. The API answers 401 to a guest who requests the current user.
  site.watch.allow(/401/);
  await addOneOf(page);
  await expect(site.cartLink).not.toContainText('1');
  // Playwright turns the cache off, so only the browser's event can be simulated.
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(site.cartLink).toContainText('1');
});

/** Adds a product to the cart without the page, as another tab would. */
async function addOneOf(page: Page): Promise<void> {
  const list = await page.request.get('/api/v1/products/popular?take=1');
  const { data } = (await list.json()) as { data: { id: number }[] };
  const added = await page.request.post('/api/v1/cart/addToCart', {
    data: { productId: data[0]?.id, quantity: 1, isCartShop: false },
  });
  expect(added.ok()).toBe(true);
}
