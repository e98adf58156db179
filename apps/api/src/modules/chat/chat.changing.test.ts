import type { ChatMessage, RoomPage } from '@vetka/domain/chat';
import type { Problem } from '@vetka/domain/problem';
import type { UploadedFile } from '@vetka/domain/media';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, openLines, openTalk } from '../../../test/chatLine.ts';
import { makeService } from '../../../test/shop.ts';
import { chatMessages } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();

/** A message of the customer that the florist has received, with the lines of both. */
async function said(text: string, more: object = {}) {
  const talk = await openTalk(api);
  const lines = await openLines(address, talk);
  lines.asking.send(talk.roomId, text, more);
  const [message] = await lines.answering.waitFor('newMessage');
  if (!message) throw new Error('The message did not arrive.');
  return { ...talk, ...lines, message, path: `messages/${message.id}` };
}

const previewOf = async ({ florist }: Awaited<ReturnType<typeof said>>) =>
  (await florist.visitor.get<RoomPage>('rooms')).body.data[0]?.message.text;

test('an edited message changes on the other side at once and says so', async () => {
  const talk = await said('Приезжайте в пять');
  const { customer, florist, answering, path, roomId } = talk;
  const { status, body } = await customer.visitor.put<ChatMessage>(path, { text: '  Приезжайте в шесть ' });
  expect([status, body.text, body.editedAt]).toEqual([200, 'Приезжайте в шесть', expect.any(String)]);
  const [changed] = await answering.waitFor('changeMessage');
  expect(changed).toEqual(body);
  expect((await historyOf(florist.visitor, roomId))[0]).toMatchObject({ text: 'Приезжайте в шесть' });
  expect(await previewOf(talk)).toBe('Приезжайте в шесть');
});

test('a deleted message keeps its place without its text and files', async () => {
  const owner = await api.signIn();
  const form = new FormData();
  form.append('type', 'chat');
  form.append('file', new File(['секрет'], 'секрет.txt'));
  const talk = await openTalk(api);
  const { body: file } = await talk.customer.visitor.post<UploadedFile>('media/upload/file', form);
  const line = dial(address, talk.customer.visitor);
  line.send(talk.roomId, 'Не туда', { attachmentIds: [file.id] });
  const [message] = await line.waitFor('recMessage');
  expect((await talk.florist.visitor.get(file.url)).status).toBe(200);
  const { status, body } = await talk.customer.visitor.delete<ChatMessage>(`messages/${message?.id}`);
  expect([status, body]).toMatchObject([200, { text: '', attachments: [], isDeleted: true }]);
  expect((await talk.florist.visitor.get(file.url)).status).toBe(404);
  const [room] = (await talk.florist.visitor.get<RoomPage>('rooms')).body.data;
  expect([room?.message.text, room?.unreadCount]).toEqual(['Сообщение удалено', 0]);
  expect((await owner.visitor.delete(`messages/${message?.id}`)).status).toBe(404);
});

test('after a day a message can be neither edited nor deleted', async () => {
  const { customer, message, path } = await said('Вчерашнее');
  await api.db
    .update(chatMessages)
    .set({ createdAt: sql`now() - interval '24 hours'` })
    .where(eq(chatMessages.id, message.id));
  const late = [
    await customer.visitor.put<Problem>(path, { text: 'Иначе' }),
    await customer.visitor.delete<Problem>(path),
  ];
  for (const { status, body } of late) {
    expect(status).toBe(409);
    expect(body.message).toMatch(/^Сообщение можно изменить или удалить в течение 24\s+часов$/);
  }
});

test('nobody edits the message of another, a deleted one, or one into nothing', async () => {
  const { customer, florist, path } = await said('Моё');
  expect((await florist.visitor.put(path, { text: 'Чужое' })).status).toBe(404);
  const empty = await customer.visitor.put<Problem>(path, { text: '   ' });
  expect([empty.status, empty.body.errors]).toEqual([422, { text: ['Поле обязательно для заполнения'] }]);
  expect((await customer.visitor.put(path, { text: 'я'.repeat(4001) })).status).toBe(422);
  await customer.visitor.delete(path);
  expect((await customer.visitor.put(path, { text: 'Снова' })).status).toBe(409);
});

test('a message names its side and its author, so that colleagues know who answered', async () => {
  const talk = await openTalk(api);
  await talk.florist.visitor.put('profile', { firstName: 'Марина', lastName: 'Белова' });
  const { answering } = await openLines(address, talk);
  answering.send(talk.roomId, 'Соберём к двум');
  const [message] = await answering.waitFor('newMessage');
  expect(message).toMatchObject({
    participantType: 'SHOP',
    participantId: talk.service.id,
    userId: talk.florist.user.id,
    authorName: 'Марина',
  });
});

test('a room that one side opens appears on the other', async () => {
  const service = await makeService(api.db);
  const [customer, owner] = [await api.signIn(), await api.signIn()];
  const [line, own] = [dial(address, owner.visitor), dial(address, customer.visitor)];
  await Promise.all([line.connected(), own.connected()]);
  const participants = [{ participantType: 'USER', participantId: owner.user.id }];
  const { body: room } = await customer.visitor.post<{ id: number }>('rooms', { participants });
  expect(await line.waitFor('newRoom')).toEqual([{ roomId: room.id }]);
  // Opening it again sends nothing.
  await customer.visitor.post('rooms', { participants });
  await customer.visitor.post('rooms', { participants: [{ participantType: 'SHOP', participantId: service.id }] });
  await own.waitFor('newRoom', 2);
  expect(line.received('newRoom')).toHaveLength(1);
});
