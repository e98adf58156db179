import { commissionOf, returnedShares, type MoneyMonth, type MoneyMoves, type SellerMoney } from '@vetka/domain/ledger';
import { sumOfFigures, type Statistics } from '@vetka/domain/statistics';
import { addDays } from '@vetka/domain/date';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createDeskLine } from '../../../test/deskLine.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { pastOrders } from '../../../test/pastOrders.ts';
import { from, only, past, sum, timeZone, to, type Line, type Past } from '../../../test/statisticsModel.ts';
import { cities, services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const { db } = api;
const market = createMarketFixture(api);
const line = createDeskLine(api);
const { insert, post } = await pastOrders(db);

const terms = { rate: 1_500, minimum: 0, taxRate: 2_200 };
/** Before the first order, and after the last. */
const span = { from: addDays(from, -5), to: addDays(to, 5) };

/** The seller's share of a line, and what the buyer paid for it in the end. */
function lineSlowly({ price, quantity, discount, coupon, compensation: promotion, refunds }: Line) {
  const paid = price * quantity - discount;
  // The promo codes of these orders are the marketplace's own.
  const compensation = coupon + promotion;
  const { total: commission, tax } = commissionOf(paid + compensation, terms);
  const refunded = sum(refunds.filter(({ hasFailed }) => !hasFailed).map(({ amount }) => amount));
  const back = returnedShares({ compensation, commission, tax }, paid, refunded);
  return {
    bought: paid - refunded,
    left: paid - refunded + compensation - back.compensation - commission + back.commission,
  };
}

/** Computed order by order, as a bookkeeper would. */
function moneySlowly(all: readonly Past[]) {
  const kept = all.filter(({ state }) => state === 'PAID');
  const lines = kept.flatMap((each) => each.lines.map(lineSlowly));
  const delivery = sum(kept.map((each) => each.delivery - each.deliveryRefund));
  return {
    left: sum(lines.map(({ left }) => left)) + delivery,
    bought: sum(lines.map(({ bought }) => bought)) + delivery,
  };
}

test('balances, moves, months and statistics agree with the orders to the kopeck', async () => {
  const customers = [(await api.signIn()).user.id, (await api.signIn()).user.id, (await api.signIn()).user.id];
  const vladivostok = { slug: 'vladivostok', name: 'Владивосток', region: 'Приморский край', lat: 43.1, lng: 131.9 };
  const city = only(
    await db
      .insert(cities)
      .values({ ...vladivostok, timeZone })
      .returning(),
  );
  const distinctMoments = fc.uniqueArray(past, { minLength: 3, maxLength: 10, selector: ({ at }) => at });
  await fc.assert(
    fc.asyncProperty(distinctMoments, fc.infiniteStream(fc.boolean()), async (all, flags) => {
      const shop = await market.seller();
      await db.update(services).set({ cityId: city.id }).where(eq(services.id, shop.id));
      const { visitor } = await line.employ(shop.id, 'OWNER');
      const products = [await market.product(shop), await market.product(shop), await market.product(shop)];
      const ids = products.map(({ id }) => id);
      for (const each of all)
        await post(await insert(shop.id, customers, ids, each), each, flags.next().value ?? false);
      const get = async <T>(path: string) => (await visitor.get<T>(`desk/${shop.service.slug}/${path}`)).body;

      const slowly = moneySlowly(all);
      const money = await get<SellerMoney>('money');
      expect(money.pending + money.available + money.debt).toBe(slowly.left);
      expect(sum(money.waiting.map(({ amount }) => amount))).toBe(money.pending);

      for (const [account, balance] of [
        ['SELLER_PENDING', money.pending],
        ['SELLER_AVAILABLE', money.available],
        ['SELLER_DEBT', money.debt],
      ] as const) {
        const key = { SELLER_PENDING: 'pending', SELLER_AVAILABLE: 'available', SELLER_DEBT: 'debt' } as const;
        const moves: MoneyMoves['data'] = [];
        for (let next: number | null = 0; next !== null;) {
          const before: string = next === 0 ? '' : `&before=${next}`;
          const page: MoneyMoves = await get<MoneyMoves>(`money/moves?take=4&account=${account}${before}`);
          expect(page.total[key[account]]).toBe(balance);
          moves.push(...page.data);
          next = page.next;
        }
        expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length);
        expect(sum(moves.map((move) => move[key[account]]))).toBe(balance);
        for (const { paid, compensation, commission, paidOut, pending, available, debt, inFlight } of moves) {
          expect(paid + compensation - commission - paidOut).toBe(pending + available + debt + inFlight);
        }
      }

      const months = await get<MoneyMonth[]>('money/months');
      for (const [index, month] of months.entries()) {
        const { opening, sold, compensation, commission, refunded, subscriptions, paidOut, closing } = month;
        expect(opening).toBe(months[index + 1]?.closing ?? 0);
        // 22 % inside, rounded for each line.
        expect(Math.abs(month.tax - (commission * 22) / 122)).toBeLessThanOrEqual(40);
        expect(opening + sold + compensation - commission - refunded + subscriptions - paidOut).toBe(closing);
      }
      expect(months[0]?.closing).toBe(slowly.left);

      const { days } = await get<Statistics>(`statistics?from=${span.from}&to=${span.to}`);
      const { revenue } = sumOfFigures(days);
      expect(revenue).toBe(slowly.bought);
      expect(sum(months.map(({ sold, refunded }) => sold - refunded))).toBe(revenue);
    }),
    { numRuns: 8 },
  );
}, 60_000);
