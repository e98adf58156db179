import type { Cart } from '@vetka/domain/cart';
import type { InitPayment } from '@vetka/domain/payment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import { startTestApp } from '../../../test/app.ts';
import { bankIdOf, startBank } from '../../../test/emulatedBank.ts';
import { createMarketFixture } from '../../../test/marketFixture.ts';
import { carts, coupons, orderProducts, orderServices } from '../../platform/database/schema/index.ts';
import { subscriptionHoldings, subscriptionPlans } from '../../platform/database/schema/subscription.ts';

const bank = await startBank();
const api = await startTestApp({ env: { EMULATOR_URL: bank.url } });
await api.listen();
const market = createMarketFixture(api);

const [plan] = await api.db
  .insert(subscriptionPlans)
  .values({ type: 'BASIC', name: 'Базовая', price: 10_000, period: 'MONTH', percent: 7 })
  .returning();

const line = fc.record({ price: fc.integer({ min: 101, max: 900_000 }), quantity: fc.integer({ min: 1, max: 9 }) });
const shopping = fc.record({
  sellers: fc.array(fc.array(line, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 3 }),
  coupon: fc.option(fc.integer({ min: 1, max: 60 })),
  isSubscriber: fc.boolean(),
});
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

it('totals agree to the kopeck in the cart, the order, its lines and the receipt', async () => {
  await fc.assert(
    fc.asyncProperty(shopping, async ({ sellers, coupon, isSubscriber }) => {
      const { visitor, user } = await api.signIn();
      if (isSubscriber && plan) {
        await api.db.insert(subscriptionHoldings).values({
          planId: plan.id,
          userId: user.id,
          type: 'BASIC',
          percent: plan.percent,
          startsAt: new Date(Date.now() - 1000),
        });
      }
      const opened: Awaited<ReturnType<typeof market.seller>>[] = [];
      for (const lines of sellers) {
        const seller = await market.seller();
        opened.push(seller);
        for (const { price, quantity } of lines) {
          await market.add(visitor, (await market.product(seller, { price, stock: 20 })).id, quantity);
        }
      }
      if (coupon !== null) await useCoupon(opened[0]?.id ?? 0, coupon);
      const cart = (await visitor.get<Cart>('cart')).body;
      expect(cart.totalAfterDiscount).toBe(sum(cart.carts.map(({ totalAfterDiscount }) => totalAfterDiscount)));
      const wishes = cart.carts.flatMap(({ cartId, service }) => {
        const seller = opened.find(({ id }) => id === service.id);
        return seller ? [market.wish(cartId, seller)] : [];
      });
      const delivery = sum(cart.carts.map(({ totalAfterDiscount }) => (totalAfterDiscount >= 500_000 ? 0 : 30_000)));
      const { status, body } = await market.order(visitor, market.bodyOf(wishes, cart.totalAfterDiscount + delivery));
      expect(status).toBe(200);
      expect(sum(body.orderServices.map(({ total }) => total))).toBe(body.total);
      for (const part of body.orderServices) {
        expect(sum(part.products.map(({ total }) => total)) + part.deliveryPrice).toBe(part.total);
      }
      const rows = await api.db
        .select({ before: orderProducts.totalBeforeDiscount, off: orderProducts.totalDiscount })
        .from(orderProducts)
        .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
        .where(eq(orderServices.orderId, body.orderId));
      expect(sum(rows.map(({ before, off }) => before - off)) + delivery).toBe(body.total);
      const started = await visitor.get<InitPayment>(`payments/orders/${body.orderId}/init`);
      const id = bankIdOf(started.body.paymentLink);
      const paid = (await bank.payments()).find((payment) => payment.id === id);
      expect(paid?.originalAmount).toBe(body.total);
      expect(sum(paid?.receipt.Items.map(({ Price, Quantity }) => Price * Quantity) ?? [])).toBe(body.total);
    }),
    { numRuns: 12 },
  );

  async function useCoupon(serviceId: number, percent: number): Promise<void> {
    const [row] = await api.db
      .insert(coupons)
      .values({ code: randomUUID(), name: 'Скидка', kind: 'PERCENT', value: percent, serviceId })
      .returning();
    await api.db
      .update(carts)
      .set({ couponId: row?.id ?? null })
      .where(eq(carts.serviceId, serviceId));
  }
}, 60_000);
