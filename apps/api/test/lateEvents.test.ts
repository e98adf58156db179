import type { AuthUser } from '@vetka/domain/account';
import { expect, test } from 'vitest';
import { startTestApp } from './app.ts';
import { listen } from './attacks/listening.ts';
import { notify } from '../src/modules/notice/notice.notify.ts';
import { recordEvents } from '../src/modules/order/order.events.ts';
import { createMarketFixture } from './marketFixture.ts';
import type { Transaction } from '../src/platform/database/connect.ts';

const api = await startTestApp();
const root = await api.listen();
const market = createMarketFixture(api);

/** A transaction that has done its work and is not committed yet. Returns its commit. */
async function begin(work: (tx: Transaction) => Promise<unknown>): Promise<() => Promise<void>> {
  let end = (): void => {};
  const ended = new Promise<void>((resolve) => (end = resolve));
  let done: Promise<void> = Promise.resolve();
  await new Promise<void>((worked) => {
    done = api.db.transaction(async (tx) => {
      await work(tx);
      worked();
      await ended;
    });
  });
  return async () => {
    end();
    await done;
  };
}

const notice = (userId: number, title: string) => (tx: Transaction) =>
  notify(tx, [{ userId, kind: 'ACCOUNT_CHANGED', key: crypto.randomUUID(), title, text: '', path: '/my/settings' }]);
const lastIdOf = (text: string): string => [...text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1] ?? '';

test('a notice of a transaction that ends late is sent, to an open stream and to one that reconnects', async () => {
  const { visitor, user } = await api.signIn();
  const open = (lastId?: string) => listen(root, visitor, 'notices', lastId);
  const stream = await open();
  const commitFirst = await begin(notice(user.id, 'Первый'));
  const commitSecond = await begin(notice(user.id, 'Второй'));
  await api.db.transaction(notice(user.id, 'Третий'));
  const seen = await stream.until('Третий');
  await commitFirst();
  expect(lastIdOf(await stream.until('Первый')), 'the highest id stays the last one').toBe(lastIdOf(seen));
  stream.stop();
  await commitSecond();
  const again = await open(lastIdOf(seen));
  await again.until('Второй');
  expect(await again.rest()).not.toContain('Третий');
});

test('an event of an order whose transaction ends late is sent after a reconnect', async () => {
  const { visitor, order } = await market.ordered();
  const { id: userId } = (await visitor.get<AuthUser>('auth/user')).body;
  const event = (type: 'PAYMENT' | 'STATUS') => (tx: Transaction) =>
    recordEvents(tx, [{ userId, orderId: order.orderId, type }]);
  const commit = await begin(event('PAYMENT'));
  const stream = await listen(root, visitor, 'order-events', '0');
  await api.db.transaction(event('STATUS'));
  const seen = await stream.until('"STATUS"');
  expect(seen).not.toContain('"PAYMENT"');
  stream.stop();
  await commit();
  const again = await listen(root, visitor, 'order-events', lastIdOf(seen));
  await again.until('"PAYMENT"');
  again.stop();
});
