import type { AddressInfo } from 'node:net';
import type { ChatMessage, Room, RoomPage } from '@vetka/domain/chat';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dial, historyOf } from '../../../test/chatLine.ts';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { products } from '../../platform/database/schema/index.ts';

const site = 'http://localhost:3000';
const desk = await createDeskFixture();
const { api } = desk;
// The fixture of orders listens already: the bank notifies it.
const [{ address: host, port }] = api.app.addresses() as [AddressInfo];
const address = `http://${host}:${port}`;

type Sold = Awaited<ReturnType<typeof desk.paid>>;

/** The room of an order's customer and its shop. */
async function roomOf({ customer, shop }: Pick<Sold, 'customer' | 'shop'>): Promise<number> {
  const participants = [{ participantType: 'SHOP', participantId: shop.id }];
  return (await customer.visitor.post<Room>('rooms', { participants })).body.id;
}

/** Sends a text as the customer and returns what the shop reads. */
async function said(order: Sold, text: string, sender: { visitor: Visitor } = order.customer): Promise<ChatMessage> {
  const roomId = await roomOf(order);
  const line = dial(address, sender.visitor);
  line.send(roomId, text);
  await line.waitFor('recMessage');
  const [message] = await historyOf(order.seller.visitor, roomId);
  if (!message) throw new Error('The message was not stored.');
  return message;
}

const slugOf = async (id: number) =>
  (await api.db.select({ slug: products.slug }).from(products).where(eq(products.id, id)))[0]?.slug ?? '';

test('a link to a product shows the product with its price of now, and the text stays', async () => {
  const order = await desk.paid();
  const slug = await slugOf(order.product.id);
  const text = `Есть такой? (${site}/products/${slug}?from=mail).`;
  const message = await said(order, text);
  expect(message.text).toBe(text);
  expect(message.products).toMatchObject([{ id: order.product.id, slug, isAvailable: true }]);
  await api.db.update(products).set({ price: 77_700 }).where(eq(products.id, order.product.id));
  const [later] = await historyOf(order.customer.visitor, message.roomId);
  expect(later?.products).toMatchObject([{ price: 77_700 }]);
  await api.db.update(products).set({ status: 'DRAFT' }).where(eq(products.id, order.product.id));
  const [hidden] = await historyOf(order.customer.visitor, message.roomId);
  expect([hidden?.products, hidden?.text]).toEqual([[], text]);
});

test('a link to an order of this customer from this shop shows it to both, from either address', async () => {
  const order = await desk.paid();
  const shown = {
    orderId: order.orderId,
    orderServiceId: order.id,
    customerId: order.customer.user.id,
    serviceSlug: order.slug,
    status: { type: 'NEW' },
  };
  const asked = await said(order, `Когда привезут? ${site}/?order=${order.orderId}`);
  expect(asked.orders).toMatchObject([shown]);
  const answered = await said(order, `${site}/my/shop/${order.slug}/orders/${order.id}`, order.seller);
  expect(answered.orders).toMatchObject([shown]);
  const own = await historyOf(order.customer.visitor, asked.roomId);
  expect(own.map(({ orders }) => orders.length)).toEqual([1, 1]);
});

test('orders of others, of other shops, and unpaid ones stay plain links', async () => {
  const [order, other] = [await desk.paid(), await desk.paid()];
  const unpaid = await desk.opened();
  expect((await said(order, `${site}/?order=${other.orderId}`)).orders).toEqual([]);
  expect((await said(order, `${site}/my/shop/${other.slug}/orders/${other.id}`)).orders).toEqual([]);
  expect((await said(unpaid, `${site}/?order=${unpaid.orderId}`)).orders).toEqual([]);
});

test('whoever names the buyer and the shop beside themselves reads no order, in no room, list or answer', async () => {
  const order = await desk.paid();
  await order.customer.visitor.put('profile/visible', { isVisible: true });
  const stranger = await api.signIn();
  const participants = [
    { participantType: 'SHOP', participantId: order.shop.id },
    { participantType: 'USER', participantId: order.customer.user.id },
  ];
  const { status, body: room } = await stranger.visitor.post<Room>('rooms', { participants });
  expect([status, room.participants.length]).toEqual([200, 3]);
  const text = `${site}/?order=${order.orderId} ${site}/my/shop/${order.slug}/orders/${order.id}`;
  for (const { visitor } of [stranger, order.customer, order.seller]) {
    const line = dial(address, visitor);
    line.send(room.id, text);
    await line.waitFor('recMessage');
  }
  for (const { visitor } of [stranger, order.customer, order.seller]) {
    const messages = await historyOf(visitor, room.id);
    expect(messages.map(({ orders }) => orders)).toEqual([[], [], []]);
    const { body } = await visitor.get<RoomPage>('rooms');
    expect(body.data.find(({ id }) => id === room.id)?.message.text).not.toBe('Заказ');
  }
});

test('links to other sites and to other pages stay plain links', async () => {
  const order = await desk.paid();
  const slug = await slugOf(order.product.id);
  const text = `https://example.ru/products/${slug} ${site}/products ${site}/products/${slug}/reviews ${site}/products/%E0%A4%A`;
  expect(await said(order, text)).toMatchObject({ products: [], orders: [] });
});

test('a deleted message shows no cards', async () => {
  const order = await desk.paid();
  const message = await said(order, `${site}/products/${await slugOf(order.product.id)}`);
  expect(message.products).toHaveLength(1);
  await order.customer.visitor.delete(`messages/${message.id}`);
  const [deleted] = await historyOf(order.seller.visitor, message.roomId);
  expect(deleted).toMatchObject({ isDeleted: true, products: [] });
});

test('the list of rooms names a product or an order instead of a bare link', async () => {
  const order = await desk.paid();
  const preview = async () => (await order.seller.visitor.get<RoomPage>('rooms')).body.data[0]?.message.text;
  await said(order, `${site}/products/${await slugOf(order.product.id)}`);
  expect(await preview()).toBe('Товар');
  await said(order, `${site}/?order=${order.orderId}`);
  expect(await preview()).toBe('Заказ');
  await said(order, `Где он? ${site}/?order=${order.orderId}`);
  expect(await preview()).toContain('Где он? http');
});
