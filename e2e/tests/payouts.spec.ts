import { bankPayment, planReceipts, refundInCabinet } from '../shop/emulator.ts';
import { payWith } from '../shopper/bank.ts';
import { addFrom } from '../shopper/buying.ts';
import { fillPart, placeOrder } from '../shopper/checkout.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 240_000 });

/** A shop that no other spec buys from. Its requisites are old enough to be paid to. */
const shop = { slug: 'teplo-i-vosk', name: 'Тепло и воск', owner: 'ksenia-vosk' };
const money = `/my/shop/${shop.slug}/money`;

/** A call of the API with the cookies of the site's browser, as its page makes it. */
async function post({ page }: Site, call: string, data: object): Promise<void> {
  const answer = await page.request.post(`/api/v1/${call}`, { data });
  expect(answer.ok(), `${call}: ${await answer.text()}`).toBe(true);
}

/** @returns the payment at the bank */
async function buyCandle(site: Site) {
  await signUp(site);
  await site.open(`/${shop.slug}`);
  await addFrom(site, site.cards.first());
  await site.open('/checkout');
  await fillPart(site, { seller: shop.name, way: /Самовывоз/, recipient: { name: 'Вера', phone: '9103842715' } });
  await placeOrder(site);
  const payment = await bankPayment(site.page.url());
  await payWith(site.page, 'good');
  await expect(site.dialog(/^Заказ №/)).toContainText('Оплачено');
  return payment;
}

/** Hands the order over. @returns its number */
async function handOver(owner: Site): Promise<string> {
  const row = owner.page.getByRole('article', { name: /^Новый заказ № \d+$/ });
  const number = /\d+$/.exec((await row.getAttribute('aria-label')) ?? '')?.[0] ?? '';
  const steps = [
    ['ACCEPT', 'NEW'],
    ['START', 'ACCEPTED'],
    ['READY', 'ASSEMBLING'],
    ['PUT_ON_SHELF', 'READY'],
    ['DELIVER', 'READY_FOR_PICKUP'],
  ] as const;
  for (const [step, from] of steps)
    await post(owner, `desk/${shop.slug}/orders/${number}/steps`, { stepId: crypto.randomUUID(), step, from });
  return number;
}

test("a shop's sales are paid out with the bank’s number, and a later refund is shown as a debt", async ({
  site,
  anotherBrowser,
}, { retry }) => {
  const owner = await anotherBrowser();
  await arriveAs(owner, shop.owner, `/my/shop/${shop.slug}/orders`);
  await planReceipts('REFUSED');
  const payment = await buyCandle(site);
  const number = await handOver(owner);
  const bought = (await (await site.page.request.get('/api/v1/orders')).json()) as { data: { orderId: number }[] };
  const orderId = bought.data[0]?.orderId;
  const tile = (label: string) =>
    owner.main.locator('dl > div').filter({ has: owner.page.getByText(label, { exact: true }) });

  // A first try may leave a payout and another debt to the second.
  await owner.open(`${money}?view=payouts`);
  const payouts = owner.main.getByRole('row', { name: /^Выплата №/ });
  const made = payouts.filter({ hasText: '1 заказ, удержано за долг' });
  await expect(payouts.first()).toBeVisible();
  // A shop is paid once a day: a second try may find that it has been.
  const isPaidToday = (await made.count()) > 0;
  let owed = '';

  await test.step('the shop owes its share of a refund that was made after a payout', async () => {
    await owner.open(`${money}?account=SELLER_DEBT`);
    owed = await tile('Долг')
      .getByText(/^−\d+\s₽$/)
      .innerText();
    expect(owed).toMatch(retry ? /^−(85|170)\s₽$/ : /^−170\s₽$/);
    await expect(owner.main.getByRole('table')).toContainText(/Возврат[^]*−170/);
  });

  await test.step('while it can be disputed the money is pending', async () => {
    await owner.open(money);
    await expect(tile('Ожидает')).toContainText('1 заказ');
    await expect(tile('Доступно').getByText(/^0\s₽/)).toBeVisible();
  });

  const judge = await anotherBrowser();
  // A decision in favour of the shop ends the dispute period at once.
  await test.step('the customer disputes, and the administration finds the shop right', async () => {
    const dispute = { words: 'Свеча не пахнет', mediaFileIds: [] };
    await post(site, `orders/${orderId}/services/${number}/dispute`, dispute);
    await arriveAs(judge, 'admin');
    const decision = { decision: 'REJECT', refund: 0, words: 'Аромат есть на фото упаковки' };
    await post(judge, `disputes/${number}/decision`, decision);
    await owner.page.reload();
    await expect(tile('Ожидает')).toContainText('Ждать нечего');
  });

  await test.step('the cash register has refused the receipt, and the administration prints a correction', async () => {
    await planReceipts('PRINTED');
    const name = `Чек прихода, заказ № ${orderId}`;
    const receipt = judge.main.getByRole('article', { name });
    await judge.open('/my/moderation/receipts');
    await expect(receipt).toContainText('Касса не приняла');
    await judge.press(judge.main.getByRole('button', { name: `Исправить: ${name}` }));
    const form = judge.dialog('Исправить чек');
    await form.getByLabel('Как нашли ошибку').fill('Касса была закрыта');
    await judge.screenshot('correcting a receipt');
    await form.getByRole('button', { name: 'Пробить' }).click();
    await expect(form).toBeHidden();
    await expect(receipt).toHaveCount(0);
    const corrected = judge.main.getByRole('listitem').filter({ has: judge.page.getByRole('article', { name }) });
    await expect(async () => {
      await judge.open('/my/moderation/receipts');
      await judge.press(judge.main.getByRole('button', { name: 'Исправленные' }));
      await expect(corrected).toContainText(/Чек коррекции прихода: чек не пробит, самостоятельно.*ФПД\s\d+/, {
        timeout: 2000,
      });
    }).toPass({ timeout: 60_000, intervals: [1000] });
    await judge.screenshot('a corrected receipt');
  });

  await test.step('the bank pays it, and the seller sees the number of the transfer', async () => {
    if (isPaidToday) return;
    await expect(async () => {
      await owner.open(`${money}?view=payouts`);
      await expect(made).toContainText('Выплачено', { timeout: 2000 });
    }).toPass({ timeout: 120_000, intervals: [1000] });
    await expect(made.getByText(/^Номер в банке: \d+$/)).toBeVisible();
    await expect(tile('Доступно').getByText(/^0\s₽/)).toBeVisible();
    await expect(tile('Долг').getByText(/^0\s₽$/)).toBeVisible();
    await made.getByRole('button', { name: /^Выплата №/ }).click();
    const parts = owner.page.getByRole('dialog').locator('dl');
    await expect(parts).toContainText(`Заказ №\u00A0${number}`);
    await expect(parts.getByText(owed, { exact: true })).toBeVisible();
    await expect(owner.page.getByRole('dialog')).toContainText('Номер в банке');
    await owner.screenshot('paid');
  });

  await test.step('the act of the month is a PDF, and its register a table, also in the built program', async () => {
    const months = await owner.page.request.get(`/api/v1/desk/${shop.slug}/money/months`);
    const [latest] = (await months.json()) as { month: string }[];
    const file = async (format: string) => {
      const query = `month=${latest?.month ?? ''}&format=${format}`;
      const answer = await owner.page.request.get(`/api/v1/desk/${shop.slug}/money/register?${query}`);
      return (await answer.body()).toString().slice(0, 8);
    };
    expect(await file('pdf')).toMatch(/^%PDF-/);
    expect(await file('csv')).toMatch(/^\uFEFFДат/);
  });

  await test.step('the sale is in «Мой налог» of the seller, who is self-employed', async () => {
    await expect(async () => {
      await owner.open(`${money}?view=receipts`);
      await expect(owner.main.getByRole('row', { name: `Заказ № ${number}` })).toContainText('Чек выдан', {
        timeout: 2000,
      });
    }).toPass({ timeout: 120_000, intervals: [1000] });
    await owner.screenshot('receipts of my tax');
  });

  await test.step('a refund made in the bank’s cabinet is found, recorded by the administration, and becomes a debt', async () => {
    await refundInCabinet(payment, 100_00);
    await judge.open('/my/moderation/reconciliation');
    await judge.press(judge.main.getByRole('button', { name: 'Сверить сейчас' }));
    const name = `Возврат сделан в банке, Т-Банк, номер ${payment.id}`;
    await expect(judge.main.getByRole('article', { name })).toContainText(/У нас возвращено 0\s₽, в банке 100\s₽/);
    await judge.main.getByRole('button', { name: `Решить: ${name}` }).click();
    const form = judge.dialog('Возврат сделан в банке');
    await labelOf(form.getByRole('radio', { name: /^Записать возврат/ })).click();
    await form.getByLabel('Почему так решили').fill('Покупатель звонил в банк');
    await form.getByRole('button', { name: 'Решить' }).click();
    await expect(form).toBeHidden();
    await expect(judge.main.getByRole('article', { name })).toHaveCount(0);
    await judge.screenshot('reconciled');
    await owner.open(money);
    // Money that was not paid out yet covers the refund.
    await expect(tile('Долг').getByText(isPaidToday ? /^0\s₽$/ : /^−85\s₽$/)).toBeVisible();
    await owner.screenshot('debt');
  });
});
