import type { NoticePage } from '@vetka/domain/notice';
import { eq, like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, historyOf, join, openTalk, type Talk } from '../../../test/chatLine.ts';
import { endPauses, jobsOf } from '../../../test/jobs.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { notices, serviceEmployees, services, users } from '../../platform/database/schema/index.ts';

const api = await startTestApp();
const address = await api.listen();
// The tests let the time pass themselves.
await api.app.jobs.stop();

const secret = 'Открытка анонимная, ключ под ковриком';

const noticesOf = async (visitor: Visitor) => (await visitor.get<NoticePage>('notices')).body.data;

/** The time to read passes, and everything that is due runs. */
async function pass(): Promise<void> {
  await endPauses(api.db);
  await api.app.jobs.runDue();
}

/** A conversation with the owner of the shop and a courier, besides the florist. */
async function opened() {
  const talk = await openTalk(api);
  const [owner, courier] = [await api.signIn(), await api.signIn()];
  const { id } = talk.service;
  await api.db.update(services).set({ ownerId: owner.user.id }).where(eq(services.id, id));
  await api.db
    .insert(serviceEmployees)
    .values({ serviceId: id, userId: courier.user.id, role: 'COURIER', status: 'WORKER' });
  await talk.customer.visitor.put('profile', { firstName: 'Анна', lastName: 'Лебедева' });
  return { ...talk, owner, courier };
}

/** Writes for a moment, with the room closed again. */
async function say(talk: Talk, from: 'customer' | 'florist', text = secret): Promise<void> {
  const { visitor, user } = talk[from];
  const line = dial(address, visitor);
  const [type, id]: [string, number] = from === 'customer' ? ['USER', user.id] : ['SHOP', talk.service.id];
  join(line, talk.roomId, type, id);
  line.send(talk.roomId, text);
  line.say('leaveRoom', { roomId: talk.roomId });
  await line.answered();
}

async function read(talk: Talk, { visitor, user }: Talk['customer'], type: 'USER' | 'SHOP'): Promise<void> {
  const line = dial(address, visitor);
  join(line, talk.roomId, type, type === 'USER' ? user.id : talk.service.id);
  line.say('leaveRoom', { roomId: talk.roomId });
  await line.answered();
}

test('a message that nobody of a shop reads within five minutes reaches its people who see chats, without its words', async () => {
  const talk = await opened();
  const { service, customer, florist, owner, courier, roomId } = talk;
  await say(talk, 'customer');
  const [job] = await jobsOf(api.db, 'chat.unread');
  expect(job?.pause).toBeGreaterThan(290);
  expect(job?.pause).toBeLessThanOrEqual(300);
  expect(await noticesOf(owner.visitor), 'not at once').toEqual([]);
  await pass();
  for (const { visitor } of [owner, florist]) {
    expect(await noticesOf(visitor)).toMatchObject([
      {
        kind: 'SHOP_NEW_MESSAGE',
        title: `Новое сообщение магазину «${service.name}»`,
        text: 'Пишет Анна Лебедева.',
        path: `/chat/${roomId}`,
      },
    ]);
  }
  expect(await noticesOf(courier.visitor), 'couriers do not read chats').toEqual([]);
  expect(await noticesOf(customer.visitor), 'its author').toEqual([]);
  expect(await api.db.$count(notices, like(notices.text, `%${secret}%`))).toBe(0);
});

test('a customer is notified of a message of a shop once, until they read', async () => {
  const talk = await opened();
  const { customer, service } = talk;
  await say(talk, 'florist', 'Здравствуйте');
  await pass();
  await say(talk, 'florist', 'Вы здесь?');
  await pass();
  const first = { kind: 'NEW_MESSAGE', title: 'Новое сообщение', text: `Пишет магазин «${service.name}».` };
  expect(await noticesOf(customer.visitor)).toMatchObject([{ ...first, readAt: null }]);
  await read(talk, customer, 'USER');
  expect((await noticesOf(customer.visitor))[0]?.readAt, 'opening the chat reads it').not.toBeNull();
  await say(talk, 'florist', 'Собрали');
  await pass();
  expect(await noticesOf(customer.visitor)).toMatchObject([{ ...first, readAt: null }, first]);
});

test('what is read in time is not reported, and one of the people of a shop reads for all', async () => {
  const talk = await opened();
  const { customer, florist, owner } = talk;
  await say(talk, 'customer');
  await read(talk, florist, 'SHOP');
  await pass();
  expect([await noticesOf(owner.visitor), await noticesOf(florist.visitor)]).toEqual([[], []]);
  await say(talk, 'customer', 'Ещё вопрос');
  await pass();
  expect((await noticesOf(owner.visitor))[0]?.readAt).toBeNull();
  await read(talk, florist, 'SHOP');
  expect((await noticesOf(owner.visitor))[0]?.readAt, 'somebody has taken it').not.toBeNull();
  expect(await noticesOf(customer.visitor)).toEqual([]);
});

test('messages that were deleted, of blocked people, and in rooms with a block are not reported', async () => {
  const [deleted, banned, blocked] = [await opened(), await opened(), await opened()];
  await say(deleted, 'customer');
  const [message] = await historyOf(deleted.customer.visitor, deleted.roomId);
  await deleted.customer.visitor.delete(`messages/${message?.id}`);
  await say(banned, 'customer');
  await api.db.update(users).set({ blockedAt: new Date() }).where(eq(users.id, banned.customer.user.id));
  await say(blocked, 'florist');
  await blocked.customer.visitor.put('profile/restrictions', {
    kind: 'SERVICE',
    id: blocked.service.id,
    level: 'BLOCKED',
  });
  await pass();
  for (const { visitor } of [deleted.owner, banned.owner, blocked.customer]) {
    expect(await noticesOf(visitor)).toEqual([]);
  }
});

test('somebody who no longer works for the shop is not notified', async () => {
  const talk = await opened();
  await say(talk, 'customer');
  await api.db
    .update(serviceEmployees)
    .set({ status: 'FINAL' })
    .where(eq(serviceEmployees.userId, talk.florist.user.id));
  await pass();
  expect(await noticesOf(talk.florist.visitor)).toEqual([]);
});

test('an SMS that waits for the morning is not sent once the chat is read', async () => {
  const [here, away] = [await opened(), await opened()];
  for (const talk of [here, away]) {
    const choices = [{ group: 'PEOPLE_MESSAGES', channels: ['SMS'] }];
    await talk.customer.visitor.put('notices/settings', { choices });
    await say(talk, 'florist');
    const [message] = await historyOf(talk.customer.visitor, talk.roomId);
    await api.app.jobs.perform('chat.unread', message?.id ?? 0);
    expect(await noticesOf(talk.customer.visitor), 'the site is switched off').toEqual([]);
  }
  await read(here, here.customer, 'USER');
  await pass();
  const smsTo = ({ customer: { user } }: Talk) =>
    api.outside.sms.sent.filter(({ phone, text }) => phone === user.phone && text.includes('Новое сообщение'));
  expect([smsTo(here), smsTo(away)].map(({ length }) => length)).toEqual([0, 1]);
  expect(smsTo(away)[0]?.text).toContain(`/chat/${away.roomId}`);
  expect(smsTo(away)[0]?.text).not.toContain(secret);
});
