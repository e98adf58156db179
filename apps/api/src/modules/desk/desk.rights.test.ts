import type { Room, RoomPage } from '@vetka/domain/chat';
import type { DeskQueue } from '@vetka/domain/desk';
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { stepOf } from '../../../test/deskLine.ts';
import {
  noticeDeliveries,
  notices,
  orderServices,
  serviceEmployees,
  users,
} from '../../platform/database/schema/index.ts';

const { api, paid, line } = await createDeskFixture();

/** An anonymous gift on its way with a courier; its sender has asked the shop something in the chat. */
async function anonymousGift() {
  const made = await paid();
  const { customer, courier, shop, id, steps } = made;
  await api.db
    .update(users)
    .set({ firstName: 'Тайный', lastName: 'Отправитель' })
    .where(eq(users.id, customer.user.id));
  const gift = {
    isAnonymous: true,
    isOtherRecipient: true,
    recipientFirstName: 'Вера',
    recipientPhone: '+79995554433',
  };
  await api.db.update(orderServices).set(gift).where(eq(orderServices.id, id));
  const participants = [{ participantType: 'SHOP', participantId: shop.id }];
  const { body: room } = await customer.visitor.post<Room>('rooms', { participants });
  await steps(
    stepOf('ACCEPT', 'NEW'),
    stepOf('START', 'ACCEPTED'),
    stepOf('READY', 'ASSEMBLING'),
    stepOf('HAND_TO_COURIER', 'READY', { courierId: courier.user.id }),
  );
  const [sender] = await api.db.select().from(users).where(eq(users.id, customer.user.id));
  return { ...made, room, phone: sender?.phone?.slice(-10) ?? 'no phone' };
}

test('a courier sees neither the sender of an anonymous gift nor the code', async () => {
  const { courier, customer, slug, id, room, phone, making, seller } = await anonymousGift();
  const code = (await making()).handoverCode ?? '';
  expect(code).toMatch(/^\d{4}$/);
  const paths = [`desk/${slug}/orders/${id}`, `desk/${slug}/stops`, 'notices', 'desk', 'rooms', `rooms/${room.id}`];
  const answers = await Promise.all(paths.map((path) => courier.visitor.get(path)));
  const readable = JSON.stringify(answers.map(({ body }) => body));
  expect(readable).toContain('Вера');
  for (const secret of ['Тайный', 'Отправитель', phone, customer.user.nickname, `"${code}"`, ` ${code}.`]) {
    expect(readable).not.toContain(secret);
  }
  expect((await courier.visitor.get<RoomPage>('rooms')).body.data).toEqual([]);
  expect((await courier.visitor.get(`rooms/${room.id}/messages`)).status).toBe(404);
  expect((await seller.visitor.get<RoomPage>('rooms')).body.data.map((each) => each.id)).toEqual([room.id]);
});

test('the code is shown to the customer only: not at the desk, in a search or in a message', async () => {
  const { owner, slug, id, making, customer } = await anonymousGift();
  const code = (await making()).handoverCode ?? '';
  const whole = await owner.visitor.get(`desk/${slug}/orders/${id}`);
  const found = await owner.visitor.get<DeskQueue>(`desk/${slug}/orders?search=${code}`);
  expect(JSON.stringify([whole.body, found.body.data])).not.toContain(`"${code}"`);
  const rows = await api.db
    .select({ text: notices.text, userId: notices.userId })
    .from(notices)
    .innerJoin(noticeDeliveries, eq(noticeDeliveries.noticeId, notices.id))
    .where(eq(notices.kind, 'ORDER_ON_THE_WAY'));
  expect(rows.filter(({ text }) => text.includes(code)).every(({ userId }) => userId === customer.user.id)).toBe(true);
});

test('the customer does not see which employee made the photo or asked about a substitute', async () => {
  const { seller, slug, id, making, steps } = await paid();
  const mediaFileId = await line.picture(seller.user.id);
  const { products } = await steps(stepOf('ACCEPT', 'NEW'), stepOf('START', 'ACCEPTED'));
  const options = [{ title: 'Роза', note: '', mediaFileId: null, refund: 0 }];
  const orderProductId = products[0]?.orderProductId;
  const body = { orderProductId, words: 'Нет пионов', options, refundWithout: 0 };
  expect((await seller.visitor.post(`desk/${slug}/orders/${id}/substitutions`, body)).status).toBe(200);
  await steps(stepOf('SEND_PHOTO', 'ASSEMBLING', { mediaFileId }));
  const seen = await making();
  expect(seen.photo).not.toBeNull();
  expect(seen.openSubstitution).not.toBeNull();
  expect(JSON.stringify(seen)).not.toContain('Белова');
});

test('a dismissed employee can read nothing, and gets no notices of new orders', async () => {
  const { seller, courier, owner, shop, slug, id } = await anonymousGift();
  for (const { user } of [seller, courier]) {
    await api.db
      .update(serviceEmployees)
      .set({ status: 'FINAL' })
      .where(and(eq(serviceEmployees.serviceId, shop.id), eq(serviceEmployees.userId, user.id)));
  }
  for (const { visitor } of [seller, courier]) {
    for (const path of ['orders', `orders/${id}`, 'stops', 'people', 'events']) {
      expect((await visitor.get(`desk/${slug}/${path}`)).status).toBe(404);
    }
    const deliver = stepOf('DELIVER', 'DELIVERING', { code: '0000' });
    expect((await line.take(visitor, slug, id, deliver)).status).toBe(404);
    expect((await visitor.get<RoomPage>('rooms')).body.data).toEqual([]);
  }
  expect((await owner.visitor.get(`desk/${slug}/orders/${id}`)).status).toBe(200);
});
