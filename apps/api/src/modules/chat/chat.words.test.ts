import { randomUUID } from 'node:crypto';
import type { ChatMessagePage } from '@vetka/domain/chat';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, openTalk, type Talk } from '../../../test/chatLine.ts';
import type { Visitor } from '../../../test/visitor.ts';

const api = await startTestApp();
const address = await api.listen();

/** A conversation in which the customer has sent these texts. */
async function written(...texts: string[]) {
  const talk = await openTalk(api);
  const line = dial(address, talk.customer.visitor);
  for (const text of texts) line.send(talk.roomId, text);
  const messages = await line.waitFor('recMessage', texts.length);
  return { ...talk, messages };
}

const search = (visitor: Visitor, { roomId }: Pick<Talk, 'roomId'>, query: string, more = '') =>
  visitor.get<ChatMessagePage>(`rooms/${roomId}/search?query=${encodeURIComponent(query)}${more}`);

const found = async (talk: Talk, query: string) =>
  (await search(talk.florist.visitor, talk, query)).body.data.map(({ text }) => text);

test('messages of a room are found by words in other forms, newest first', async () => {
  const talk = await written('Есть белые пионы?', 'Спасибо', 'Букет с пионами и тёмной лентой, Абрикосовая 12-7');
  const [first = '', , last = ''] = talk.messages.map(({ text }) => text);
  expect(await found(talk, 'пион')).toEqual([last, first]);
  expect(await found(talk, 'ПИОНОВ')).toEqual([last, first]);
  expect(await found(talk, 'пионы темная')).toEqual([last]);
  expect(await found(talk, 'абрик')).toEqual([last]);
  expect(await found(talk, '12-7')).toEqual([last]);
  expect(await found(talk, 'пионы орхидеи')).toEqual([]);
});

test('symbols of query syntax have no effect, and a query without words finds nothing', async () => {
  const talk = await written('Скидка 50% на розы');
  for (const query of ["розы' | !:*", '50%', '(розы)', 'роз & !скидка:*']) {
    expect([query, await found(talk, query)]).toEqual([query, ['Скидка 50% на розы']]);
  }
  for (const query of ['', ' ', '%', '_', "':*"]) expect([query, await found(talk, query)]).toEqual([query, []]);
});

test('results come in pages', async () => {
  const talk = await written('Роза один', 'Роза два', 'Роза три');
  const { body } = await search(talk.customer.visitor, talk, 'розы', '&take=2&page=2');
  expect(body.meta).toEqual({ page: 2, pageCount: 2, take: 2, total: 3 });
  expect(body.data.map(({ id }) => id)).toEqual([talk.messages[0]?.id]);
});

test('deleted messages, other rooms and others’ searches find nothing', async () => {
  const talk = await written('Тайный ирис', 'Ирис остался');
  await written('Ирис в другом чате');
  await talk.customer.visitor.delete(`messages/${talk.messages[0]?.id}`);
  expect(await found(talk, 'ирис')).toEqual(['Ирис остался']);
  const stranger = await api.signIn();
  expect((await search(stranger.visitor, talk, 'ирис')).status).toBe(404);
  expect((await search(api.visitor(), talk, 'ирис')).status).toBe(401);
});

test('a query that is too long is refused', async () => {
  const talk = await openTalk(api);
  expect((await search(talk.customer.visitor, talk, randomUUID().repeat(3))).status).toBe(422);
});
