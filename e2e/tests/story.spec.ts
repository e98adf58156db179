import { payWith } from '../shopper/bank.ts';
import { addFrom, cardOf, fillBothParts, sellers, titleOf } from '../shopper/buying.ts';
import { placeOrder } from '../shopper/checkout.ts';
import { newPhone, signInByPhone } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.use({ hasAcceptedCookies: false });

const covers =
  'RTE-01, RTE-04, RTE-22, RTE-31, RTE-37, RUL-05, OVL-05, OVL-07, OVL-09, CRT-01…04, CRT-06…10, CRT-14, CRT-15, ' +
  'STA-07, STA-19…22, STA-24, STA-41, MYP-01, MYP-05…13, MYP-15, MYP-17, DLG-03…05';

test(`${covers}: a shopper buys from two sellers, pays, cancels a part and hides it`, async ({ site }) => {
  test.setTimeout(120_000);
  const { page, cart } = site;

  // Home, category, product.
  await site.open('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await site.station('home');
  await page.getByRole('button', { name: 'Хорошо' }).click();
  await expect(page.getByRole('region', { name: 'Согласие на cookie' })).toBeHidden();
  await site.follow(site.main.getByRole('link', { name: 'Букеты', exact: true }), '/catalog/bukety');
  await expect(page.getByRole('heading', { level: 1, name: 'Букеты' })).toBeVisible();
  await site.station('category');
  const first = await titleOf(cardOf(site, sellers.first));
  await site.follow(cardOf(site, sellers.first).getByRole('link', { name: first }), /\/products\//);
  await expect(page.getByRole('heading', { level: 1, name: first })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(first.slice(0, 20)));
  await site.station('product');

  // Into the cart; the toast opens it.
  await site.press(page.getByRole('button', { name: 'В корзину', exact: true }));
  const toast = site.toast(first);
  await expect(toast).toContainText(/\d\s₽/);
  await expect(toast.getByRole('presentation').or(toast.locator('img'))).toBeVisible();
  await site.station('toast');
  await toast.getByRole('button', { name: 'В корзине' }).click();
  await expect(cart).toContainText(first);
  await expect(cart).toContainText(/1\sТовар(?!а)/);
  await cart.getByRole('button', { name: 'Закрыть' }).click();

  // Another seller's product, from its card.
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Букеты' })).toBeVisible();
  const second = await addFrom(site, cardOf(site, sellers.second));
  await site.openCart();
  await expect(cart.getByRole('heading', { name: 'Корзина' })).toBeVisible();
  await expect(cart).toContainText('Товары из всех магазинов');
  await expect(cart).toContainText(/2\sТовара/);
  await expect(cart.getByRole('link', { name: first })).toHaveAttribute('href', /^\/products\//);
  await site.station('cart');

  // The stepper and the boxes change the sums.
  const total = cart.getByText('Итого').locator('..').getByText('₽');
  const before = (await total.textContent()) ?? '';
  await cart.getByRole('button', { name: `Больше: Количество: ${second}` }).click();
  await expect(cart.getByRole('textbox', { name: `Количество: ${second}` })).toHaveValue('2');
  await expect(cart).toContainText(/3\sТовара/);
  await expect(total).not.toHaveText(before);
  await cart.getByRole('button', { name: `Меньше: Количество: ${second}` }).click();
  await expect(total).toHaveText(before);
  await cart.getByRole('checkbox', { name: `Выбрать: ${second}` }).uncheck();
  await expect(cart).toContainText(/1\sТовар(?!а)/);
  await cart.getByRole('checkbox', { name: `Выбрать: ${second}` }).check();
  await expect(total).toHaveText(before);

  // Checkout wants to know who it is.
  await cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  await expect(site.signIn).toBeVisible();
  await site.station('sign-in');
  await signInByPhone(site, newPhone());

  // Nobody knows the city yet.
  await expect(page).toHaveURL(/\/my\/settings/);
  await site.comesToLife();
  await site.station('settings');
  const city = page.getByRole('combobox', { name: /Город/ });
  await city.fill('Нижний Нов');
  await page.getByRole('option', { name: /Нижний Новгород/ }).click();

  // Back at the checkout.
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
  await site.station('checkout');
  await fillBothParts(site);
  await page.getByLabel('Почта для чека').fill('vera@vetka.example');
  await site.station('checkout-filled');
  await placeOrder(site);

  // The bank, and back.
  await site.station('bank');
  await payWith(page, 'good');
  await expect(page).toHaveURL(/[?&]order=\d+/);
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  const order = site.dialog(new RegExp(`Заказ №\\s${orderId}`));
  await expect(order).toContainText('Оплачено');
  await expect(order).toContainText(first);
  await expect(order).toContainText(second);
  await site.station('order-paid');
  await order.getByRole('button', { name: 'Закрыть' }).click();
  await expect(page).not.toHaveURL(/order=/);

  // My purchases.
  await site.openPurchases();
  const { purchases } = site;
  const part = purchases.getByRole('article', { name: new RegExp(sellers.second) });
  await expect(part).toContainText('Статус заказа:');
  await expect(part).toContainText('Новый');
  await expect(part).toContainText('Я сам (-а)');
  await expect(part).toContainText(/\d{1,2}\s[а-я]+\s20\d\d\sв\s\d/);
  await expect(part.getByRole('link', { name: /^Перейти/ })).toBeVisible();
  await expect(part.getByRole('link', { name: /^Оплатить/ })).toHaveCount(0);
  await expect(purchases.locator('time').first()).toHaveText(/^\d{1,2}\s[а-я]{3,4}\.?\s20\d\d$/);
  await site.station('purchases');
  const number = /№ (\d+)/.exec((await part.getAttribute('aria-label')) ?? '')?.[1];
  await part.getByRole('button', { name: /^Подробнее/ }).click();
  const sheet = site.dialog(new RegExp(`^Заказ №\\s${number}$`));
  await expect(sheet).toContainText('Оплачено');
  await site.station('order-sheet');

  // Cancel a part, then hide it.
  await sheet.getByRole('button', { name: 'Отменить' }).click();
  const question = page.getByRole('alertdialog', { name: 'Подтвердите действие' });
  await expect(question).toContainText('Вы уверены?');
  await site.station('confirm');
  await question.getByRole('button', { name: 'Нет' }).click();
  await expect(question).toBeHidden();
  await sheet.getByRole('button', { name: 'Отменить' }).click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(site.toast('Успешно')).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Отменить' })).toBeHidden();
  await sheet.getByRole('button', { name: 'Назад' }).click();
  await expect(part.getByText('Отменен', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: /^Отменить/ })).toHaveCount(0);
  await site.station('cancelled');
  await part.getByRole('button', { name: /^Скрыть/ }).click();
  await question.getByRole('button', { name: 'Да' }).click();
  await expect(part).toHaveCount(0);
  await expect(purchases.getByRole('article', { name: new RegExp(sellers.first) })).toBeVisible();
  await site.station('hidden');
});
