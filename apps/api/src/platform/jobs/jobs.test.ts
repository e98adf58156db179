import type { NoticePage } from '@vetka/domain/notice';
import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { gate } from '../../../test/gate.ts';
import { clearJobs, jobsOf } from '../../../test/jobs.ts';
import { notify } from '../../modules/notice/notice.notify.ts';
import type { Transaction } from '../database/connect.ts';
import { jobWorkers } from '../database/schema/index.ts';
import { enqueue, planRounds } from './enqueue.ts';
import { noteAlive, releaseAbandoned } from './releasing.ts';

const api = await startTestApp();
const other = await startTestApp({ beside: api });
/** Workers run in some of the tests only. */
const { db } = api;

const notice = (userId: number) => ({
  userId,
  kind: 'ORDER_CANCELED' as const,
  key: crypto.randomUUID(),
  title: 'Заказ № 10531 отменён',
  text: '',
  path: '/my/purchases',
});
const noon = new Date('2026-05-17T09:00:00Z');
const smsTo = (phone: string | null) =>
  [...api.outside.sms.sent, ...other.outside.sms.sent].filter(
    (sent) => sent.phone === phone && /10531/.test(sent.text),
  );

/** Locks a job like a worker that dies at once. */
const dieWith = async (workerId: string) => {
  const locked = sql`locked_by = ${workerId}, locked_at = now() - interval '1 minute'`;
  await db.execute(sql`update graphile_worker._private_jobs set ${locked}, attempts = attempts + 1`);
  await db.execute(sql`update graphile_worker._private_job_queues set ${locked}`);
};
const clear = () => clearJobs(db);

test('a job exists once its transaction is committed, and not after a rollback', async () => {
  const { user, visitor } = await api.signIn();
  const report = (tx: Transaction) => notify(tx, [notice(user.id)], noon);
  await expect(
    db.transaction(async (tx) => {
      await report(tx);
      throw new Error('The order could not be cancelled.');
    }),
  ).rejects.toThrow('could not be cancelled');
  await api.app.jobs.runDue();
  expect([await jobsOf(db, 'notice.sms'), smsTo(user.phone)]).toEqual([[], []]);
  await db.transaction(report);
  expect(await jobsOf(db, 'notice.sms')).toMatchObject([{ attempts: 0 }]);
  await api.app.jobs.runDue();
  expect([await jobsOf(db, 'notice.sms'), smsTo(user.phone).length]).toEqual([[], 1]);
  expect((await visitor.get<NoticePage>('notices')).body.meta.total).toBe(1);
});

test('two jobs of a kind with the same subject are one', async () => {
  const job = { kind: 'notice.sms', id: 2_000_000_000, runAt: noon } as const;
  await db.transaction((tx) => enqueue(tx, [job]));
  await db.transaction((tx) => enqueue(tx, [job]));
  expect(await jobsOf(db, 'notice.sms')).toHaveLength(1);
  await clear();
});

test('processes that plan the same round get one run, and a waiting run keeps its time', async () => {
  const round = { name: 'desk.clocks', everyMs: 3_600_000 };
  await Promise.all(Array.from({ length: 8 }, () => planRounds(db, [round])));
  const [planned, ...more] = await jobsOf(db, 'desk.clocks');
  expect(more).toEqual([]);
  await planRounds(db, [{ ...round, everyMs: 86_400_000 * 30 }]);
  expect((await jobsOf(db, 'desk.clocks')).map(({ pause }) => pause < 3601)).toEqual([true]);
  expect(planned?.pause).toBeLessThanOrEqual(3600);
  await clear();
});

test('the job of a dead worker goes to others, that of a living one does not', async () => {
  const job = (id: number) => ({ kind: 'notice.email', id, runAt: noon }) as const;
  await db.transaction((tx) => enqueue(tx, [job(1), job(2)]));
  await noteAlive(db, ['dead', 'living']);
  await dieWith('dead');
  await db.execute(sql`update graphile_worker._private_jobs set locked_by = 'living' where key = 'notice.email:2'`);
  await releaseAbandoned(db);
  expect((await jobsOf(db, 'notice.email')).map(({ lockedBy }) => lockedBy)).toEqual(['dead', 'living']);
  await db
    .update(jobWorkers)
    .set({ seenAt: sql`now() - interval '31 seconds'` })
    .where(eq(jobWorkers.id, 'dead'));
  await releaseAbandoned(db);
  expect((await jobsOf(db, 'notice.email')).map(({ lockedBy }) => lockedBy)).toEqual([null, 'living']);
  await clear();
});

test('a round whose worker died runs again, once, beside the next one that was planned meanwhile', async () => {
  const round = { name: 'desk.clocks', everyMs: 3_600_000 };
  await planRounds(db, [round]);
  await dieWith('dead');
  await planRounds(db, [round]);
  await releaseAbandoned(db);
  expect(await jobsOf(db, 'desk.clocks')).toMatchObject([{ attempts: 0, isLocked: false }]);
  await clear();
});

test('a job of any length stays with its living worker, and runs once', async () => {
  const third = await startTestApp({ beside: api });
  const { jobs } = third.app;
  const end = gate();
  let runs = 0;
  jobs.round(1000, 'takes-long', () => {
    runs += 1;
    return end.wait();
  });
  await jobs.start();
  await vi.waitFor(() => expect(runs).toBe(1), { timeout: 15_000, interval: 50 });
  const long = sql`locked_at = now() - interval '11 minutes' where locked_at is not null`;
  await db.execute(sql`update graphile_worker._private_jobs set ${long}`);
  await db.execute(sql`update graphile_worker._private_job_queues set ${long}`);
  const lockedFor = async () => {
    const { rows } = await db.execute<{ age: number }>(sql`
      select extract(epoch from now() - locked_at)::int as age from graphile_worker._private_jobs
      where locked_at is not null`);
    return rows.map(({ age }) => age < 60);
  };
  await vi.waitFor(async () => expect(await lockedFor()).toEqual([true]), { timeout: 20_000, interval: 100 });
  expect(runs).toBe(1);
  end.release();
  await jobs.stop();
  await clear();
});

test('external services that hang do not delay other rounds', async () => {
  const third = await startTestApp({ beside: api });
  const { jobs } = third.app;
  const answer = gate();
  let isDone = false;
  const hanging = ['hangs-1', 'hangs-2', 'hangs-3'];
  for (const name of hanging) jobs.round(1000, name, () => answer.wait(), 'outside');
  jobs.round(1000, 'works', async () => {
    const found = await Promise.all(hanging.map((name) => jobsOf(db, name)));
    isDone ||= found.flat().filter(({ isLocked }) => isLocked).length === 2;
  });
  await jobs.start();
  await vi.waitFor(() => expect(isDone).toBe(true), { timeout: 15_000, interval: 50 });
  answer.release();
  await jobs.stop();
  await clear();
});

test('each job runs once with two workers, and a stopping worker finishes its job first', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => api.signIn()));
  await Promise.all([api.app.jobs.start(), other.app.jobs.start()]);
  await db.transaction((tx) =>
    notify(
      tx,
      people.map(({ user }) => notice(user.id)),
      noon,
    ),
  );
  const sent = () => people.map(({ user }) => smsTo(user.phone).length);
  await vi.waitFor(() => expect(sent()).toEqual(people.map(() => 1)), { timeout: 15_000 });
  const { sms } = other.app.providers;
  const { send } = sms;
  const slow = vi.spyOn(sms, 'send').mockImplementation(async (...message) => {
    await new Promise((resolve) => void setTimeout(resolve, 300));
    return send(...message);
  });
  onTestFinished(() => slow.mockRestore());
  await api.app.jobs.stop();
  const { user } = await api.signIn();
  await db.transaction((tx) => notify(tx, [notice(user.id)], noon));
  await vi.waitFor(() => expect(slow).toHaveBeenCalled(), { timeout: 15_000 });
  await other.app.jobs.stop();
  expect(smsTo(user.phone)).toHaveLength(1);
  expect(await jobsOf(db, 'notice.sms')).toEqual([]);
  expect(sent()).toEqual(people.map(() => 1));
});
