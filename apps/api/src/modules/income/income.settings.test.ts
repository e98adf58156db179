import { expect, test } from 'vitest';
import { createIncomeFixture } from '../../../test/incomeFixture.ts';
import { readConfig } from '../../platform/config.ts';

const bySellers = await createIncomeFixture({ LEGAL_SELF_EMPLOYED_RECEIPTS: 'seller' });
const byPayouts = await createIncomeFixture({ LEGAL_SELF_EMPLOYED_INCOME: 'payout' });
const byPrices = await createIncomeFixture({ LEGAL_SELF_EMPLOYED_INCOME: 'price' });

type Fixture = typeof byPrices;

test('where sellers issue receipts themselves, nobody is asked for the right, and the status is still checked', async () => {
  const made = await bySellers.sold();
  await bySellers.work();
  expect(await bySellers.receiptsOf(made.inn)).toEqual([]);
  expect((await made.read()).taxes).toMatchObject({ issuer: 'seller', status: 'REGISTERED', binding: 'NONE' });
  expect((await made.notices()).filter(({ title }) => title.startsWith('Разрешите'))).toEqual([]);
  await bySellers.person(made.inn, { isSelfEmployed: false });
  await bySellers.ask(made.inn);
  expect((await made.payouts()).hold).toMatchObject({ kind: 'TAX_STATUS' });
});

test.each([
  ['price', byPrices, 2800],
  ['payout', byPayouts, 2425],
] as const)('by «%s» the income of a sale of 2 800 ₽ is that much', async (_, fixture, amount) => {
  const { inn } = await fixture.sold();
  await fixture.work();
  expect(await fixture.receiptsOf(inn)).toMatchObject([{ amount }]);
});

test.each([
  ['price', byPrices, 2800],
  ['payout', byPayouts, 2525],
] as const)('by «%s» a discount that the marketplace pays for counts when the seller gets it', async (...row) => {
  const [, fixture, amount] = row;
  const made = await fixture.sold();
  await fixture.post({ orderServiceId: made.id }, [
    { account: 'SELLER_PENDING', serviceId: made.shop.id, amount: 100_00 },
    { account: 'OWN_DISCOUNTS', amount: -100_00 },
  ]);
  await fixture.work();
  expect(await fixture.receiptsOf(made.inn)).toMatchObject([{ amount }]);
});

/** A shop that has sold more than the yearly limit, and has been paid almost none of it. */
async function soldTooMuch(fixture: Fixture, what: 'orders' | 'subscriptions') {
  const made = await fixture.sold();
  await fixture.completed(made);
  await fixture.withRequisites(made.shop.id);
  const serviceId = made.shop.id;
  const of = what === 'orders' ? { orderServiceId: made.id } : { holdingId: await fixture.holding(serviceId) };
  await fixture.post(of, [
    { account: 'SELLER_PENDING', serviceId, amount: 2_400_000_00 },
    { account: 'BUYER_HOLD', amount: -2_400_000_00 },
  ]);
  await fixture.sweep();
  return made.payouts();
}

test.each(['orders', 'subscriptions'] as const)(
  'by «price» the limit of a year counts what buyers have paid for %s, by «payout» what the seller gets',
  async (what) => {
    expect((await soldTooMuch(byPrices, what)).hold).toMatchObject({ kind: 'YEAR_LIMIT' });
    expect(await soldTooMuch(byPayouts, what)).toMatchObject({ hold: null, data: [{ amount: 242_500 }] });
  },
);

test('an answer that is not in the table stops the program with a message', () => {
  expect(readConfig({}).legal).toEqual({ selfEmployedReceipts: 'platform', selfEmployedIncome: 'price' });
  expect(() => readConfig({ LEGAL_SELF_EMPLOYED_RECEIPTS: 'bank', LEGAL_SELF_EMPLOYED_INCOME: 'all' })).toThrow(
    /LEGAL_SELF_EMPLOYED_RECEIPTS: бывает platform или seller[^]+LEGAL_SELF_EMPLOYED_INCOME: бывает price или payout/,
  );
});
