import { randomUUID } from 'node:crypto';
import type { RoomPage } from '@vetka/domain/chat';
import type { UploadedFile } from '@vetka/domain/media';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, openLines, openTalk } from '../../../test/chatLine.ts';
import { uploadedBy } from '../../../test/upload.ts';

const api = await startTestApp();
const address = await api.listen();

test('a resent message is stored once, and everyone receives the stored one again', async () => {
  const talk = await openTalk(api);
  const { asking, answering } = await openLines(address, talk);
  const message = { roomId: talk.roomId, clientId: randomUUID(), text: 'Один раз' };
  asking.say('sendMessage', message);
  const [first] = await asking.waitFor('newMessage');
  asking.say('sendMessage', { ...message, text: 'Другими словами' });
  const again = dial(address, talk.customer.visitor);
  again.say('sendMessage', message);
  expect(await again.waitFor('newMessage')).toEqual([first]);
  await again.answered();
  await answering.answered();
  // The first attempt may have ended before its delivery.
  expect(answering.received('newMessage')).toEqual([first, first, first]);
  expect(answering.received('recMessage')).toEqual([first, first, first]);
  expect(await historyOf(talk.customer.visitor, talk.roomId)).toEqual([first]);
});

test('the same message sent at once by two sockets is stored once', async () => {
  const talk = await openTalk(api);
  const lines = Array.from({ length: 4 }, () => dial(address, talk.customer.visitor));
  await Promise.all(lines.map((line) => line.answered()));
  const message = { roomId: talk.roomId, clientId: randomUUID(), text: 'Один раз' };
  for (const line of lines) line.say('sendMessage', message);
  for (const line of lines) {
    await line.answered();
    expect(line.received('error').map(({ code }) => code)).toEqual(['validation', 'validation']);
  }
  expect(await historyOf(talk.customer.visitor, talk.roomId)).toHaveLength(1);
});

test('more than 30 messages a minute of one person are refused, and resends are not counted', async () => {
  const talk = await openTalk(api);
  const { roomId } = talk;
  const line = dial(address, talk.customer.visitor);
  const messages = Array.from({ length: 30 }, (_, at) => ({ roomId, clientId: `m-${at}`, text: `Слово ${at}` }));
  for (const message of [...messages, ...messages]) line.say('sendMessage', message);
  line.send(roomId, 'И ещё одно', { clientId: 'too-many' });
  const [error] = await line.waitFor('error');
  expect(error).toMatchObject({ code: 'writing.limit', clientId: 'too-many' });
  const texts = messages.map((message) => message.text);
  expect(line.received('recMessage').map(({ text }) => text)).toEqual([...texts, ...texts]);
  expect(line.received('newMessage').map(({ text }) => text)).toEqual(texts);
  const other = dial(address, talk.florist.visitor);
  other.send(roomId, 'Меня это не касается');
  await other.waitFor('recMessage');
});

test('events sent faster than they can be answered are refused, and the rest are answered', async () => {
  const { customer, roomId } = await openTalk(api);
  const line = dial(address, customer.visitor);
  await line.connected();
  for (let at = 0; at < 150; at += 1) line.say('leaveRoom', { roomId });
  const [error] = await line.waitFor('error');
  expect(error?.message).toBe('Слишком много запросов');
  await line.answered();
  expect(line.socket.connected).toBe(true);
});

test('more than 300 events of any kind a minute of one person are refused', async () => {
  const { customer, roomId } = await openTalk(api);
  const [line, other] = [dial(address, customer.visitor), dial(address, customer.visitor)];
  for (let round = 0; round < 4; round += 1) {
    for (let at = 0; at < 75; at += 1) line.say('leaveRoom', { roomId });
    await line.answered();
  }
  const before = other.received('error').length;
  other.say('typing', { roomId, isTyping: true });
  const [error] = (await other.waitFor('error', before + 1)).slice(before);
  expect(error).toEqual({ code: 'rate-limit', message: 'Слишком много запросов' });
});

test('a message may have attachments uploaded by its sender', async () => {
  const talk = await openTalk(api);
  const { roomId, customer, florist } = talk;
  const { asking, answering } = await openLines(address, talk);
  const own = await uploadedBy(api.db, customer.user.id, 2);
  const foreign = await uploadedBy(api.db, florist.user.id, 1);
  asking.send(roomId, 'Чужое', { attachmentIds: [...own, ...foreign] });
  asking.send(roomId, '', { attachmentIds: own });
  const [message] = await answering.waitFor('newMessage');
  expect(message?.attachments.map(({ id }) => id)).toEqual(own);
  expect(asking.received('error').at(-1)).toMatchObject({
    code: 'media.unknown',
    message: 'Файл не найден. Загрузите его ещё раз',
  });
  expect(await historyOf(customer.visitor, roomId)).toHaveLength(1);
});

test('a file of a message is read by the people of its room alone', async () => {
  const { customer, florist, roomId } = await openTalk(api);
  const form = new FormData();
  form.append('type', 'chat');
  form.append('file', new File(['Пионы, 9 штук'], 'список.txt'));
  const { body: file } = await customer.visitor.post<UploadedFile>('media/upload/file', form);
  expect((await florist.visitor.get(file.url)).status).toBe(404);
  const line = dial(address, customer.visitor);
  line.send(roomId, '', { attachmentIds: [file.id] });
  const [message] = await line.waitFor('recMessage');
  expect(message?.attachments).toEqual([
    expect.objectContaining({ type: 'DOCUMENT', url: file.url, filename: 'список.txt', byteSize: 22 }),
  ]);
  const { status, body } = await florist.visitor.get<string>(file.url);
  expect([status, body]).toEqual([200, 'Пионы, 9 штук']);
  expect((await florist.visitor.get<RoomPage>('rooms')).body.data[0]?.message.text).toBe('Файл');
  const { visitor: stranger } = await api.signIn();
  for (const other of [stranger, api.visitor()]) expect((await other.get(file.url)).status).toBe(404);
});
