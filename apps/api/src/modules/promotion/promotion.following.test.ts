import { eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { createPromotionFixture } from '../../../test/promotionFixture.ts';
import { promotions } from '../../platform/database/schema/index.ts';

const { api, create, shopWithProduct } = await createPromotionFixture();
const { app, db } = api;

test('a promotion that is marked while its prices are being followed is followed again', async () => {
  const { product, join } = await shopWithProduct();
  const promotion = await create();
  await join(promotion);
  const mark = () => db.update(promotions).set({ isStale: true }).where(eq(promotions.id, promotion.id));
  await mark();
  const following = await db.transaction(async (tx) => {
    await tx.execute(sql`select from products where id = ${product.id} for update`);
    const started = app.jobs.run('promotion.prices');
    await vi.waitFor(async () => {
      const { rows } = await db.execute(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(1);
    });
    await mark();
    return { started };
  });
  await following.started;
  const isStale = async () => (await db.select().from(promotions).where(eq(promotions.id, promotion.id)))[0]?.isStale;
  expect(await isStale()).toBe(true);
  await app.jobs.run('promotion.prices');
  expect(await isStale()).toBe(false);
});
