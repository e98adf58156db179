import type { Locator, Page } from '@playwright/test';
import { addFrom, cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { arriveAs, newPhone, signInByPassword, signInByPhone, signInOnScreen } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('OVL-03: ?auth=sigin opens a drawer on a phone and a modal on desktop', async ({ site, isPhone }) => {
  const { page, signIn } = site;
  await site.open('/catalog?auth=other');
  await expect(signIn, 'OVL-02: any other value opens nothing').toHaveCount(0);
  await site.open('/catalog?auth=sigin');
  await expect(signIn, 'OVL-01: opens the sign-in dialog').toBeVisible();
  // A drawer at the bottom edge of a phone, a centred modal on desktop.
  const box = await settledBox(signIn);
  const { width, height } = page.viewportSize()!;
  if (isPhone) {
    expect(box.width).toBe(width);
    expect(Math.round(box.y + box.height)).toBe(height);
  } else {
    expect(box.width).toBeLessThan(500);
    expect(Math.abs(box.x + box.width / 2 - width / 2)).toBeLessThan(2);
    expect(Math.abs(box.y + box.height / 2 - height / 2)).toBeLessThan(2);
  }
  await (
    isPhone ? signIn.getByRole('button', { name: 'Отмена' }) : signIn.getByRole('button', { name: 'Закрыть' })
  ).click();
  await expect(signIn).toBeHidden();
  await expect(page, 'OVL-04: closing clears the address').toHaveURL('/catalog');
});

test('OVL-04: «back» closes a sign-in dialog opened by a press, and its close icon leaves no extra history entry', async ({
  site,
}) => {
  const { page, signIn } = site;
  await site.open('/docs');
  await site.open('/catalog');
  const enter = page.getByRole('link', { name: 'Войти', exact: true });
  await site.press(enter);
  await expect(signIn).toBeVisible();
  await expect(page).toHaveURL(/auth=sigin/);
  await page.goBack();
  await expect(signIn).toBeHidden();
  await enter.click();
  await expect(signIn).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL('/catalog');
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('OVL-01: the sign-in dialog stays open after a reload, and its first field has the focus', async ({ site }) => {
  const { page, signIn } = site;
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await site.cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  const phone = signIn.getByRole('textbox', { name: 'Телефон' });
  await expect(phone).toBeFocused();
  await page.reload();
  await expect(phone).toBeFocused();
  await expect(page).toHaveURL(/auth=sigin/);
});

test('RUL-08: a guest at the checkout signs in first and returns to it @desktop', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  await addFrom(site, cardOf(site, sellers.first));
  await page.goto('/checkout');
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, 'kirill_n');
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
});

test('signing in never redirects to another site @desktop', async ({ site }) => {
  const { page } = site;
  await signInOnScreen(site, 'pavel-sib', '//example.com/catalog');
  await expect(page).toHaveURL('/');
  await site.open('/my/settings?back=https://example.com/');
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible();
});

test('MYP-03: without purchases there is a link to the catalogue @desktop', async ({ site }) => {
  const { page, purchases } = site;
  // A new user.
  await site.open('/?auth=sigin');
  await signInByPhone(site, newPhone());
  await expect(page).not.toHaveURL(/auth=/);
  await site.waitForHydration();
  await site.openPurchases();
  await expect(purchases.getByText('Покупок пока нет')).toBeVisible();
  await expect(purchases.getByRole('article')).toHaveCount(0);
  const catalog = purchases.getByRole('link', { name: 'Перейти в каталог' });
  await expect(catalog, 'MYP-04: the link to the catalogue').toHaveAttribute('href', '/catalog');
});

test('?order= opens only the user’s own order, and adds a history entry @desktop', async ({ site, anotherBrowser }) => {
  const { page } = site;
  const stranger = await anotherBrowser();
  const order = site.dialog(/^Заказ №\s999999$/);
  await arriveAs(site, 'shopper');
  await arriveAs(stranger, 'shopper-2');
  await site.open('/?order=abc');
  await expect(site.dialog(/^Заказ/), 'OVL-06: a value that is not a number opens nothing').toHaveCount(0);
  const own = await lastOrder(page);
  await site.open(`/?order=${own}`);
  const panel = site.dialog(new RegExp(`^Заказ №\\s${own}$`));
  await expect(panel, 'OVL-05: the order of that number').toContainText('Статус заказа');
  stranger.watch.allow(/404/);
  const answer = stranger.page.waitForResponse(`**/api/v1/orders/${own}`);
  await stranger.open(`/?order=${own}`);
  const refused = stranger.dialog(new RegExp(`^Заказ №\\s${own}$`));
  const cookies = await (await answer).request().headerValue('cookie');
  expect(cookies, 'API-02: requests carry credentials').toMatch(/vetka_session=/);
  expect((await answer).status(), 'ROL-05: the API refuses somebody else’s order').toBe(404);
  await expect(refused).toBeVisible();
  await expect(refused, 'ROL-05: and the site does not show it').not.toContainText('Статус заказа');
  site.watch.allow(/404/);
  await site.open('/?order=999999');
  await expect(order).toBeVisible();
  await expect(order).not.toContainText('Статус заказа');
  await page.reload();
  await expect(order).toBeVisible();
  await expect(page).toHaveURL('/?order=999999');
  await page.goBack();
  await expect(page).not.toHaveURL(/999999/);
  await expect(order).toBeHidden();
  await site.open('/?order=999999');
  await order.getByRole('button', { name: 'Мои покупки' }).click();
  await expect(site.dialog('Мои покупки')).toBeVisible();
});

test('OVL-11: navigating closes the cart', async ({ site }) => {
  await site.open('/catalog/bukety');
  const title = await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await expect(site.cart, 'CON-30: slides for half a second').toHaveCSS('animation-duration', '0.5s');
  await site.cart.getByRole('link', { name: title }).click();
  await expect(site.page, 'CRT-09: a row links to its product').toHaveURL(/\/products\//);
  await expect(site.cart).toBeHidden();
});

// On a phone the page of a product has a bar of its own instead of the link to the cart.
test('OVL-11: a link to the page underneath closes the cart too @desktop', async ({ site }) => {
  await site.open('/catalog/bukety');
  const title = await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await site.cart.getByRole('link', { name: title }).click();
  await expect(site.page).toHaveURL(/\/products\//);
  await expect(site.cart).toBeHidden();
  await site.openCart();
  await site.cart.getByRole('link', { name: title }).click();
  await expect(site.cart).toBeHidden();
});

test('OVL-08: toasts are shown at the top for 3.5 seconds', async ({ site, isPhone }) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  const hasTimer = await watchTimers(page, 3500);
  const title = await addFrom(site, cardOf(site, sellers.first));
  expect(await hasTimer(), 'CON-13: 3500 ms in the root shell').toBe(true);
  const box = (await site.toast(title).boundingBox())!;
  const { width, height } = page.viewportSize()!;
  expect(box.y).toBeLessThan(height / 4);
  const fromCentre = Math.abs(box.x + box.width / 2 - width / 2);
  if (isPhone) expect(fromCentre, 'CON-15: centred on a phone').toBeLessThan(2);
  else expect(width - box.x - box.width, 'CON-14: on the right on desktop').toBeLessThan(60);
  await page.mouse.move(width / 2, height - 5);
  await expect(site.toast(title)).toHaveCount(0);
});

test('RUL-10: ?shop= is stored, and products are added for that shop @desktop', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog/bukety?shop=myata-i-pion');
  const kept = () => page.evaluate(() => localStorage.getItem('vetka.cart-shop'));
  await expect.poll(kept, 'REC-22: stored in the browser').toBe('myata-i-pion');
  await site.open('/catalog/bukety');
  const adding = page.waitForRequest('**/api/v1/cart/addToCart');
  await addFrom(site, cardOf(site, sellers.first));
  expect((await adding).postDataJSON()).toMatchObject({ isCartShop: true });
});

test('RUL-03: a URL with a hash scrolls to that part of the page', async ({ site }) => {
  const { page } = site;
  await site.open('/catalog/bukety');
  const card = cardOf(site, sellers.first);
  const href = await card.getByRole('link', { name: await titleOf(card) }).getAttribute('href');
  await page.goto(`${href}#reviews`);
  await expect(page.locator('#reviews')).toBeInViewport();
});

test('OVL-10: the cart, the purchases, the city and the messages open over the page', async ({ site, isPhone }) => {
  const { page } = site;
  await arriveAs(site, 'shopper', '/catalog/bukety');
  await site.waitForHydration();
  await site.openPurchases();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(site.cart).toBeHidden();
  await site.press(page.getByRole('button', { name: /Нижний Новгород/ }).first());
  await expect(site.dialog('Куда везти цветы')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/catalog/bukety');
  // On a phone, messages have their own page and no button in the header.
  if (isPhone) return;
  const messages = site.dialog('Сообщения');
  await site.press(page.getByRole('navigation', { name: 'Личное' }).getByRole('link', { name: /^Сообщения/ }));
  await expect(messages).toBeVisible();
  const rooms = messages.locator('a[href^="/chat/"]');
  await expect(rooms.first()).toBeVisible();
  await site.screenshot('messages');
  await rooms.first().click();
  await expect(page).toHaveURL(/\/chat\/\d+$/);
  await expect(messages).toBeHidden();
});

/** Id of the signed-in user's newest order. */
async function lastOrder(page: Page): Promise<number> {
  const answer = await page.request.get('/api/v1/orders?take=1');
  const { data } = (await answer.json()) as { data: { orderId: number }[] };
  if (!data[0]) throw new Error('There is no order.');
  return data[0].orderId;
}

/** Position of an element once it has stopped moving. */
async function settledBox(target: Locator) {
  let last = '';
  await expect
    .poll(async () => {
      const before = last;
      last = JSON.stringify(await target.boundingBox());
      return before === last;
    })
    .toBe(true);
  return (await target.boundingBox())!;
}

/** Watches timers of this duration; the returned function reports whether the page has set one. */
async function watchTimers(page: Page, ms: number): Promise<() => Promise<boolean>> {
  const delays = await page.evaluateHandle(() => {
    const set = new Set<number | undefined>();
    const start = window.setTimeout.bind(window);
    const watched = (run: () => void, delay?: number) => (set.add(delay), start(run, delay));
    window.setTimeout = watched as typeof setTimeout;
    return set;
  });
  return () => delays.evaluate((set, delay) => set.has(delay), ms);
}
