import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { dial, join, openTalk } from '../../../test/chatLine.ts';
import { startPubSub } from '../../../test/emulatedRedis.ts';
import { sessions } from '../../platform/database/schema/index.ts';

const redis = await startPubSub();
const env = { REDIS_URL: redis.url };
const first = await startTestApp({ env });
const second = await startTestApp({ env, beside: first });
const [here, there] = [await first.listen(), await second.listen()];

/** Waits until both copies are subscribed; earlier messages between them are lost. */
const connected = () => vi.waitFor(() => expect(redis.copies()).toBe(2), { timeout: 10_000, interval: 20 });

test('people connected to different copies of the program receive each other’s messages and reads', async () => {
  await connected();
  const { customer, florist, service, roomId } = await openTalk(first);
  const [asking, answering] = [dial(here, customer.visitor), dial(there, florist.visitor)];
  join(asking, roomId, 'USER', customer.user.id);
  join(answering, roomId, 'SHOP', service.id);
  await Promise.all([asking.answered(), answering.answered()]);
  asking.say('typing', { roomId, isTyping: true });
  expect(await answering.waitFor('typing')).toEqual([{ roomId, isTyping: true }]);
  asking.send(roomId, 'Слышно?');
  const [message] = await answering.waitFor('newMessage');
  expect(message).toMatchObject({ text: 'Слышно?', readAt: expect.any(String) });
  answering.send(roomId, 'Слышно');
  expect(await asking.waitFor('newMessage', 2)).toEqual([message, expect.objectContaining({ text: 'Слышно' })]);
});

test('signing out at one copy closes the sockets at the other', async () => {
  await connected();
  const { visitor } = await first.signIn();
  const line = dial(there, visitor);
  await line.connected();
  await visitor.get('auth/logout');
  await line.gone();
  expect(line.socket.connected).toBe(false);
});

test('without Redis people on one copy still receive each other’s messages, and the program can stop', async () => {
  const { customer, florist, roomId } = await openTalk(first);
  const [asking, answering] = [dial(here, customer.visitor), dial(here, florist.visitor)];
  await Promise.all([asking.connected(), answering.connected()]);
  redis.stop();
  asking.send(roomId, 'Всё равно слышно?');
  expect(await answering.waitFor('recMessage')).toMatchObject([{ text: 'Всё равно слышно?' }]);
  await first.db.delete(sessions).where(eq(sessions.userId, customer.user.id));
  await first.app.jobs.run('realtime.end-over');
  await asking.gone();
});
