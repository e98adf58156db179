import { payWith } from '../shopper/bank.ts';
import { addFrom } from '../shopper/buying.ts';
import { fillPart, placeOrder } from '../shopper/checkout.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
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

async function buyCandle(site: Site): Promise<void> {
  await signUp(site);
  await site.open(`/${shop.slug}`);
  await addFrom(site, site.cards.first());
  await site.open('/checkout');
  await fillPart(site, { seller: shop.name, way: /Самовывоз/, recipient: { name: 'Вера', phone: '9103842715' } });
  await placeOrder(site);
  await payWith(site.page, 'good');
  await expect(site.dialog(/^Заказ №/)).toContainText('Оплачено');
}

/** Hands the order over. @returns its number */
async function handOver(owner: Site): Promise<string> {
  const row = owner.page.getByRole('article', { name: /аказ № \d+$/ });
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

test('what a shop has sold becomes available, is paid out by the bank, and the seller reads the bank’s number', async ({
  site,
  anotherBrowser,
}) => {
  const owner = await anotherBrowser();
  await arriveAs(owner, shop.owner, `/my/shop/${shop.slug}/orders`);
  await buyCandle(site);
  const number = await handOver(owner);
  const tile = (label: string) =>
    owner.main.locator('dl > div').filter({ has: owner.page.getByText(label, { exact: true }) });

  await test.step('while it can be disputed the money waits', async () => {
    await owner.open(money);
    await expect(tile('Ожидает')).toContainText('1 заказ');
    await expect(tile('Доступно').getByText(/^0\s₽/)).toBeVisible();
  });

  // A decision in favour of the shop ends the time for disputes at once.
  await test.step('the customer disputes, and the administration finds the shop right', async () => {
    const bought = (await (await site.page.request.get('/api/v1/orders')).json()) as { data: { orderId: number }[] };
    const dispute = { words: 'Свеча не пахнет', mediaFileIds: [] };
    await post(site, `orders/${bought.data[0]?.orderId}/services/${number}/dispute`, dispute);
    const judge = await anotherBrowser();
    await arriveAs(judge, 'admin');
    const decision = { decision: 'REJECT', refund: 0, words: 'Аромат есть на фото упаковки' };
    await post(judge, `disputes/${number}/decision`, decision);
    await owner.page.reload();
    await expect(tile('Ожидает')).toContainText('Ждать нечего');
  });

  await test.step('the bank pays it, and the seller sees the number of the transfer', async () => {
    await expect(async () => {
      await owner.open(`${money}?view=payouts`);
      await expect(owner.main.getByRole('row', { name: /^Выплата №/ })).toContainText('Выплачено', { timeout: 2000 });
    }).toPass({ timeout: 120_000, intervals: [1000] });
    await expect(owner.main.getByText(/^Номер в банке: \d+$/)).toBeVisible();
    await expect(tile('Доступно').getByText(/^0\s₽/)).toBeVisible();
    await owner.main.getByRole('button', { name: /^Выплата №/ }).click();
    await expect(owner.page.getByRole('dialog')).toContainText('Номер в банке');
    await owner.screenshot('paid');
  });
});
