import type { DeliveryPrice } from '@vetka/domain/delivery';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { createMarketFixture, someDay } from '../../../test/marketFixture.ts';
import { services } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const market = createMarketFixture(api);

describe('delivery', () => {
  it('ACO-18: has a price and days, and is free from a minimum total', async () => {
    const seller = await market.seller();
    const path = `services/${seller.id}/delivery-options/${seller.deliveryId}/price`;
    const { body } = await market.customer().then((visitor) => visitor.get<DeliveryPrice>(path));
    expect(body).toMatchObject({ price: 30_000, surcharge: 0, total: 30_000, freeFrom: 500_000 });
    expect(body.days).toHaveLength(14);
    expect(body.days[2]).toEqual({
      day: someDay(),
      isAvailable: true,
      reason: null,
      slots: [
        { from: '10:00', to: '14:00', surcharge: 0, isAvailable: true, reason: null },
        { from: '18:00', to: '20:00', surcharge: 15_000, isAvailable: true, reason: null },
      ],
    });
    const chosen = await api.visitor().get<DeliveryPrice>(`${path}?subtotal=500000&day=${someDay()}&from=18:00`);
    expect(chosen.body).toMatchObject({ price: 30_000, surcharge: 15_000, total: 15_000 });
  });

  it('has no day while the shop takes no orders, and says why', async () => {
    const seller = await market.seller();
    await api.db.update(services).set({ isAcceptingOrders: false }).where(eq(services.id, seller.id));
    const path = `services/${seller.id}/delivery-options/${seller.deliveryId}/price`;
    const { body } = await api.visitor().get<DeliveryPrice>(path);
    expect(body.days.length).toBeGreaterThan(0);
    for (const { isAvailable, reason, slots } of body.days) {
      expect({ isAvailable, reason, slots }).toEqual({
        isAvailable: false,
        reason: 'Магазин сейчас не принимает заказы',
        slots: [],
      });
    }
  });

  it("by another seller's option is not found", async () => {
    const [one, other] = [await market.seller(), await market.seller()];
    const { status } = await api.visitor().get(`services/${one.id}/delivery-options/${other.deliveryId}/price`);
    expect(status).toBe(404);
  });
});
