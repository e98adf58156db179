import type { Cart } from '@vetka/domain/cart';
import type { Problem } from '@vetka/domain/problem';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import { services } from '../../platform/database/schema/service.ts';

const api = await startTestApp();
const { db } = api;

const add = (visitor: Visitor, productId: number, quantity = 1) =>
  visitor.post<Cart>('cart/addToCart', { productId, quantity, isCartShop: false });
const itemsOf = (cart: Cart) => cart.carts.flatMap(({ items }) => items);

test('ACO-02: a guest who has done nothing has an empty cart and no session', async () => {
  const visitor = api.visitor();
  const { status, body } = await visitor.get<Cart>('cart');
  expect(status).toBe(200);
  expect(body).toMatchObject({ carts: [], itemsCount: 0, total: 0, totalAfterDiscount: 0 });
  expect(visitor.cookies.size).toBe(0);
});

test('PRD-06: products of two sellers form two sub-carts', async () => {
  const [mint, field] = [await makeService(db), await makeService(db, { name: 'Полевая' })];
  const [peony, tulip] = [await makeProduct(db, mint.id), await makeProduct(db, field.id, { price: 50_000 })];
  const visitor = api.visitor();
  await add(visitor, peony.id);
  const { status, body } = await add(visitor, tulip.id, 2);
  expect(status, 'ACO-03: added').toBe(200);
  expect(body.carts.map(({ service }) => service.name)).toEqual(['Мята и пион', 'Полевая']);
  expect(body, 'REC-21: the answer of the cart').toMatchObject({
    itemsCount: 3,
    selectedItemsCount: 3,
    total: 200_000,
    selectedTotal: 200_000,
    totalAfterDiscount: 200_000,
  });
  expect((await visitor.get<Cart>('cart')).body).toEqual(body);
  const [cart] = body.carts;
  expect(cart, 'REC-14: a cart of one service').toMatchObject({
    cartId: expect.any(Number),
    service: { id: mint.id },
    items: [{}],
    discounts: [],
  });
  expect(cart?.items[0], 'REC-15: a line of the cart').toMatchObject({
    cartProductId: expect.any(Number),
    cartId: cart?.cartId,
    isSelected: true,
    quantity: 1,
    totalBeforeDiscount: 100_000,
    totalDiscount: 0,
    totalAfterDiscount: 100_000,
  });
  expect(cart?.items[0]?.product, 'REC-16: the product of a line').toMatchObject({
    id: peony.id,
    slug: peony.slug,
    title: peony.title,
    price: 100_000,
    mediaFiles: expect.any(Array),
  });
});

test("more than the seller's stock is refused with a message, and nothing changes", async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id, { stock: 3 });
  const visitor = api.visitor();
  const { body: cart } = await add(visitor, id, 2);
  const cartId = cart.carts[0]?.cartId;
  const refused = await visitor.put<Problem>(`cart/${cartId}/product/${id}`, { quantity: 4 });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ quantity: ['Доступно 3\u00A0шт'] });
  expect((await add(visitor, id, 2)).status).toBe(422);
  expect((await visitor.get<Cart>('cart')).body).toEqual(cart);
  const { body: changed } = await visitor.put<Cart>(`cart/${cartId}/product/${id}`, { quantity: 3 });
  expect(changed.itemsCount, 'ACO-05: another quantity').toBe(3);
});

test.each([0, 100, 1.5, -1])('a quantity of %d is refused', async (quantity) => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  expect((await add(api.visitor(), id, quantity)).status).toBe(422);
});

test('ACO-07: toggling a line excludes it from the total and includes it again', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const visitor = api.visitor();
  const { body } = await add(visitor, id);
  const path = `cart/${body.carts[0]?.cartId}/product/${id}/change`;
  const { body: off } = await visitor.post<Cart>(path);
  expect(off).toMatchObject({ selectedItemsCount: 0, selectedTotal: 0, total: 100_000, selectedCartProductIds: [] });
  const { body: on } = await visitor.post<Cart>(path);
  expect(on).toEqual(body);
});

test('a toggle that names its method does not do the opposite from an outdated page', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const visitor = api.visitor();
  const { body } = await add(visitor, id);
  const path = `cart/${body.carts[0]?.cartId}/product/${id}/change`;
  const selectedAfter = async (method: string) => (await visitor.post<Cart>(path, { method })).body.selectedItemsCount;
  expect([await selectedAfter('DOWN'), await selectedAfter('DOWN')]).toEqual([0, 0]);
  expect([await selectedAfter('UP'), await selectedAfter('UP')]).toEqual([1, 1]);
  for (const wrong of [{}, { method: 'LEFT' }, { method: 'UP', isSelected: true }, []]) {
    expect((await visitor.post(path, wrong)).status).toBe(422);
  }
  expect((await visitor.get<Cart>('cart')).body).toEqual(body);
});

test('a product that is added only if absent keeps its quantity, and is selected', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const visitor = api.visitor();
  const wanted = { productId: id, quantity: 1, isCartShop: false, onlyIfAbsent: true };
  const { body } = await visitor.post<Cart>('cart/addToCart', wanted);
  expect(body.itemsCount).toBe(1);
  await visitor.post(`cart/${body.carts[0]?.cartId}/product/${id}/change`);
  const again = await visitor.post<Cart>('cart/addToCart', wanted);
  expect(again.body).toEqual(body);
});

test('ACO-08: a whole sub-cart is removed', async () => {
  const service = await makeService(db);
  const [one, two] = [await makeProduct(db, service.id), await makeProduct(db, service.id)];
  const visitor = api.visitor();
  await add(visitor, one.id);
  const { body } = await add(visitor, two.id);
  const cartId = body.carts[0]?.cartId;
  const { body: less } = await visitor.delete<Cart>(`cart/${cartId}/product/${one.id}`);
  expect(
    itemsOf(less).map(({ product }) => product.id),
    'ACO-06: one line is removed',
  ).toEqual([two.id]);
  const { status, body: none } = await visitor.delete<Cart>(`cart/${cartId}`);
  expect(status).toBe(200);
  expect(none, 'STA-27: nothing is left in an emptied cart').toMatchObject({
    carts: [],
    itemsCount: 0,
    total: 0,
    totalAfterDiscount: 0,
  });
  expect((await visitor.get<Cart>('cart')).body).toEqual(none);
});

test('someone else’s cart is not found', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const owner = api.visitor();
  const { body } = await add(owner, id);
  const cartId = body.carts[0]?.cartId;
  const stranger = api.visitor();
  for (const answer of [
    await stranger.put(`cart/${cartId}/product/${id}`, { quantity: 2 }),
    await stranger.post(`cart/${cartId}/product/${id}/change`),
    await stranger.delete(`cart/${cartId}/product/${id}`),
    await stranger.delete(`cart/${cartId}`),
    await stranger.post(`cart/${cartId}/coupon`, { coupon: 'VESNA' }),
    await stranger.delete(`cart/${cartId}/coupon`),
  ]) {
    expect(answer.status).toBe(404);
  }
  expect((await owner.get<Cart>('cart')).body).toEqual(body);
});

test('a sold-out product stays as a line that cannot be selected; a changed price is marked as changed', async () => {
  const service = await makeService(db);
  const [gone, dearer] = [await makeProduct(db, service.id), await makeProduct(db, service.id)];
  const visitor = api.visitor();
  await add(visitor, gone.id);
  await add(visitor, dearer.id);
  await db.update(products).set({ status: 'HIDDEN' }).where(eq(products.id, gone.id));
  await db.update(products).set({ price: 120_000 }).where(eq(products.id, dearer.id));
  const { body } = await visitor.get<Cart>('cart');
  expect(
    itemsOf(body).map(({ isAvailable, isSelected, changedFrom }) => ({ isAvailable, isSelected, changedFrom })),
  ).toEqual([
    { isAvailable: false, isSelected: false, changedFrom: null },
    { isAvailable: true, isSelected: true, changedFrom: 100_000 },
  ]);
  expect(body).toMatchObject({ total: 120_000, selectedTotal: 120_000 });
  const { status } = await add(api.visitor(), gone.id);
  expect(status).toBe(404);
});

test('at sign-in the guest’s cart is merged: quantities add up to the stock, and a line selected in either stays selected', async () => {
  const service = await makeService(db);
  const [peony, tulip] = [await makeProduct(db, service.id, { stock: 5 }), await makeProduct(db, service.id)];
  const { visitor: atHome, user } = await api.signIn();
  await add(atHome, peony.id, 3);
  const guest = api.visitor();
  await add(guest, peony.id, 4);
  await add(guest, tulip.id, 1);
  await api.signIn(guest, user.phone);
  const { body } = await guest.get<Cart>('cart');
  expect(itemsOf(body).map(({ product, quantity }) => [product.id, quantity])).toEqual([
    [peony.id, 5],
    [tulip.id, 1],
  ]);
  expect((await atHome.get<Cart>('cart')).body.itemsCount).toBe(6);
});

test('REC-22: the cart-shop preference is stored in the session', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const visitor = api.visitor();
  const { body } = await visitor.post<Cart>('cart/addToCart', { productId: id, quantity: 1, isCartShop: true });
  expect(body.isCartShop).toBe(true);
  expect((await visitor.get('session')).body.isCartShop).toBe(true);
});

test('ten people adding the same product at once each get one', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const visitor = api.visitor();
  await add(visitor, id);
  const answers = await Promise.all(Array.from({ length: 4 }, () => add(visitor, id)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { body } = await visitor.get<Cart>('cart');
  expect(itemsOf(body).map(({ quantity }) => quantity)).toEqual([5]);
});

test('a sub-cart says whether its seller takes orders now', async () => {
  const service = await makeService(db);
  const visitor = api.visitor();
  const { body } = await add(visitor, (await makeProduct(db, service.id)).id);
  expect(body.carts[0]?.isAcceptingOrders).toBe(true);
  await db.update(services).set({ isAcceptingOrders: false }).where(eq(services.id, service.id));
  const { body: closed } = await visitor.get<Cart>('cart');
  expect(closed.carts[0]).toMatchObject({ isAcceptingOrders: false, items: [{ isSelected: true }] });
});

test('REC-22: isCartShop is a preference of the person, brought by a guest who signs in and kept for other browsers', async () => {
  const { id } = await makeProduct(db, (await makeService(db)).id);
  const put = (visitor: Visitor, isCartShop: boolean) =>
    visitor.post<Cart>('cart/addToCart', { productId: id, quantity: 1, isCartShop });
  const prefers = async (visitor: Visitor) => [
    (await visitor.get<Cart>('cart')).body.isCartShop,
    (await visitor.get('session')).body.isCartShop,
  ];
  const { visitor: laptop, user } = await api.signIn();
  const phone = api.visitor();
  await put(phone, true);
  expect(await prefers(laptop)).toEqual([false, false]);
  await api.signIn(phone, user.phone);
  expect([await prefers(laptop), await prefers(phone)]).toEqual([
    [true, true],
    [true, true],
  ]);
  await put(laptop, false);
  expect(await prefers(phone)).toEqual([false, false]);
  await put(phone, true);
  await phone.get('auth/logout');
  expect(await prefers(phone)).toEqual([false, false]);
});
