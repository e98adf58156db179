import type { Page } from '@playwright/test';
import { payWith } from '../shopper/bank.ts';
import { addFrom, cardOf, fillBothParts, sellers, titleOf } from '../shopper/buying.ts';
import { placeOrder } from '../shopper/checkout.ts';
import { cssColour, redness } from '../shopper/colours.ts';
import { newPhone, signInByPhone } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.use({ hasAcceptedCookies: false });

test('a shopper buys from two sellers, pays, cancels a sub-order and hides it', async ({ site }) => {
  test.setTimeout(120_000);
  const { page, cart } = site;

  // Home, category, product.
  await site.open('/');
  await expect(page.getByRole('heading', { level: 1 }), 'RTE-01: home').toBeVisible();
  await site.screenshot('home');
  const cookies = page.getByRole('region', { name: 'Согласие на cookie' });
  await expect(cookies, 'OVL-09: the banner').toBeVisible();
  await cookies.getByRole('button', { name: 'Хорошо' }).click();
  await expect(cookies, 'STA-41: hidden once accepted').toBeHidden();
  await site.follow(site.main.getByRole('link', { name: 'Букеты', exact: true }), '/catalog/bukety');
  await expect(page.getByRole('heading', { level: 1, name: 'Букеты' }), 'RTE-22: a category').toBeVisible();
  await site.screenshot('category');
  const first = await titleOf(cardOf(site, sellers.first));
  await site.follow(cardOf(site, sellers.first).getByRole('link', { name: first }), /\/products\//);
  await expect(page.getByRole('heading', { level: 1, name: first }), 'RTE-37: a product').toBeVisible();
  await expect(page, 'OVL-15: the page’s own title').toHaveTitle(new RegExp(first.slice(0, 20)));
  await site.screenshot('product');

  // Into the cart, then open it from the toast.
  await site.press(page.getByRole('button', { name: 'В корзину', exact: true }));
  const toast = site.toast(first);
  await site.keepToast(first);
  await test.step('CRT-14: the «added» toast shows title, price and picture', async () => {
    await expect(toast).toContainText(first);
    await expect(toast).toContainText(/\d\s₽/);
    await expect(toast.getByRole('presentation').or(toast.locator('img'))).toBeVisible();
  });
  await site.screenshot('toast');
  await toast.getByRole('button', { name: 'В корзине' }).click();
  await expect(cart, 'CRT-15: clicking the toast opens the cart').toContainText(first);
  await expect(cart, 'CRT-07: plural form for one').toContainText(/1\sТовар(?!а)/);
  await cart.getByRole('button', { name: 'Закрыть' }).click();
  await expect(cart, 'CRT-04: the close button').toBeHidden();

  // Another seller's product, from its card.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Букеты' })).toBeVisible();
  const second = await addFrom(site, cardOf(site, sellers.second));
  await site.openCart();
  await expect(cart.getByRole('heading', { name: 'Корзина' }), 'CRT-01: the title').toBeVisible();
  await expect(cart, 'CRT-02: the subtitle').toContainText('Товары из всех магазинов');
  await expect(cart, 'CRT-07: plural form for two').toContainText(/2\sТовара/);
  await expect(cart.getByRole('link', { name: first }), 'CRT-09: a row’s link').toHaveAttribute(
    'href',
    /^\/products\//,
  );
  await expect(
    cart.getByRole('region', { name: new RegExp(sellers.second) }),
    'PRD-06: a sub-order per seller',
  ).toContainText(second);
  await site.screenshot('cart');

  // The stepper and the checkboxes change the totals.
  const total = cart.getByText('Итого').locator('..').getByText('₽');
  await expect(total, 'CRT-06: the total in roubles').toHaveText(/^\d[\d\s]*₽$/);
  const before = (await total.textContent()) ?? '';
  await cart.getByRole('button', { name: `Больше: Количество: ${second}` }).click();
  await expect(cart.getByRole('spinbutton', { name: `Количество: ${second}` })).toHaveValue('2');
  await expect(cart).toContainText(/3\sТовара/);
  await expect(total).not.toHaveText(before);
  await cart.getByRole('button', { name: `Меньше: Количество: ${second}` }).click();
  await expect(total).toHaveText(before);
  await cart.getByRole('checkbox', { name: `Выбрать: ${second}` }).uncheck();
  await expect(cart, 'STA-24: unselected items are not counted').toContainText(/1\sТовар(?!а)/);
  await cart.getByRole('checkbox', { name: `Выбрать: ${second}` }).check();
  await expect(total).toHaveText(before);

  // The checkout requires signing in.
  await cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  await expect(page, 'CRT-08: the link to the checkout').toHaveURL(/back=%2Fcheckout/);
  await expect(site.signIn).toBeVisible();
  await site.screenshot('sign-in');
  await signInByPhone(site, newPhone());

  // The city is unknown.
  await expect(page, 'RUL-05: redirected to the settings without a city').toHaveURL(/\/my\/settings/);
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' }), 'RTE-31: the settings').toBeVisible();
  await site.waitForHydration();
  await site.screenshot('settings');
  const city = page.getByRole('combobox', { name: /Город/ });
  await city.fill('Нижний Нов');
  await page.getByRole('option', { name: /Нижний Новгород/ }).click();

  // Back at the checkout.
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' }), 'RTE-04: checkout').toBeVisible();
  await site.screenshot('checkout');
  await fillBothParts(site);
  await page.getByLabel('Почта для чека').fill('vera@vetka.example');
  await site.screenshot('checkout-filled');
  await placeOrder(site);

  // The bank, and back.
  await site.screenshot('bank');
  await payWith(page, 'good');
  await expect(page).toHaveURL(/[?&]order=\d+/);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  const order = site.dialog(new RegExp(`Заказ №\\s${orderId}`));
  await expect(order, 'OVL-05: the panel of the order').toBeVisible();
  await expect(order, 'STA-07: the label of a paid order').toContainText('Оплачено');
  await expect(order).toContainText(first);
  await expect(order).toContainText(second);
  await site.screenshot('order-paid');
  await order.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page, 'OVL-07: closing clears the address').not.toHaveURL(/order=/);

  // Purchases.
  await site.openCart();
  await cart.getByRole('button', { name: 'Мои покупки' }).click();
  const { purchases } = site;
  await expect(purchases, 'CRT-03: the second panel').toBeVisible();
  const part = purchases.getByRole('article', { name: new RegExp(sellers.second) });
  await expect(part, 'MYP-01: the order is in the list').toBeVisible();
  await expect(part, 'MYP-09: the default recipient').toContainText('Я сам (-а)');
  await expect(part, 'MYP-08: the date and time of delivery').toContainText(/\d{1,2}\s[а-я]+\s20\d\d\sв\s\d/);
  const shop = part.getByRole('link', { name: /^Перейти/ });
  await expect(shop, 'MYP-10: the link to the shop').toHaveAttribute('href', '/myata-i-pion');
  await expect(part.getByRole('link', { name: /^Оплатить/ }), 'MYP-17: no pay button').toHaveCount(0);
  const date = purchases.locator('time').first();
  await expect(date, 'MYP-07: the date of the order').toHaveText(/^\d{1,2}\s[а-я]{3,4}\.?\s20\d\d$/);
  await test.step('MYP-11: the status name has the background bgColor', async () => {
    await expect(part).toContainText('Статус заказа:');
    const { name, bgColor } = await orderStatus(page, orderId);
    await expect(part.getByText(name, { exact: true })).toHaveCSS('background-color', cssColour(bgColor));
  });
  await test.step('MYP-18: a product has title, picture and a price in roubles without fractions', async () => {
    const row = part.getByRole('listitem').filter({ hasText: second });
    await expect(row.locator('img')).toHaveAttribute('src', /\S/);
    await expect(row).toContainText(/\d\s₽/);
    await expect(row).not.toContainText(/\d,\d\d\s₽/);
  });
  await site.screenshot('purchases');
  const number = /№ (\d+)/.exec((await part.getAttribute('aria-label')) ?? '')?.[1];
  await part.getByRole('button', { name: /^Подробнее/ }).click();
  const sheet = site.dialog(new RegExp(`^Заказ №\\s${number}$`));
  await expect(sheet, 'MYP-06: the sheet’s title has the number of the sub-order').toBeVisible();
  await expect(sheet, 'MYP-05: «Подробнее» opens the sheet').toContainText('Оплачено');
  await site.screenshot('order-sheet');

  // Cancel a sub-order, then hide it.
  const cancel = sheet.getByRole('button', { name: 'Отменить' });
  await expect(cancel, 'STA-19: a new sub-order can be cancelled').toBeVisible();
  await cancel.click();
  const question = page.getByRole('alertdialog');
  await expect(question, 'DLG-03: the title').toHaveAccessibleName('Подтвердите действие');
  await expect(question, 'DLG-04: the text').toContainText('Вы уверены?');
  await expect(question.getByRole('button'), 'DLG-05: the buttons').toHaveText(['Нет', 'Да']);
  await site.screenshot('confirm');
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(question).toBeHidden();
  await expect(cancel, 'STA-20: without a confirmation nothing is cancelled').toBeVisible();
  await cancel.click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(site.toast('Успешно'), 'STA-22: the toast').toBeVisible();
  await expect(cancel).toBeHidden();
  await sheet.getByRole('button', { name: 'Назад' }).click();
  await test.step('MYP-15: a cancelled sub-order has a large watermark', async () => {
    const watermark = part.locator('svg').filter({ hasText: /^\s*Отменен\s*$/ });
    await expect(watermark).toBeVisible();
    const [mark, whole] = [await watermark.boundingBox(), await part.boundingBox()];
    expect(mark?.width ?? 0).toBeGreaterThan((whole?.width ?? 0) / 2);
  });
  await expect(
    part.getByRole('button', { name: /^Отменить/ }),
    'MYP-12: not offered for a cancelled sub-order',
  ).toHaveCount(0);
  await site.screenshot('cancelled');
  const hide = part.getByRole('button', { name: /^Скрыть/ });
  await expect(hide, 'MYP-13: offered for a cancelled sub-order too').toBeVisible();
  const other = purchases.getByRole('article', { name: new RegExp(sellers.first) });
  await test.step('MYP-14: a cancelled sub-order has a red tint', async () => {
    const [tinted, plain] = [await redness(part), await redness(other)];
    expect(tinted).toBeGreaterThan(plain + 5);
  });
  await hide.click();
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(part, 'STA-21: hidden only after the confirmation').toBeVisible();
  await hide.click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(part, 'PRD-11: cancelled and hidden').toHaveCount(0);
  await expect(other).toBeVisible();
  await site.screenshot('hidden');
});

interface OrderPart {
  service: { name: string };
  services: { orderStatus: { name: string; bgColor: string } }[];
}

/** Status of the second seller's sub-order from the API. */
async function orderStatus(page: Page, orderId: string): Promise<{ name: string; bgColor: string }> {
  const answer = await page.request.get(`/api/v1/orders/${orderId}`);
  const order = (await answer.json()) as { orderServices: OrderPart[] };
  const part = order.orderServices.find(({ service }) => service.name === sellers.second);
  if (!part?.services[0]) throw new Error(`Order ${orderId} has no sub-order of ${sellers.second}`);
  return part.services[0].orderStatus;
}
