import type { Page } from '@playwright/test';
import { cardOf, sellers, titleOf } from '../shopper/buying.ts';
import { fillPart, pressPay } from '../shopper/checkout.ts';
import { Cuts, lost } from '../shopper/cuts.ts';
import { arriveAs, newPhone, signInByPassword } from '../shopper/signingIn.ts';
import { tick, type Site } from '../shopper/site.ts';
import { codeSentTo } from '../shop/emulator.ts';
import { expect, test } from '../shopper/test.ts';

const late = 'Сервер не ответил вовремя. Попробуйте ещё раз';

/** Presses «Повторить» in the toast that reports the failure. */
async function retry(site: Site): Promise<void> {
  await site.pressInToast(lost, 'Повторить');
  await expect(site.toast(lost)).toHaveCount(0);
}

const addButton = (site: Site, title: string) =>
  site.main.getByRole('button', { name: `В корзину: ${title}`, exact: true }).first();
const quantityOf = (site: Site, title: string) =>
  site.cart.getByRole('spinbutton', { name: `Количество: ${title}`, exact: true });

test('adding to the cart survives network failures, and nothing is bought twice', async ({ site }) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await site.open('/catalog/bukety');
  const [first, second, third] = await Promise.all([0, 1, 2].map((index) => titleOf(site.cards.nth(index))));
  if (!first || !second || !third) throw new Error('The category has fewer than three products.');

  // Offline, not even the cart's code loads.
  await cuts.offline(async () => {
    await site.press(addButton(site, first));
    await expect(site.toast(lost)).toBeVisible();
  });
  await site.screenshot('lost');
  await retry(site);
  await expect(site.toast(first)).toBeVisible();

  // The server has added the product, but its response was lost.
  await cuts.loseAnswer('/cart/addToCart', async () => {
    await addButton(site, second).click();
    await expect(site.toast(lost)).toBeVisible();
  });
  await retry(site);
  await expect(site.cart).toBeVisible();
  await expect(quantityOf(site, second)).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(site.cart).toBeHidden();

  // The server never responds: the button can be pressed again.
  await cuts.hang('/cart/addToCart', async () => {
    await addButton(site, third).click();
    await cuts.expectToast(late);
  });
  await addButton(site, third).click();
  await expect(site.toast(third)).toBeVisible();
  await site.openCart();
  for (const title of [first, second, third]) await expect(quantityOf(site, title)).toHaveValue('1');
});

test('a quantity change survives network failures, and a retry applies it once', async ({ site }) => {
  const cuts = await Cuts.of(site);
  await site.open('/catalog/bukety');
  const title = await titleOf(cardOf(site, sellers.first));
  await site.press(addButton(site, title));
  await expect(site.toast(title)).toBeVisible();
  await site.openCart();
  const quantity = quantityOf(site, title);
  const more = site.cart.getByRole('button', { name: `Больше: Количество: ${title}`, exact: true });

  await cuts.offline(async () => {
    await more.click();
    await expect(site.toast(lost)).toBeVisible();
    // The item on the screen is bought, rather than an empty cart.
    await expect(quantity).toHaveValue('1');
  });
  // The next cut must not hit what this retry sends: a failure also drops the changes that wait for it.
  const kept = site.page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await retry(site);
  await kept;
  await expect(quantity).toHaveValue('2');

  await cuts.loseAnswer('/cart', async () => {
    await more.click();
    await expect(site.toast(lost)).toBeVisible();
  });
  await retry(site);
  await expect(quantity).toHaveValue('3');

  await cuts.loseAnswer('/cart', async () => {
    await site.cart.getByRole('checkbox', { name: `Выбрать: ${title}` }).click();
    await expect(site.toast(lost)).toBeVisible();
  });
  await retry(site);
  await expect(site.cart.getByRole('checkbox', { name: `Выбрать: ${title}` })).not.toBeChecked();
});

const ordersOf = async (page: Page): Promise<number> => {
  const answer = await page.request.get('/api/v1/orders');
  return ((await answer.json()) as { meta: { total: number } }).meta.total;
};

test('placing an order survives network failures: the form is kept, and there is one order', async ({ site }) => {
  test.setTimeout(90_000);
  const { page } = site;
  const cuts = await Cuts.of(site);
  await site.open('/catalog/bukety');
  const title = await titleOf(cardOf(site, sellers.second));
  await site.press(addButton(site, title));
  await expect(site.toast(title)).toBeVisible();
  await page.goto('/checkout');
  await expect(site.signIn).toBeVisible();
  await signInByPassword(site, 'verochka');
  await expect(page).toHaveURL('/checkout');
  const before = await ordersOf(page);
  await fillPart(site, { seller: sellers.second, way: /Самовывоз/, recipient: 'self', cardText: 'С днём рождения!' });
  await page.getByLabel('Почта для чека').fill('vera@vetka.example');
  await tick(page.getByRole('checkbox', { name: /согласие/ }));

  const isStillFilled = async () => {
    await expect(page.getByLabel('Текст открытки')).toHaveValue('С днём рождения!');
    await expect(page.getByLabel('Почта для чека')).toHaveValue('vera@vetka.example');
    await expect(page).toHaveURL('/checkout');
  };
  await cuts.offline(async () => {
    await pressPay(site);
    await cuts.expectToast(lost);
    await isStillFilled();
  });
  await cuts.hang('/orders', async () => {
    await pressPay(site);
    await cuts.expectToast(late);
    await isStillFilled();
  });
  // The order is placed, but the response is lost.
  await cuts.loseAnswer('/orders', async () => {
    await pressPay(site);
    await cuts.expectToast(lost);
    await isStillFilled();
  });
  expect(await ordersOf(page)).toBe(before + 1);
  await site.screenshot('order-lost');
  await pressPay(site);
  await expect(page).toHaveURL(/\/tbank\/pay\//, { timeout: 15_000 });
  expect(await ordersOf(page)).toBe(before + 1);
});

test('signing in survives network failures: the number and the code are kept', async ({ site }) => {
  const { page, signIn } = site;
  const cuts = await Cuts.of(site);
  await site.open('/?auth=sigin');
  await expect(signIn).toBeVisible();
  const number = newPhone();
  const phone = signIn.getByRole('textbox', { name: 'Телефон' });
  await phone.fill(number.slice(2));
  const typed = await phone.inputValue();
  await tick(signIn.getByRole('checkbox'));
  const send = signIn.getByRole('button', { name: 'Получить код' });
  await cuts.offline(async () => {
    await send.click();
    await cuts.expectToast(lost);
    await expect(phone).toHaveValue(typed);
  });
  await cuts.hang('/verification', async () => {
    await send.click();
    await cuts.expectToast(late);
    await expect(phone).toHaveValue(typed);
  });
  await send.click();
  const code = signIn.getByLabel('Код из СМС');
  await expect(code).toBeFocused();
  const digits = await codeSentTo(number);
  await cuts.loseRequest('/auth', async () => {
    await code.fill(digits);
    await cuts.expectToast(lost);
    await expect(code).toHaveValue(digits);
  });
  await site.screenshot('code-lost');
  await signIn.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(signIn).toBeHidden();
  await expect(page).toHaveURL(/\/my\/settings/);
});

test('a person whose cart cannot be read after the code is signed in, and is told of it', async ({ site }) => {
  const { page, signIn } = site;
  const cuts = await Cuts.of(site);
  await site.open('/?auth=sigin');
  const number = newPhone();
  await signIn.getByRole('textbox', { name: 'Телефон' }).fill(number.slice(2));
  await tick(signIn.getByRole('checkbox'));
  await signIn.getByRole('button', { name: 'Получить код' }).click();
  const digits = await codeSentTo(number);
  await page.route('**/api/v1/cart', (route) => route.abort('connectionreset'));
  await signIn.getByLabel('Код из СМС').fill(digits);
  await cuts.expectToast(lost);
  await page.unroute('**/api/v1/cart');
  await expect(signIn).toBeHidden();
  await site.open('/my/settings');
  await expect(page.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
});

test('settings survive network failures: the input is kept and saved by the next press', async ({ site }) => {
  const { page } = site;
  const cuts = await Cuts.of(site);
  await arriveAs(site, 'artem.s', '/my/settings');
  await site.waitForHydration();
  const name = page.getByRole('textbox', { name: 'Имя', exact: true });
  const renamed = `${await name.inputValue()}-Мария`;
  await name.fill(renamed);
  const save = page.getByRole('button', { name: 'Сохранить' }).first();
  await cuts.offline(async () => {
    await save.click();
    await cuts.expectToast(lost);
    await expect(name).toHaveValue(renamed);
    await expect(page.getByRole('button', { name: 'Выйти', exact: true })).toBeVisible();
  });
  await cuts.hang('/profile', async () => {
    await save.click();
    await cuts.expectToast(late);
    await expect(name).toHaveValue(renamed);
  });
  await save.click();
  await expect(site.toast('Сохранено')).toBeVisible();
  await page.reload();
  await expect(name).toHaveValue(renamed);
});
