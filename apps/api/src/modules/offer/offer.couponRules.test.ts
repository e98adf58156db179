import type { Cart } from '@vetka/domain/cart';
import { dayIn, defaultTimeZone, weekdayOf } from '@vetka/domain/date';
import type { ManagedCoupon, WriteCoupon } from '@vetka/domain/offer';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { categories, productCategories } from '../../platform/database/schema/index.ts';

const { api, line, market } = await createDeskFixture();

let made = 0;
const couponOf = (change: Partial<WriteCoupon>): WriteCoupon => ({
  code: `RULE${(made += 1)}`,
  name: '',
  kind: 'PERCENT',
  value: 10,
  maxDiscount: null,
  minTotal: 0,
  startsOn: null,
  endsOn: null,
  usageLimit: null,
  usagePerUser: 9,
  isCombinable: true,
  nickname: null,
  categoryIds: [],
  productIds: [],
  weekdays: [],
  firstOrder: null,
  ...change,
});

/** A shop with two products, for 1000 and 3000 ₽, and a promo code of ten percent. */
async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const [rose, peony] = [
    await market.product(shop, { price: 100_000 }),
    await market.product(shop, { price: 300_000 }),
  ];
  const at = `desk/${shop.service.slug}/coupons`;
  const create = async <T = ManagedCoupon>(change: Partial<WriteCoupon>) =>
    (await owner.visitor.post<T>(at, couponOf(change))).body;
  const edit = (id: number, change: Partial<WriteCoupon>) => owner.visitor.put(`${at}/${id}`, couponOf(change));
  return { shop, rose, peony, create, edit };
}
type Shop = Awaited<ReturnType<typeof opened>>;

/** A customer with one of each product. */
async function withCart({ rose, peony }: Shop, visitor?: Visitor) {
  const customer = visitor ?? (await market.customer());
  await market.add(customer, rose.id);
  const cart = await market.add(customer, peony.id);
  const cartId = cart.carts[0]?.cartId ?? 0;
  const enter = (coupon: string) => customer.post<Cart & Problem>(`cart/${cartId}/coupon`, { coupon });
  const read = async () => (await customer.get<Cart>('cart')).body;
  return { customer, cartId, enter, read };
}

const refusalOf = ({ errors }: Problem): unknown => errors;
const today = weekdayOf(dayIn(defaultTimeZone));
const otherDay = (today % 7) + 1;

describe('the goods of a promo code', () => {
  test('only the listed products are cheaper, and the line says so', async () => {
    const shop = await opened();
    const { code } = await shop.create({ productIds: [shop.rose.id] });
    const { enter } = await withCart(shop);
    const { body } = await enter(code);
    expect(body.totalAfterDiscount).toBe(390_000);
    expect(body.carts[0]?.discounts).toMatchObject([{ productId: shop.rose.id, spentAmount: 10_000 }]);
  });

  test('products whose main category is listed or below a listed one are cheaper, unlike those only shown there', async () => {
    const shop = await opened();
    const insert = async (parentId: number | null) =>
      (
        await api.db
          .insert(categories)
          .values({ slug: `rule-${(made += 1)}`, name: 'Пионы', parentId })
          .returning()
      )[0]?.id ?? 0;
    const top = await insert(null);
    await api.db.insert(productCategories).values([
      { productId: shop.peony.id, categoryId: await insert(top), position: 0 },
      { productId: shop.peony.id, categoryId: await insert(null), position: 1 },
      { productId: shop.rose.id, categoryId: await insert(null), position: 0 },
      { productId: shop.rose.id, categoryId: top, position: 1 },
    ]);
    const { code } = await shop.create({ categoryIds: [top] });
    const { enter } = await withCart(shop);
    expect((await enter(code)).body.totalAfterDiscount).toBe(370_000);
  });

  test('a code for other goods is refused, and one whose goods were removed says why there is no discount', async () => {
    const shop = await opened();
    const { code } = await shop.create({ productIds: [shop.rose.id] });
    const { customer, cartId, enter, read } = await withCart(shop);
    await enter(code);
    await customer.post(`cart/${cartId}/product/${shop.rose.id}/change`);
    const reason = 'Промокод не действует на выбранные товары';
    expect(await read()).toMatchObject({ totalAfterDiscount: 300_000, carts: [{ couponProblem: reason }] });
    const other = await shop.create({ productIds: [shop.rose.id] });
    expect(refusalOf((await enter(other.code)).body)).toEqual({ coupon: [reason] });
    await customer.post(`cart/${cartId}/product/${shop.rose.id}/change`);
    const again = await read();
    expect([again.totalAfterDiscount, again.carts[0]?.couponProblem]).toEqual([390_000, undefined]);
  });

  test.each(['productIds', 'categoryIds'] as const)('unknown %s are refused', async (field) => {
    const { create } = await opened();
    const stranger = await opened();
    const ids = field === 'productIds' ? [stranger.rose.id] : [2_147_483_647];
    const body = await create<Problem>({ [field]: ids });
    expect([body.statusCode, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });
});

test('days of the week are those of the shop, and the refusal names them', async () => {
  const shop = await opened();
  const { enter } = await withCart(shop);
  const wrong = await shop.create({ weekdays: [otherDay] });
  expect(JSON.stringify(refusalOf((await enter(wrong.code)).body))).toMatch(/Промокод действует по \S+[ая]м/);
  const right = await shop.create({ weekdays: [today] });
  expect((await enter(right.code)).body.totalAfterDiscount).toBe(360_000);
});

describe('a promo code for the first order', () => {
  test('in the shop works once, for a guest until they sign in, and not for customers with an order here', async () => {
    const shop = await opened();
    const { code } = await shop.create({ firstOrder: 'SHOP' });
    const first = await withCart(shop);
    await first.enter(code);
    const { status } = await market.order(
      first.customer,
      market.bodyOf([market.wish(first.cartId, shop.shop)], 390_000),
    );
    expect(status).toBe(200);
    const second = await withCart(shop, first.customer);
    const reason = 'Промокод действует на первый заказ в этом магазине';
    expect(refusalOf((await second.enter(code)).body)).toEqual({ coupon: [reason] });
    const guest = await withCart(shop, api.visitor());
    expect((await guest.enter(code)).body.totalAfterDiscount).toBe(360_000);
  });

  test('on the marketplace counts orders in every shop', async () => {
    const [shop, other] = [await opened(), await opened()];
    const codes = [await other.create({ firstOrder: 'SHOP' }), await other.create({ firstOrder: 'MARKETPLACE' })];
    const first = await withCart(shop);
    await market.order(first.customer, market.bodyOf([market.wish(first.cartId, shop.shop)], 430_000));
    const { enter } = await withCart(other, first.customer);
    const [inShop, anywhere] = [await enter(codes[0]?.code ?? ''), await enter(codes[1]?.code ?? '')];
    expect(inShop.body.totalAfterDiscount).toBe(360_000);
    expect(refusalOf(anywhere.body)).toEqual({ coupon: ['Промокод действует на первый заказ на «Ветке»'] });
  });

  test('takes nothing off a cart once its person has ordered elsewhere, and gives the reason', async () => {
    const [shop, other] = [await opened(), await opened()];
    const mine = await shop.create({ firstOrder: 'MARKETPLACE' });
    const cart = await withCart(shop);
    await cart.enter(mine.code);
    const elsewhere = await withCart(other, cart.customer);
    // Leaves the cart of the first shop for a moment.
    for (const { id } of [shop.rose, shop.peony]) await cart.customer.post(`cart/${cart.cartId}/product/${id}/change`);
    const otherCart = (await elsewhere.read()).carts.find(({ service }) => service.id === other.shop.id);
    await market.order(cart.customer, market.bodyOf([market.wish(otherCart?.cartId ?? 0, other.shop)], 430_000));
    for (const { id } of [shop.rose, shop.peony]) await cart.customer.post(`cart/${cart.cartId}/product/${id}/change`);
    const { carts, totalAfterDiscount } = await cart.read();
    expect(totalAfterDiscount).toBe(400_000);
    expect(carts[0]?.couponProblem).toBe('Промокод действует на первый заказ на «Ветке»');
  });
});

test('an edited rule holds for carts from then on', async () => {
  const shop = await opened();
  const { id, code } = await shop.create({});
  const { enter, read } = await withCart(shop);
  expect((await enter(code)).body.totalAfterDiscount).toBe(360_000);
  await shop.edit(id, { code, productIds: [shop.peony.id] });
  expect((await read()).totalAfterDiscount).toBe(370_000);
});
