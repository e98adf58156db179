import type { ChatMessagePage, RoomPage } from '@vetka/domain/chat';
import type { OrderMaking } from '@vetka/domain/desk';
import type { OrderService } from '@vetka/domain/order';
import type { Problem } from '@vetka/domain/problem';
import { describe, expect, test } from 'vitest';
import { createDeskFixture, kindsOf, noticesOf } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';

const { line, paid, stockOf, statusOf, soonReturned } = await createDeskFixture();

describe('a refusal', () => {
  test('returns the money, the pieces and the reason', async () => {
    const { slug, id, orderId, seller, customer, product } = await paid();
    expect(await stockOf(product.id)).toBe(9);
    const silent = await line.take<Problem>(seller.visitor, slug, id, stepOf('DECLINE', 'NEW'));
    expect(silent.body.errors).toHaveProperty('reason');
    const step = stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов', offer: 'розы «Джульетта»' });
    expect((await line.take(seller.visitor, slug, id, step)).body.status.type).toBe('CANCELED_BY_SELLER');
    expect(await stockOf(product.id)).toBe(10);
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
    const { body } = await customer.visitor.get<OrderService>(`orders/${orderId}/services/${id}`);
    expect(body.services[0]?.orderStatus.name).toBe('Отменен магазином');
    const { refunds, refunded } = (await customer.visitor.get<OrderMaking>(`orders/${orderId}/services/${id}/making`))
      .body;
    expect({ refunded, refunds }).toMatchObject({
      refunded: 280_000,
      refunds: [{ amount: 280_000, isDone: true, by: null }],
    });
    const [notice] = await noticesOf(customer);
    expect(notice).toMatchObject({
      kind: 'ORDER_CANCELED',
      text: 'Нет нужных цветов. Предлагаем: розы «Джульетта». Деньги вернём полностью.',
    });
  });

  test('sends the offered alternative to the chat, once and from the shop, also to a hidden profile', async () => {
    const { shop, slug, id, seller, customer } = await paid();
    await customer.visitor.put('profile/visible', { isVisible: false });
    const step = stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов', offer: 'Букет «Зефир» за ту же цену' });
    await line.take(seller.visitor, slug, id, step);
    await line.take(seller.visitor, slug, id, step);
    const rooms = (await customer.visitor.get<RoomPage>('rooms')).body.data;
    expect(rooms).toHaveLength(1);
    const [room] = rooms;
    expect(room).toMatchObject({ unreadCount: 1 });
    expect(room?.participants.map(({ participantId }) => participantId)).toContain(shop.id);
    const messages = (await customer.visitor.get<ChatMessagePage>(`rooms/${room?.id}/messages`)).body.data;
    expect(messages.map(({ text, userId }) => [text, userId])).toEqual([
      [`Заказ №\u00A0${id} собрать не сможем. Предлагаем взамен: Букет «Зефир» за ту же цену`, seller.user.id],
    ]);
  });

  test('a shop opens the chat with a customer whose profile is hidden, and others do not', async () => {
    const { shop, seller, customer } = await paid();
    await customer.visitor.put('profile/visible', { isVisible: false });
    const participants = [
      { participantType: 'SHOP', participantId: shop.id },
      { participantType: 'USER', participantId: customer.user.id },
    ];
    expect((await seller.visitor.post('rooms', { participants })).status).toBe(200);
    const stranger = await paid();
    expect((await stranger.seller.visitor.post('rooms', { participants })).status).toBe(422);
    expect((await seller.visitor.post('rooms', { participants: participants.slice(1) })).status).toBe(422);
  });

  test('without an offer writes nothing to the chat', async () => {
    const { slug, id, seller, customer } = await paid();
    await line.take(seller.visitor, slug, id, stepOf('DECLINE', 'NEW', { reason: 'Нет нужных цветов' }));
    expect((await customer.visitor.get<RoomPage>('rooms')).body.data).toEqual([]);
  });

  test('after acceptance is up to the owner and the managers', async () => {
    const { slug, id, orderId, steps, seller, owner, customer } = await paid();
    await steps(stepOf('ACCEPT', 'NEW'));
    const cancel = () => stepOf('CANCEL', 'ACCEPTED', { reason: 'Сломалась холодильная камера' });
    const refused = await line.take<Problem>(seller.visitor, slug, id, cancel());
    expect([refused.status, refused.body.message]).toEqual([403, 'Это может владелец или управляющий']);
    const { body } = await line.take(owner.visitor, slug, id, cancel());
    expect(body).toMatchObject({
      status: { type: 'CANCELED_BY_SELLER' },
      cancelReason: 'Сломалась холодильная камера',
      steps: [],
    });
    await soonReturned(customer.visitor, orderId, 'REFUNDED');
  });

  test('by the customer removes a new order from the desk', async () => {
    const { id, orderId, customer, queue, seller } = await paid();
    await customer.visitor.post(`orders/${orderId}/services/${id}/cancel`);
    expect((await queue()).counts).toMatchObject({ QUEUE: 0, NEW: 0, FINISHED: 1 });
    expect(await kindsOf(seller)).toEqual(['SHOP_ORDER_CANCELED', 'SHOP_NEW_ORDER']);
    expect(await statusOf(customer.visitor, orderId)).not.toBe('CREATED');
  });
});
