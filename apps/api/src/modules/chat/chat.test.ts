import type { ChatMessagePage, Room, RoomPage } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { DEMO_PASSWORD } from '@vetka/demo/seed';

const api = await startTestApp({ contents: 'demo' });

const signInAs = async (login: string) => {
  const visitor = api.visitor();
  const { body } = await visitor.post<{ id: number }>('auth/by-password', { login, password: DEMO_PASSWORD });
  return Object.assign(visitor, { userId: body.id });
};
const shopper = await signInAs('shopper');
const florist = await signInAs('florist');
const roomsOf = async ({ get }: Pick<typeof shopper, 'get'>) => (await get<RoomPage>('rooms')).body;
const rooms = await roomsOf(shopper);
const withShop = rooms.data.find(({ participants }) => participants.some(({ slug }) => slug === 'myata-i-pion'));

test('AOT-10: a person’s rooms, most recent message first, with participants and unread counts', async () => {
  expect(rooms.meta.total).toBe(4);
  const times = rooms.data.map(({ message }) => Date.parse(message.createdAt ?? ''));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(withShop).toMatchObject({
    unreadCount: 2,
    message: { text: 'Если хочется темнее ленту, поменяем за минуту.', isTyping: false, typingMessage: '' },
  });
  expect(withShop, 'REC-28: a room').toMatchObject({
    id: expect.any(Number),
    participants: [{ participantType: expect.any(String), slug: expect.any(String) }, {}],
    message: { text: expect.any(String), isTyping: false, typingMessage: '' },
  });
  expect(withShop?.participants.map(({ participantType, slug }) => `${participantType} ${slug}`).toSorted()).toEqual([
    'SHOP myata-i-pion',
    'USER shopper',
  ]);
});

test('AOT-10: employees of a service see its rooms; messages of a colleague are not unread', async () => {
  const own = await roomsOf(florist);
  const seen = own.data.find(({ id }) => id === withShop?.id);
  expect(own.data).toHaveLength(2);
  expect(seen?.participants).toEqual(withShop?.participants);
  // The shopper's messages; the rest are the seller's own.
  expect(seen?.unreadCount).toBe(3);
});

test('guests are asked to sign in', async () => {
  const guest = api.visitor();
  for (const path of ['rooms', `rooms/${withShop?.id}`, `rooms/${withShop?.id}/messages`]) {
    const { status, body } = await guest.get(path);
    expect([path, status, body.message]).toEqual([path, 401, 'Вам необходимо авторизоваться']);
  }
});

test('AOT-11: a room is visible only to its participants', async () => {
  const strangers = [await signInAs('shopper-2'), await signInAs('admin'), await signInAs('gleb-roses')];
  for (const visitor of strangers) {
    expect((await visitor.get(`rooms/${withShop?.id}`)).status).toBe(404);
    expect((await visitor.get(`rooms/${withShop?.id}/messages`)).status).toBe(404);
  }
  expect((await shopper.get('rooms/2000000000')).status).toBe(404);
  expect((await shopper.get<Room>(`rooms/${withShop?.id}`)).body).toEqual(withShop);
});

test('AOT-12: messages come newest first, and later pages have older ones', async () => {
  const { body } = await florist.get<ChatMessagePage>(`rooms/${withShop?.id}/messages`);
  expect(body.meta).toEqual({ page: 1, pageCount: 1, take: 30, total: 8 });
  expect(body.data[0], 'REC-29: a message').toMatchObject({
    roomId: withShop?.id,
    userId: florist.userId,
    text: expect.any(String),
    type: 'TEXT',
    attachments: [],
  });
  expect(body.data.at(-1)).toMatchObject({ userId: shopper.userId, text: expect.stringContaining('эвкалипта') });
  const older = await florist.get<ChatMessagePage>(`rooms/${withShop?.id}/messages?take=5&page=2`);
  expect(older.body.data).toEqual(body.data.slice(5));
});

test('AOT-12: a message is read once the other side has read up to it', async () => {
  const { body } = await florist.get<ChatMessagePage>(`rooms/${withShop?.id}/messages`);
  const said = body.data.filter(({ userId }) => userId !== shopper.userId);
  // The shopper has two unread messages; no employee of the shop has opened the room.
  expect(said.map(({ readAt }) => readAt !== null)).toEqual([false, false, true, true, true]);
  expect(body.data.filter(({ userId }) => userId === shopper.userId).map(({ readAt }) => readAt)).toEqual([
    null,
    null,
    null,
  ]);
});

test('an invitation says to which shop, in which role, and whether it still waits', async () => {
  const katya = await signInAs('katya_bloom');
  const room = (await roomsOf(katya)).data.find(({ message }) => message.text.startsWith('Приглашаем'));
  const { body } = await katya.get<ChatMessagePage>(`rooms/${room?.id}/messages`);
  expect(body.data[0]).toMatchObject({
    type: 'INVITE',
    inviteId: 1,
    invite: { id: 1, serviceSlug: 'myata-i-pion', serviceName: 'Мята и пион', role: 'SELLER', state: 'WAITING' },
  });
});
