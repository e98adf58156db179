import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepAlive } from './keepAlive.ts';
import { anyFreePort } from './ports.ts';
import { startServer, type Server } from './server.ts';
import { startShopServer } from './shop.ts';

vi.setConfig({ testTimeout: 60_000 });

let folder = '';
const running: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetka-keep-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

/** A program that prints its process id as its address. */
const program = `setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));
  console.error('started'); console.log(JSON.stringify({ ready: true, url: String(process.pid) }));`;

function keep(source = program, firstPauseMs = 10) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, source);
  const starts: Server[] = [];
  const said: string[] = [];
  const log = join(folder, 'test.log');
  const begin = (isRestart: boolean) => {
    const server = startServer({ name: 'test', args: [file], env: {}, log, isRestart });
    starts.push(server);
    return server;
  };
  const kept = keepAlive(begin, { log, say: (line) => said.push(line), firstPauseMs });
  running.push(kept);
  const kill = async (index: number) => {
    const pid = Number(await starts[index]?.ready);
    process.kill(pid, 'SIGKILL');
    await starts[index]?.ended;
  };
  return { kept, starts, said, log, kill };
}

test('a killed server is restarted, with a message, and its log continues', async () => {
  const { starts, said, log, kill } = keep();
  await kill(0);
  await vi.waitFor(() => expect(said).toHaveLength(2), { timeout: 20_000 });
  expect(said).toEqual(['test ended (SIGKILL). Starting it again in 0.0 s …', 'test is running again.']);
  expect(await starts[0]?.ready).not.toBe(await starts[1]?.ready);
  await vi.waitFor(() => expect(readFileSync(log, 'utf8')).toBe('started\nstarted\n'));
});

test("after five quick deaths in a row, with growing pauses, the server is given up and its log's path printed", async () => {
  const { kept, starts, said, log, kill } = keep(program, 100);
  for (let death = 0; death < 5; death += 1) {
    await vi.waitFor(() => expect(starts).toHaveLength(death + 1), { timeout: 20_000 });
    await kill(death);
  }
  expect(await kept.ended).toBe(`test ended (SIGKILL), the fifth time in a row. Its log is ${log}`);
  expect(said.filter((line) => line.includes('again in')).map((line) => /again in (.*) …/.exec(line)?.[1])).toEqual([
    '0.1 s',
    '0.2 s',
    '0.4 s',
    '0.8 s',
  ]);
});

test('a server whose first start fails is not restarted', async () => {
  const { kept, starts } = keep(`console.error('no database'); process.exitCode = 3;`);
  await expect(kept.ready).rejects.toThrow('no database');
  expect(await kept.ended).toBe('test ended (exit code 3)');
  expect(starts).toHaveLength(1);
});

test('a server stopped during a pause stays stopped', async () => {
  const { kept, starts, said, kill } = keep(program, 60_000);
  await kill(0);
  await vi.waitFor(() => expect(said).toHaveLength(1));
  await kept.stop();
  expect(await kept.ended).toBe('test ended (SIGKILL)');
  expect(starts).toHaveLength(1);
});

test('a killed emulator is restarted on its port', async () => {
  const ports = {
    site: await anyFreePort(),
    api: await anyFreePort(),
    emulator: await anyFreePort(),
    mail: await anyFreePort(),
  };
  const shop = { ports, dataDirectory: folder, host: '127.0.0.1', logs: folder };
  const starts: Server[] = [];
  const kept = keepAlive(
    (isRestart) => {
      const server = startShopServer('emulator', shop, { isRestart });
      starts.push(server);
      return server;
    },
    { log: folder, say: () => {}, firstPauseMs: 10 },
  );
  running.push(kept);
  const url = await kept.ready;
  process.kill(starts[0]?.pid ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(starts).toHaveLength(2), { timeout: 20_000 });
  expect(await starts[1]?.ready).toBe(url);
  expect((await fetch(`${url}/outbox`)).status).toBe(200);
});
