import type { Cart } from '@vetka/domain/cart';
import { addDays, dayIn } from '@vetka/domain/date';
import type { ManagedCoupon, ManagedCoupons, OfferHistory, WriteCoupon } from '@vetka/domain/offer';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';

const { api, line, market, pay } = await createDeskFixture();

let made = 0;
const codeOf = () => `ZEFIR${(made += 1)}`;
const couponOf = (change: Partial<WriteCoupon> = {}): WriteCoupon => ({
  code: codeOf(),
  name: '',
  kind: 'AMOUNT',
  value: 50_000,
  maxDiscount: null,
  minTotal: 200_000,
  startsOn: null,
  endsOn: null,
  usageLimit: 50,
  usagePerUser: 1,
  isCombinable: true,
  nickname: null,
  categoryIds: [],
  productIds: [],
  weekdays: [],
  firstOrder: null,
  ...change,
});

async function opened() {
  const shop = await market.seller();
  const owner = await line.employ(shop.id, 'OWNER');
  const at = `desk/${shop.service.slug}/coupons`;
  const product = await market.product(shop, { price: 250_000, costPrice: 100_000 });
  const create = async <T = ManagedCoupon>(change: Partial<WriteCoupon> = {}) =>
    (await owner.visitor.post<T>(at, couponOf(change))).body;
  const edit = async <T = ManagedCoupon>({ id }: ManagedCoupon, change: Partial<WriteCoupon>) =>
    (await owner.visitor.put<T>(`${at}/${id}`, couponOf(change))).body;
  const read = async ({ id }: ManagedCoupon) => (await owner.visitor.get<ManagedCoupon>(`${at}/${id}`)).body;
  const work = (coupon: ManagedCoupon, isActive: boolean) =>
    owner.visitor.post<ManagedCoupon>(`${at}/${coupon.id}/work`, { isActive });
  return { shop, owner, at, product, create, edit, read, work };
}

/** Puts a product in the cart of a customer and enters a code. */
async function enter(visitor: Visitor, productId: number, coupon: string) {
  const cart = await market.add(visitor, productId);
  const cartId = cart.carts[0]?.cartId ?? 0;
  return { cartId, ...(await visitor.post<Cart & Problem>(`cart/${cartId}/coupon`, { coupon })) };
}

describe('a promo code of a shop', () => {
  test('takes off what its rule says, and its shop sees its uses, its discount and its revenue', async () => {
    const { shop, product, create, read } = await opened();
    const coupon = await create();
    expect(coupon).toMatchObject({ name: coupon.code, state: 'ACTIVE', usedCount: 0, revenue: 0, discount: 0 });
    const { visitor } = await api.signIn();
    const { cartId, body: cart } = await enter(visitor, product.id, coupon.code.toLowerCase());
    expect(cart.totalAfterDiscount).toBe(200_000);
    const { body: order } = await market.order(visitor, market.bodyOf([market.wish(cartId, shop)], 230_000));
    expect(await read(coupon)).toMatchObject({ usedCount: 1, revenue: 0, discount: 0 });
    await pay(visitor, order.orderId);
    expect(await read(coupon)).toMatchObject({ usedCount: 1, revenue: 200_000, discount: 50_000 });
    const again = await enter(visitor, product.id, coupon.code);
    expect(again.body.errors).toEqual({ coupon: ['Вы уже использовали этот промокод'] });
  });

  test('can be stopped and resumed at once', async () => {
    const { product, create, work } = await opened();
    const coupon = await create();
    const { visitor } = await api.signIn();
    const { cartId } = await enter(visitor, product.id, coupon.code);
    expect((await work(coupon, false)).body.state).toBe('STOPPED');
    expect((await visitor.get<Cart>('cart')).body.totalAfterDiscount).toBe(250_000);
    const refused = await visitor.post<Problem>(`cart/${cartId}/coupon`, { coupon: coupon.code });
    expect(refused.body.errors).toEqual({ coupon: ['Промокод больше не действует'] });
    expect((await work(coupon, true)).body.state).toBe('ACTIVE');
    expect((await visitor.get<Cart>('cart')).body.totalAfterDiscount).toBe(200_000);
  });

  test('works on whole days of the shop, the last one included', async () => {
    const { product, create, edit } = await opened();
    const today = dayIn('Europe/Moscow');
    const coupon = await create({ startsOn: addDays(today, 1), endsOn: addDays(today, 9) });
    expect(coupon).toMatchObject({ startsOn: addDays(today, 1), endsOn: addDays(today, 9), state: 'UPCOMING' });
    const visitor = await market.customer();
    const early = await enter(visitor, product.id, coupon.code);
    expect(early.body.errors).toEqual({ coupon: ['Промокод ещё не действует'] });
    const { code } = coupon;
    expect(await edit(coupon, { code, startsOn: null, endsOn: addDays(today, -1) })).toMatchObject({ state: 'ENDED' });
    const late = await enter(visitor, product.id, code);
    expect(late.body.errors).toEqual({ coupon: ['Срок действия промокода истёк'] });
    // Two days, so that midnight in between changes nothing.
    await edit(coupon, { code, startsOn: addDays(today, -1), endsOn: addDays(today, 1) });
    expect((await enter(visitor, product.id, code)).status).toBe(200);
  });

  test('may be for one person, and does not exist for others', async () => {
    const { product, create } = await opened();
    const [own, other] = [await api.signIn(), await api.signIn()];
    const coupon = await create({ nickname: own.user.nickname });
    expect(coupon.nickname).toBe(own.user.nickname);
    const refused = await enter(other.visitor, product.id, coupon.code);
    expect(refused.body.errors).toEqual({ coupon: ['Промокод не найден'] });
    expect((await enter(own.visitor, product.id, coupon.code)).status).toBe(200);
  });

  test('is refused at the invalid field', async () => {
    const { create } = await opened();
    const taken = await create();
    const errors = async (change: Partial<WriteCoupon>) => (await create<Problem>(change)).errors;
    expect(await errors({ code: taken.code.toLowerCase() })).toEqual({
      code: ['Такой промокод уже есть. Придумайте другой'],
    });
    expect(await errors({ kind: 'PERCENT', value: 101 })).toEqual({ value: ['Скидка не больше 100 %'] });
    expect(await errors({ maxDiscount: 100 })).toEqual({ maxDiscount: ['Потолок нужен только скидке в процентах'] });
    expect(await errors({ startsOn: '2030-05-02', endsOn: '2030-05-01' })).toEqual({ endsOn: ['Конец раньше начала'] });
    expect(await errors({ endsOn: '2100-01-01' })).toEqual({ endsOn: ['Выберите день до 2100 года'] });
    expect(await errors({ nickname: 'nobody-at-all' })).toEqual({ nickname: ['Такого человека нет'] });
  });

  test('of two shops that create the same code at once, one gets it', async () => {
    const [one, other] = [await opened(), await opened()];
    const code = codeOf();
    const answers = await Promise.all([one, other].map(({ owner, at }) => owner.visitor.post(at, couponOf({ code }))));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('cannot be renamed or limited below its uses once it is used', async () => {
    const { shop, product, create, edit } = await opened();
    const coupon = await create({ usagePerUser: 5 });
    const visitor = await market.customer();
    for (const _ of [1, 2]) {
      const { cartId } = await enter(visitor, product.id, coupon.code);
      await market.order(visitor, market.bodyOf([market.wish(cartId, shop)], 230_000));
    }
    const { code } = coupon;
    expect((await edit<Problem>(coupon, {})).errors).toEqual({
      code: ['Промокодом уже пользовались, его не переименовать'],
    });
    expect((await edit<Problem>(coupon, { code, usageLimit: 1 })).errors).toEqual({
      usageLimit: ['Промокодом уже воспользовались 2\u00A0раза'],
    });
    expect(await edit(coupon, { code, usageLimit: 2 })).toMatchObject({ usageLimit: 2, state: 'EXHAUSTED' });
  });
});

test('the list starts with active codes, in two queries; the history names the changes', async () => {
  const { owner, at, create, edit, work } = await opened();
  const [first, second, third] = [await create(), await create(), await create()];
  await work(third, false);
  await edit(first, { code: first.code, value: 70_000 });
  await api.app.jobs.stop();
  const list = () => owner.visitor.get<ManagedCoupons>(at);
  const { body } = await list();
  expect(body.data.map(({ id }) => id)).toEqual([second.id, first.id, third.id]);
  // The session, the desk, and two of coupons.
  expect((await api.queries.during(list)).length).toBeLessThanOrEqual(4);
  const { body: history } = await owner.visitor.get<OfferHistory>(at.replace('coupons', 'offer-history'));
  expect(history.data.slice(0, 2)).toMatchObject([
    {
      action: 'CHANGED',
      subject: first.code,
      changes: [{ field: 'Скидка', before: '500\u00A0₽', after: '700\u00A0₽' }],
    },
    { action: 'STOPPED', subject: third.code, changes: [] },
  ]);
});
