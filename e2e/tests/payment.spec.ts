import { confirmPayment, payWith } from '../shopper/bank.ts';
import { arriveAtCheckout } from '../shopper/buying.ts';
import { placeOrder, pressPay } from '../shopper/checkout.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { tick, type Site } from '../shopper/site.ts';
import { holdNext } from '../shopper/slowPhone.ts';
import { expect, test } from '../shopper/test.ts';
import { bankPayment, paymentsLike, slowDownFor, duplicateNotifications } from '../shop/emulator.ts';

test.describe.configure({ timeout: 90_000 });

/** Demo people in the sellers' city, one per test, so that carts do not mix. */
const people = {
  declined: 'lena.sokolova',
  closed: 'kurier-ilya',
  twice: 'dasha.l',
  secured: 'oleg.b',
  slow: 'timur.k',
} as const;

/** Id of the order in the URL. */
async function orderNumber({ page }: Site): Promise<string> {
  await expect(page).toHaveURL(/[?&]order=\d+/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}

const orderPanel = (site: Site, number: string) => site.dialog(new RegExp(`^Заказ №\\s${number}$`));

test('PRD-09: an order can be paid on the second attempt after a declined card', async ({ site }) => {
  const { page } = site;
  const titles = await arriveAtCheckout(site, people.declined);
  await placeOrder(site);
  await payWith(page, 'poor');
  const number = await orderNumber(site);
  const order = orderPanel(site, number);
  await expect(order).toContainText(titles[0] ?? '');
  await expect(order).not.toContainText('Оплачено');
  await site.screenshot('declined');
  const opening = page.context().waitForEvent('page');
  await order.getByRole('link', { name: 'Оплатить', exact: true }).click();
  const bank = await opening;
  await expect(bank).toHaveURL(/\/tbank\/pay\//);
  await payWith(bank, 'good');
  await expect(bank).toHaveURL(/[?&]order=\d+/);
  await expect(bank.getByRole('dialog', { name: new RegExp(`^Заказ №\\s${number}$`) })).toContainText('Оплачено');
  // The first window updates without interaction.
  await expect(order).toContainText('Оплачено');
  await expect(order.getByRole('link', { name: 'Оплатить', exact: true })).toHaveCount(0);
  await site.screenshot('paid-at-last');
});

test('PRD-09: the bank’s notification completes an order when the payer does not return', async ({
  site,
  anotherBrowser,
}) => {
  const person = people.closed;
  const titles = await arriveAtCheckout(site, person);
  await placeOrder(site);
  // Closing the page aborts the redirect back.
  site.watch.allow(/\/payments\/return\//);
  await site.page.route(/\/payments\/return\//, (route) => route.abort());
  const paid = site.page.waitForRequest(/\/payments\/return\//);
  await payWith(site.page, 'good');
  await paid;
  await site.page.close();

  const later = await anotherBrowser();
  await arriveAs(later, person);
  await later.openPurchases();
  const mine = later.purchases
    .getByRole('region')
    .filter({ hasText: titles[0] ?? '' })
    .first();
  await expect(mine).toContainText(titles[1] ?? '');
  await expect(mine.getByText('Ожидает оплаты')).toHaveCount(0);
  await mine
    .getByRole('button', { name: /^Подробнее/ })
    .first()
    .click();
  await expect(later.dialog(/^Заказ №\s\d+$/), 'STA-07: the label').toContainText('Оплачено');
  await later.screenshot('paid-without-return');
});

test('PRD-09: duplicate notifications create one order and one payment', async ({ site }) => {
  const { page } = site;
  await duplicateNotifications();
  await arriveAtCheckout(site, people.twice);
  await placeOrder(site);
  const payment = await bankPayment(page.url());
  await payWith(page, 'good');
  const number = await orderNumber(site);
  await expect(orderPanel(site, number)).toContainText('Оплачено');
  const payments = await paymentsLike(payment);
  expect(payments.map(({ status, amount }) => ({ status, amount }))).toEqual([
    { status: 'CONFIRMED', amount: payment.originalAmount },
  ]);
  await orderPanel(site, number).getByRole('button', { name: 'Закрыть' }).click();
  await site.openPurchases();
  await expect(site.purchases.getByRole('heading', { name: new RegExp(`^Заказ №\\s${number}$`) })).toHaveCount(1);
  const events = await page.request.get(`/api/v1/orders/${number}`);
  expect(await events.json()).toMatchObject({ payment: { status: 'APPROVED' } });
});

test('an unpaid order can be paid from «Мои покупки», with 3-D Secure', async ({ site }) => {
  const { page } = site;
  const titles = await arriveAtCheckout(site, people.secured);
  await placeOrder(site);
  await site.open('/');
  await site.openPurchases();
  const mine = site.purchases
    .getByRole('region')
    .filter({ hasText: titles[0] ?? '' })
    .first();
  await expect(mine, 'STA-04: the label').toContainText('Ожидает оплаты');
  const pay = mine.getByRole('link', { name: /^Оплатить/ }).first();
  await expect(pay, 'MYP-16: in a new tab').toHaveAttribute('target', '_blank');
  const opening = page.context().waitForEvent('page');
  await pay.click();
  const bank = await opening;
  await payWith(bank, 'secured');
  await expect(bank.getByRole('heading', { name: 'Подтвердите платёж' })).toBeVisible();
  await bank.screenshot({ path: test.info().outputPath('3-d-secure.png') });
  await confirmPayment(bank);
  await expect(bank).toHaveURL(/[?&]order=\d+/);
  await bank.close();
  // The waiting window updates without interaction.
  await expect(mine.getByText('Ожидает оплаты')).toHaveCount(0);
  await expect(mine.getByRole('link', { name: /^Оплатить/ }), 'MYP-17: no pay button').toHaveCount(0);
});

test('while the bank is slow the order shows it, then redirects to the bank', async ({ site }) => {
  const { page } = site;
  const titles = await arriveAtCheckout(site, people.slow);
  const { phone } = (await (await page.request.get('/api/v1/auth/user')).json()) as { phone: string };
  await slowDownFor(phone, 8000);
  await tick(page.getByRole('checkbox', { name: /согласие/ }));
  // A cart of this age is refetched when it opens.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 60_000;
  });
  const init = /\/payments\/orders\/\d+\/init/;
  const payment = await holdNext(page, init);
  const asked = page.waitForRequest(init);
  await pressPay(site);
  await asked;
  await page.getByRole('link', { name: 'Вернуться в корзину' }).click();
  await expect(site.cart, 'the order that is being placed keeps its goods').toContainText(titles[0] ?? '');
  payment.release();
  const number = await orderNumber(site);
  const order = orderPanel(site, number);
  await expect(order.getByRole('status').filter({ hasText: 'Банк отвечает дольше обычного' })).toBeVisible();
  await expect(order).toContainText('Как только страница оплаты будет готова, она откроется сама.');
  await expect(order.getByRole('link', { name: 'Оплатить', exact: true })).toHaveCount(0);
  await site.screenshot('bank-is-slow');
  await expect(page).toHaveURL(/\/tbank\/pay\//, { timeout: 30_000 });
  expect(await paymentsLike(await bankPayment(page.url()))).toHaveLength(1);
  // «Back» shows the order instead of redirecting to the bank again.
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`[?&]order=${number}$`));
  await expect(orderPanel(site, number).getByRole('link', { name: 'Оплатить', exact: true })).toBeVisible();
});
