import { chatSocketPath, type Room } from '@vetka/domain/chat';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { users } from '../../src/platform/database/schema/index.ts';
import { startTestApp } from '../app.ts';
import { cookieOf, dial, historyOf, join, openLines, openTalk, wordsOf } from '../chatLine.ts';
import { createDeskLine } from '../deskLine.ts';
import type { Visitor } from '../visitor.ts';

const api = await startTestApp();
const address = await api.listen();
const line = createDeskLine(api);

/** A bare websocket, to send frames that no client would. */
async function raw(visitor: Visitor) {
  const url = `${address.replace('http', 'ws')}${chatSocketPath}/?EIO=4&transport=websocket`;
  // Node's own client takes headers, which browsers do not.
  const socket = new WebSocket(url, { headers: { cookie: cookieOf(visitor) } } as never);
  const frames: string[] = [];
  socket.addEventListener('message', ({ data }) => frames.push(String(data)));
  onTestFinished(() => socket.close());
  await vi.waitFor(() => expect(frames.length).toBeGreaterThan(0));
  socket.send('40');
  await vi.waitFor(() => expect(frames.some((frame) => frame.startsWith('40'))).toBe(true));
  return { socket, frames, isOpen: () => socket.readyState === WebSocket.OPEN };
}
type Raw = Awaited<ReturnType<typeof raw>>;
const closed = ({ isOpen }: Raw) => vi.waitFor(() => expect(isOpen()).toBe(false), { timeout: 5000 });

test('a person whom the administration blocks loses every socket at once, and no message reaches them', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  const admin = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, admin.user.id));
  const path = `moderation/people/${talk.customer.user.id}/block`;
  expect((await admin.visitor.post(path, { reason: 'Мошенничество' })).status).toBe(200);
  await asking.gone();
  answering.send(talk.roomId, 'Вы ещё тут?');
  await answering.waitFor('newMessage');
  expect(wordsOf(asking)).toEqual([]);
  const again = dial(address, talk.customer.visitor);
  await again.refused();
});

test('a dismissed employee hears no more of the conversations of the shop, and says nothing in them', async () => {
  const talk = await openTalk(api);
  const owner = await line.employ(talk.service.id, 'OWNER');
  const { asking, answering } = await openLines(address, talk);
  await owner.visitor.delete(`desk/${talk.service.slug}/team/members/${talk.florist.user.id}`);
  asking.send(talk.roomId, 'Адрес получателя: улица Ленина, 10');
  await asking.waitFor('newMessage');
  answering.send(talk.roomId, 'Всё ещё ваш продавец');
  await answering.answered();
  expect(wordsOf(answering)).toEqual([]);
  expect(await historyOf(talk.customer.visitor, talk.roomId)).toHaveLength(1);
});

test('a message names nobody else as its sender, its participant or its kind', async () => {
  const talk = await openTalk(api);
  const { asking } = await openLines(address, talk);
  const { roomId, service, florist } = talk;
  const foreign = [
    { userId: florist.user.id },
    { participantId: service.id, participantType: 'SHOP' },
    { type: 'INVITE', inviteId: 1 },
    { createdAt: '2020-01-01T00:00:00.000Z' },
    { isDeleted: true },
  ];
  for (const more of foreign) asking.send(roomId, 'От имени магазина', more);
  const errors = await asking.waitFor('error', foreign.length);
  expect(new Set(errors.map(({ code }) => code))).toEqual(new Set(['validation']));
  expect(await historyOf(talk.customer.visitor, roomId)).toEqual([]);
});

test('a room of others cannot be opened by naming its people, nor one of a shop be joined as that shop', async () => {
  const talk = await openTalk(api);
  const stranger = await api.signIn();
  const participants = [
    { participantType: 'USER', participantId: talk.customer.user.id },
    { participantType: 'SHOP', participantId: talk.service.id },
  ];
  const { status, body } = await stranger.visitor.post<Room>('rooms', { participants });
  expect(status === 200 ? body.id : 0).not.toBe(talk.roomId);
  const socket = dial(address, stranger.visitor);
  for (const type of ['USER', 'SHOP', 'SERVICE', 'ADMINISTRATION']) {
    for (const id of [talk.customer.user.id, talk.service.id, 1]) join(socket, talk.roomId, type, id);
  }
  await socket.answered();
  const { asking } = await openLines(address, talk);
  asking.send(talk.roomId, 'Между нами');
  await asking.waitFor('newMessage');
  await socket.answered();
  expect(wordsOf(socket)).toEqual([]);
});

test.each([
  ['larger than a message can be', `42["sendMessage",{"text":"${'я'.repeat(40_000)}"}]`],
  ['that is no event', '42{"a":1}'],
  ['with a broken text', '42["sendMessage",'],
  ['that announces a million attachments', '451000000-["sendMessage",{"_placeholder":true,"num":0}]'],
  ['of an unknown kind', '9garbage'],
  ['that is binary', Buffer.alloc(1000)],
])('a frame %s ends only the socket that sent it', async (_, frame) => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  const attacker = await raw((await api.signIn()).visitor);
  attacker.socket.send(frame);
  await closed(attacker);
  asking.send(talk.roomId, 'Пионы ещё есть?');
  expect(await answering.waitFor('newMessage')).toHaveLength(1);
});

test.each([
  ['events that the chat does not know', '42["constructor",{}]'],
  ['names of built-in events', '42["disconnect",{}]'],
  ['namespaces that do not exist', '40/admin,'],
  ['deeply nested data', `42["joinRoom",${'['.repeat(20_000)}${']'.repeat(20_000)}]`],
  ['fields of the prototype', '42["joinRoom",{"__proto__":{"roomId":1},"constructor":1}]'],
])('a flood of %s neither stops the server nor fills its memory', async (_, frame) => {
  const attacker = await raw((await api.signIn()).visitor);
  for (let count = 0; count < 500; count += 1) attacker.socket.send(frame);
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  asking.send(talk.roomId, 'Пионы ещё есть?');
  expect(await answering.waitFor('newMessage')).toHaveLength(1);
  expect(Object.prototype).not.toHaveProperty('roomId');
});

test('a forged cookie opens no socket', async () => {
  const { visitor } = await api.signIn();
  const forged = { cookies: new Map([...visitor.cookies].map(([name]) => [name, 'a'.repeat(43)])) } as Visitor;
  const socket = dial(address, forged);
  await socket.refused();
  expect(socket.refusals).toEqual(['Вам необходимо авторизоваться']);
});
