import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestApp } from './app.ts';

const api = await startTestApp();
const read = async () => (await api.app.inject('/metrics')).body;
const root = new URL('../../../', import.meta.url);
const worker = fileURLToPath(new URL('../src/worker.ts', import.meta.url));

/** The metrics of the programs of this package in the dashboard and in the alerts. */
async function namedMetrics(): Promise<Set<string>> {
  const files = ['deploy/grafana/vetka.json', 'deploy/prometheus/alerts.yml'];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  const expressions = texts.flatMap((text) => [...text.matchAll(/"?expr"?: (.*)/g)].map(([, words = '']) => words));
  const named = expressions.map((words) => [
    ...words.replaceAll('\\"', '"').matchAll(/(\w+)\{([^}]*job=~?"[^"]*"[^}]*)\}/g),
  ]);
  expect(
    named.every((found) => found.length > 0),
    'each expression names a metric and its job',
  ).toBe(true);
  const ours = named.flat().filter(([, , labels = '']) => /vetka-[^"]*(?:api|worker)/.test(labels));
  // `up` is Prometheus's own; a histogram is exported under three names.
  const names = ours.map(([, name = '']) => name.replace(/_(?:bucket|count|sum)$/, ''));
  return new Set(names.filter((name) => name !== 'up'));
}

test('every metric of the dashboard and of the alerts is exported', async () => {
  const names = await namedMetrics();
  expect(names.size).toBeGreaterThan(10);
  const exported = new Set([...(await read()).matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name));
  expect([...names].filter((name) => !exported.has(name))).toEqual([]);
});

test('jobs are counted by kind: waiting, given up, and the age of the oldest due one', async () => {
  const add = (key: string) =>
    api.db.execute(sql`select from graphile_worker.add_job('notice.email', '{"id": 2000000000}', job_key := ${key},
      run_at := now() - interval '90 seconds')`);
  await add('first');
  await add('second');
  await api.db.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts where key = 'second'`);
  const metrics = await read();
  expect(metrics).toContain('jobs_waiting{kind="notice.email"} 1');
  expect(metrics).toContain('jobs_given_up{kind="notice.email"} 1');
  expect(Number(/jobs_oldest_due_seconds\{kind="notice.email"\} (\S+)/.exec(metrics)?.[1])).toBeGreaterThan(89);
  expect(metrics).toContain('jobs_given_up{kind="notice.sms"} 0');
});

test('routes are counted by their pattern, the pool by its connections, and reads of a cache by their result', async () => {
  const reads = async (result: string) =>
    Number(new RegExp(`cache_reads_total\\{cache="lists",result="${result}"\\} (\\d+)`).exec(await read())?.[1]);
  const before = await reads('hit');
  for (const page of [1, 1]) await api.visitor().get(`catalog?page=${page}&take=1`);
  expect(await reads('miss')).toBeGreaterThan(0);
  expect(await reads('hit')).toBeGreaterThan(before);
  await api.visitor().get('users/nobody-at-all');
  const metrics = await read();
  expect(metrics).not.toContain('nobody-at-all');
  expect(metrics).toMatch(/database_pool_connections\{state="idle"\} \d/);
  expect(metrics).toContain('database_pool_limit 8');
});

test('a worker serves metrics on a port of its own, and only there', { timeout: 120_000 }, async () => {
  const program = spawn(process.execPath, ['--conditions=@vetka/source', worker], {
    env: {
      PATH: process.env.PATH,
      LOG_LEVEL: 'silent',
      DATABASE_URL: api.database.url,
      VETKA_DATA_DIR: api.dataDir,
      METRICS_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  onTestFinished(() => void program.kill('SIGKILL'));
  const [line] = (await once(createInterface(program.stdout as NodeJS.ReadableStream), 'line')) as [string];
  const { metricsUrl } = JSON.parse(line) as { metricsUrl: string };
  await vi.waitFor(async () => expect(await (await fetch(metricsUrl)).text()).toContain('jobs_waiting{kind='));
  expect((await fetch(new URL('/', metricsUrl))).status).toBe(404);
  program.kill('SIGTERM');
  expect(await once(program, 'exit')).toEqual([0, null]);
});
