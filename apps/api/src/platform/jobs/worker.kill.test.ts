import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from '../../../test/app.ts';
import { startProviders } from '../../../test/emulatedProviders.ts';
import { endPauses, jobsOf } from '../../../test/jobs.ts';
import { notify } from '../../modules/notice/notice.notify.ts';

const main = fileURLToPath(new URL('../../worker.ts', import.meta.url));
const api = await startTestApp();
const { db } = api;

/** A worker in a process of its own. */
async function startWorker(emulatorUrl: string) {
  const worker = spawn(process.execPath, ['--conditions=@vetka/source', main], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DATABASE_URL: api.database.url,
      EMULATOR_URL: emulatorUrl,
      VETKA_DATA_DIR: api.dataDir,
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  const [line] = (await once(createInterface(worker.stdout as NodeJS.ReadableStream), 'line')) as [string];
  expect(JSON.parse(line)).toEqual({ ready: true });
  return worker;
}

/** The address of a provider that never answers. */
async function startSilence(): Promise<string> {
  const server = createServer(() => {});
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Pretends that a minute has passed. */
async function passMinute(): Promise<void> {
  await db.execute(sql`update job_workers set seen_at = seen_at - interval '1 minute'`);
  await db.execute(sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 minute'`);
}

test('a killed worker’s message is sent by another, which stops on SIGTERM', { timeout: 240_000 }, async () => {
  const { url } = await startProviders();
  const { user } = await api.signIn();
  const first = await startWorker(await startSilence());
  const words = { title: 'Заказ № 10531 отменён', text: '', path: '/my/purchases' };
  const notice = { userId: user.id, kind: 'ORDER_CANCELED', key: 'killed', ...words } as const;
  await db.transaction((tx) => notify(tx, [notice], new Date('2026-05-17T09:00:00Z')));
  await vi.waitFor(async () => expect(await jobsOf(db, 'notice.sms')).toMatchObject([{ isLocked: true }]), {
    timeout: 60_000,
    interval: 20,
  });
  const killed = once(first, 'exit');
  first.kill('SIGKILL');
  await killed;
  await passMinute();

  const second = await startWorker(url);
  // The new worker releases the job at one of its heartbeats.
  await vi.waitFor(
    async () => {
      await endPauses(db);
      const { rows } = await db.execute(sql`select state from notice_deliveries where channel = 'SMS'`);
      expect(rows).toEqual([{ state: 'SENT' }]);
      expect(await jobsOf(db, 'notice.sms')).toEqual([]);
    },
    { timeout: 90_000, interval: 200 },
  );
  second.kill('SIGTERM');
  expect(await once(second, 'exit')).toEqual([0, null]);
  const { rows } = await db.execute(sql`select id from job_workers where seen_at > now() - interval '30 seconds'`);
  expect(rows, 'a worker that stopped is not waited for').toEqual([]);
});
