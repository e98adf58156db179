import type { Page } from '@playwright/test';
import { arriveAs, signInByPassword } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

interface Cart {
  carts: { items: { product: { id: number } }[] }[];
}

interface ProductPage {
  data: { id: number; isAvailable: boolean; stock: number | null }[];
}

test('signing out leads home, and a signed-in user is redirected from auth paths', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'max.u');
  const drawn = await page.request.get('/');
  expect(await drawn.text(), 'API-04: the server renders with the visitor’s session').not.toContain('>Войти<');
  await site.open('/any/auth/path');
  await expect(page, 'RUL-04: any path with auth in it leads home').toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Войти', exact: true }), 'ROL-01: signed in').toHaveCount(0);
  await site.open('/auth');
  await expect(page, 'ROL-02: the path /auth redirects too').toHaveURL('/');
  await site.open('/my/settings');
  await site.press(page.getByRole('button', { name: 'Выйти', exact: true }));
  await expect(page, 'STA-02: home').toHaveURL('/');
  await expect(page.getByRole('link', { name: 'Войти', exact: true }), 'STA-01: a guest again').toBeVisible();
});

test('ROL-06: the chat does not reconnect while signing out is pending', async ({ site }) => {
  const { page } = site;
  const connected = page.waitForEvent('websocket', { timeout: 60_000 });
  await arriveAs(site, 'max.u', '/my/settings');
  await connected;
  await site.waitForHydration();
  await page.route('**/api/v1/auth/logout', async (route) => {
    const response = await route.fetch();
    // The session has ended, but the page does not know it yet.
    const reconnection = await page.waitForEvent('websocket', { timeout: 3000 }).catch(() => null);
    expect(reconnection).toBeNull();
    await route.fulfill({ response });
  });
  await site.press(page.getByRole('button', { name: 'Выйти', exact: true }));
  await expect(page).toHaveURL('/');
});

test('a product added in another tab during sign-in is in the user’s cart', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  const lines = await addThree(page);
  await site.open('/?auth=sigin');
  await expect(site.signIn).toBeVisible();
  const [, ...adding] = await Promise.all([
    signInByPassword(site, 'max.u'),
    ...lines.slice(1).map((productId) => add(page, productId)),
  ]);
  expect(adding.map((response) => response.status())).toEqual([200, 200]);
  const user = await page.request.get('/api/v1/auth/user');
  expect(user.status(), 'still signed in').toBe(200);
  const cart = (await (await page.request.get('/api/v1/cart')).json()) as Cart;
  const found = cart.carts.flatMap(({ items }) => items.map(({ product }) => product.id));
  expect(found).toEqual(expect.arrayContaining(lines));
});

const add = (page: Page, productId: number) =>
  page.request.post('/api/v1/cart/addToCart', { data: { productId, quantity: 1, isCartShop: false } });

/** Ids of three products; the first is already in the cart. */
async function addThree(page: Page): Promise<number[]> {
  const answer = await page.request.get('/api/v1/products/popular?take=100');
  const { data } = (await answer.json()) as ProductPage;
  const ids = data.filter(({ isAvailable, stock }) => isAvailable && (stock ?? 9) > 5).map(({ id }) => id);
  const [first = 0] = ids;
  expect((await add(page, first)).status()).toBe(200);
  return ids.slice(0, 3);
}
