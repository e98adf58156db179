import { randomUUID } from 'node:crypto';
import type { Room } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { makeProduct, makeService } from '../../../test/shop.ts';
import { dial, historyOf, join, openLines, openTalk, unreadOf } from '../../../test/chatLine.ts';

const api = await startTestApp();
const address = await api.listen();

test('SOC-02: the socket uses only the websocket transport', async () => {
  const answer = await fetch(`${address}/api/v1/socket.io/?EIO=4&transport=polling`);
  expect(answer.status).toBe(426);
  expect(await answer.json()).toMatchObject({ message: 'Чат работает только через веб-сокет' });
  const { visitor } = await api.signIn();
  const line = dial(address, visitor);
  await line.connected();
  expect(line.socket.connected, 'SOC-01: the socket is at the address of the API').toBe(true);
  expect(line.socket.io.engine.transport.name).toBe('websocket');
});

test('SOC-03: people are identified by their cookie; a guest is asked to sign in', async () => {
  const guest = dial(address, api.visitor());
  const fresh = api.visitor();
  const { id } = await makeProduct(api.db, (await makeService(api.db)).id);
  await fresh.post('cart/addToCart', { productId: id, quantity: 1, isCartShop: false });
  const withSession = dial(address, fresh);
  for (const line of [guest, withSession]) {
    await line.refused();
    expect(line.refusals).toEqual(['Вам необходимо авторизоваться']);
  }
});

test('a page of another site cannot connect, the site itself can', async () => {
  const { visitor } = await api.signIn();
  const foreign = dial(address, visitor, { extraHeaders: { origin: 'https://example.com' } });
  await foreign.refused();
  const own = dial(address, visitor, { extraHeaders: { origin: address } });
  await own.connected();
  expect(foreign.socket.connected).toBe(false);
});

test('SOC-08: a message reaches everyone in the room and is stored', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  const clientId = randomUUID();
  asking.say('sendMessage', { roomId: talk.roomId, clientId, text: '  Пионы ещё есть? ' });
  const [message] = await answering.waitFor('newMessage');
  expect(message).toMatchObject({
    roomId: talk.roomId,
    clientId,
    userId: talk.customer.user.id,
    type: 'TEXT',
    text: 'Пионы ещё есть?',
    attachments: [],
  });
  expect(message, 'SOC-10: newMessage goes to the room').toMatchObject({ roomId: talk.roomId, clientId });
  expect(await answering.waitFor('recMessage'), 'SOC-09: recMessage goes to the participants').toEqual([message]);
  expect(await asking.waitFor('newMessage')).toEqual([message]);
  expect(await asking.waitFor('recMessage')).toEqual([message]);
  expect(await historyOf(talk.florist.visitor, talk.roomId)).toEqual([message]);
  const { body } = await talk.customer.visitor.get<Room>(`rooms/${talk.roomId}`);
  expect(body.message).toMatchObject({ text: 'Пионы ещё есть?', createdAt: message?.createdAt });
});

test('SOC-06: after leaving a room a person receives its messages only for the list of rooms', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  answering.say('leaveRoom', { roomId: talk.roomId });
  await answering.answered();
  asking.send(talk.roomId, 'Вы здесь?');
  expect(await answering.waitFor('recMessage')).toMatchObject([{ text: 'Вы здесь?' }]);
  await answering.answered();
  expect(answering.received('newMessage')).toEqual([]);
});

test('SOC-07: typing is sent to the others and ends with the connection', async () => {
  const talk = await openTalk(api);
  const { roomId } = talk;
  const { asking, answering } = await openLines(address, talk);
  asking.say('typing', { roomId, isTyping: true });
  expect(await answering.waitFor('typing')).toEqual([{ roomId, isTyping: true }]);
  asking.say('typing', { roomId, isTyping: false });
  expect(await answering.waitFor('typing', 2), 'SOC-11: the server’s typing event').toEqual([
    { roomId, isTyping: true },
    { roomId, isTyping: false },
  ]);
  asking.say('typing', { roomId, isTyping: true });
  await answering.waitFor('typing', 3);
  asking.socket.disconnect();
  expect((await answering.waitFor('typing', 4)).at(-1)).toEqual({ roomId, isTyping: false });
  expect(asking.received('typing')).toEqual([]);
});

test('SOC-12: malformed events are answered in Russian, and the socket keeps working', async () => {
  const talk = await openTalk(api);
  const { asking } = await openLines(address, talk);
  const before = asking.received('error').length;
  const clientId = 'a';
  const nonsense: [event: string, ...payload: unknown[]][] = [
    ['joinRoom'],
    ['joinRoom', null],
    ['joinRoom', { roomId: '1', participantType: 'USER', participantId: 1 }],
    ['joinRoom', { roomId: 1, participantType: 'CAT', participantId: 1 }],
    ['leaveRoom', 'all'],
    ['typing', { roomId: talk.roomId, isTyping: 'yes' }],
    ['sendMessage', [], () => {}],
    ['sendMessage', { roomId: talk.roomId, text: 'Кто я?' }],
    ['sendMessage', { roomId: talk.roomId, clientId, text: 7 }],
    ['sendMessage', { roomId: 1e100, clientId, text: 'Привет' }],
    ['sendMessage', { roomId: talk.roomId, clientId, text: '\0 \n ' }],
    ['sendMessage', { roomId: talk.roomId, clientId, text: 'я'.repeat(4001) }],
    [
      'sendMessage',
      { roomId: talk.roomId, clientId, text: '', attachmentIds: Array.from({ length: 11 }, (_, i) => i) },
    ],
  ];
  for (const each of nonsense) asking.say(...each);
  const errors = (await asking.waitFor('error', before + nonsense.length)).slice(before);
  expect(errors).toHaveLength(nonsense.length);
  for (const { code, message } of errors)
    expect([code, message]).toEqual(['validation', expect.stringMatching(/^[А-Я]/)]);
  expect(errors.at(-3)).toEqual({ code: 'validation', message: 'Поле обязательно для заполнения', clientId });
  expect(errors.at(-2)?.message).toBe('Поле должно быть не более 4000 символов');
  asking.send(talk.roomId, ` ${'я'.repeat(4000)} `);
  expect((await asking.waitFor('newMessage'))[0]?.text).toHaveLength(4000);
});

test('messages in an open room are read at once; elsewhere they stay unread until the room is opened', async () => {
  const talk = await openTalk(api);
  const { roomId, customer, florist, service } = talk;
  const asking = dial(address, customer.visitor);
  join(asking, roomId, 'USER', customer.user.id);
  asking.send(roomId, 'Первое');
  const [first] = await asking.waitFor('newMessage');
  expect(first?.readAt).toBeNull();
  expect(await unreadOf(florist.visitor, roomId)).toBe(1);
  const answering = dial(address, florist.visitor);
  join(answering, roomId, 'SHOP', service.id);
  await answering.answered();
  expect(await unreadOf(florist.visitor, roomId)).toBe(0);
  expect((await historyOf(customer.visitor, roomId))[0]?.readAt).not.toBeNull();
  asking.send(roomId, 'Второе');
  const [second] = await answering.waitFor('newMessage');
  expect(second?.readAt).not.toBeNull();
  expect(await unreadOf(florist.visitor, roomId)).toBe(0);
  answering.say('leaveRoom', { roomId });
  await answering.answered();
  asking.send(roomId, 'Третье');
  expect((await asking.waitFor('newMessage', 3)).at(-1)?.readAt).toBeNull();
  expect(await unreadOf(florist.visitor, roomId)).toBe(1);
  expect(await unreadOf(customer.visitor, roomId)).toBe(0);
});
