import type { Cart } from '@vetka/domain/cart';
import type { Problem } from '@vetka/domain/problem';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeCoupon, makeProduct, makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';

const api = await startTestApp();
const service = await makeService(api.db);
const product = await makeProduct(api.db, service.id, { isStockTracked: false });

/** Returns a function that tries coupons on a guest's cart of one product. */
async function withCart(visitor: Visitor) {
  const { body } = await visitor.post<Cart>('cart/addToCart', {
    productId: product.id,
    quantity: 1,
    isCartShop: false,
  });
  return (coupon: string) => visitor.post<Problem>(`cart/${body.carts[0]?.cartId}/coupon`, { coupon });
}

test('after ten tries a session has to wait', async () => {
  const tryCoupon = await withCart(api.visitor());
  for (let index = 0; index < 10; index += 1) await tryCoupon('НЕТ');
  const { status, body } = await tryCoupon('НЕТ');
  expect(status).toBe(429);
  expect(body.message).toBe('Слишком много запросов');
});

test('new sessions from one address share a limit on tries', async () => {
  const ip = '203.0.113.7';
  for (let count = 0; count < 10; count += 1) {
    const tryCoupon = await withCart(api.visitor(ip));
    const answers = await Promise.all(Array.from({ length: 10 }, () => tryCoupon('НЕТ')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  }
  const { code } = await makeCoupon(api.db);
  const [neighbour, stranger] = [await withCart(api.visitor(ip)), await withCart(api.visitor())];
  expect((await neighbour(code)).status).toBe(429);
  expect((await stranger(code)).status).toBe(200);
});
