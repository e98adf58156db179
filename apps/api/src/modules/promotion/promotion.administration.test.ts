import type { AuditPage } from '@vetka/domain/moderation';
import type { Problem } from '@vetka/domain/problem';
import type { ManagedPromotions, PromotionTerms } from '@vetka/domain/promotion';
import { describe, expect, test } from 'vitest';
import { createPromotionFixture, promotionTerms } from '../../../test/promotionFixture.ts';

const made = await createPromotionFixture();
const { admin, market, create, work, shopWithProduct, pay } = made;

describe('the administration', () => {
  test('sees the shops, the orders and its own costs, and its acts are in the audit log', async () => {
    const { shop, product, join } = await shopWithProduct();
    const promotion = await create({ name: 'Осенняя' });
    await join(promotion);
    const visitor = await market.customer();
    const cart = await market.add(visitor, product.id);
    const wish = market.wish(cart.carts[0]?.cartId ?? 0, shop);
    const { body: order } = await market.order(visitor, market.bodyOf([wish], 210_000));
    await pay(visitor, order.orderId);
    const { body } = await admin.visitor.get<ManagedPromotions>('moderation/promotions?take=100');
    expect(body.data.find(({ id }) => id === promotion.id)).toMatchObject({
      shops: 1,
      orders: 1,
      discount: 20_000,
      platformPays: 10_000,
    });
    await work(promotion.id, false);
    const { body: log } = await admin.visitor.get<AuditPage>(
      `moderation/audit?kind=PROMOTION&objectId=${promotion.id}`,
    );
    expect(log.data.map(({ call }) => call)).toEqual(['promotion.switch', 'promotion.create']);
  });

  test.each<[field: string, change: Partial<PromotionTerms>]>([
    ['value', { value: 101 }],
    ['maxDiscount', { kind: 'AMOUNT', maxDiscount: 100 }],
    ['endsOn', { startsOn: '2030-01-02', endsOn: '2030-01-01' }],
    ['endsOn', { startsOn: '2020-01-01', endsOn: '2020-01-02' }],
    ['endsOn', { endsOn: '2100-01-01' }],
    ['categoryIds', { categoryIds: [2_147_483_647] }],
  ])('a wrong %s is refused: %o', async (field, change) => {
    const { status, body } = await admin.visitor.post<Problem>('moderation/promotions', promotionTerms(change));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});
