import { setTimeout as pause } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { cities } from '../../src/platform/database/schema/index.ts';
import { startTestApp } from '../app.ts';
import { openDatabaseLine } from '../databaseLine.ts';
import { startStreamingPair } from './streamingPair.ts';

const pair = await startStreamingPair();
const line = await openDatabaseLine(pair.replicaUrl);
const lateMs = 1500;
const api = await startTestApp({
  beside: { database: pair.primary },
  env: { DATABASE_URL: pair.primary.url, DATABASE_REPLICA_URL: `${line.url},postgresql://127.0.0.1:1/nowhere` },
  replicasLateMs: lateMs,
});
const timeout = 20_000;

const state = () => api.replicas?.members[0]?.absence ?? 'read';
const becomes = (expected: string) => vi.waitUntil(() => state() === expected, { timeout });
const reads = () => api.replicas?.members[0]?.reads ?? 0;
const guest = api.visitor();
const list = async () => (await guest.get('services')).status;
const isRead = async () => {
  const before = reads();
  expect(await list()).toBe(200);
  return reads() > before;
};
/** The primary's log grows. */
const write = () => api.db.execute(sql`update cities set region = region || '.'`);

beforeAll(() =>
  api.db
    .insert(cities)
    .values({ slug: 'tver', name: 'Тверь', region: '', lat: 56.9, lng: 35.9, timeZone: 'Europe/Moscow' }),
);
beforeEach(async () => {
  await pair.replayed();
  await becomes('read');
  await vi.waitUntil(async () => isRead(), { timeout });
});

test('an address without a listener is skipped from the start', () => {
  expect(api.replicas?.members[1]).toMatchObject({ name: '127.0.0.1:1', absence: 'gone', reads: 0 });
});

test('a replica that falls behind is skipped, and read again when it has caught up', async () => {
  await pair.pauseReplay();
  await write();
  await becomes('late');
  expect(await isRead()).toBe(false);
  await pair.resumeReplay();
  await vi.waitUntil(async () => isRead(), { timeout });
});

test('a replica that has stopped on an idle primary is not late: it has everything', async () => {
  await pair.pauseReplay();
  await pause(3 * lateMs);
  expect(state()).not.toBe('late');
  await pair.resumeReplay();
});

test('a replica that dies: no request fails, and it is read again when it is back', async () => {
  const before = api.replicas?.returned ?? 0;
  await line.cut();
  expect(await Promise.all(Array.from({ length: 20 }, list))).toEqual(Array.from({ length: 20 }, () => 200));
  expect(api.replicas?.returned).toBeGreaterThan(before);
  await becomes('gone');
  expect(await isRead()).toBe(false);
  await line.mend();
});

test('a replica whose host has vanished delays nothing for longer than three seconds', async () => {
  await line.silence();
  const startedAt = performance.now();
  expect(await Promise.all(Array.from({ length: 20 }, list))).toEqual(Array.from({ length: 20 }, () => 200));
  expect(performance.now() - startedAt).toBeLessThan(10_000);
  await becomes('gone');
  await line.cut();
  await line.mend();
});

test('metrics show which replicas are read', async () => {
  const { body } = await guest.get<string>('/metrics');
  expect(body).toMatch(/database_replica_present\{replica="127\.0\.0\.1:\d+"\} 1/);
  expect(body).toMatch(/database_replica_present\{replica="127\.0\.0\.1:1"\} 0/);
  expect(body).toMatch(/database_replica_returned \d+/);
});

test('a replica that is promoted is skipped: it has a history of its own', async () => {
  await pair.promote();
  await becomes('promoted');
  await api.db.update(cities).set({ name: 'Тверь-2' }).where(eq(cities.slug, 'tver'));
  expect(await isRead()).toBe(false);
});
