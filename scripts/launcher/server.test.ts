import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer, type ServerOptions } from './server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetka-server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(program: string, options?: Pick<Partial<ServerOptions>, 'log' | 'onProgress'>) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  return startServer({ name: 'test', args: [file], env: {}, log: join(folder, 'test.log'), ...options });
}

const waits = `setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));`;

test('reports progress, then the address, and stops when asked', async () => {
  const progress: string[] = [];
  const program = `${waits} console.log('{"progress":"half"}'); console.log('{"ready":true,"url":"http://127.0.0.1:1"}');`;
  const server = start(program, { onProgress: (text) => progress.push(text) });
  expect(await server.ready).toBe('http://127.0.0.1:1');
  expect(progress).toEqual(['half']);
  await server.stop();
  expect(await server.ended).toBe('test ended (exit code 0)');
});

test('a server that exits before it is ready is a failure with its log', async () => {
  const server = start(`console.error('no database'); process.exitCode = 3;`);
  await expect(server.ready).rejects.toThrow(/test ended \(exit code 3\)\nno database/);
});

test("keeps the server's log", async () => {
  const server = start(`${waits} console.error('careful'); console.log('{"ready":true,"url":"x"}');`);
  await server.ready;
  await server.stop();
  expect(readFileSync(join(folder, 'test.log'), 'utf8')).toBe('careful\n');
});

test('stopping a server that has exited does nothing', async () => {
  const server = start('');
  await server.ended;
  await server.stop();
  expect(await server.ended).toBe('test ended (exit code 0)');
});

test('its log is there at once, and complete when it has ended', async () => {
  const server = start(`console.error('one'); console.error('two');`);
  expect(existsSync(join(folder, 'test.log'))).toBe(true);
  await server.ended;
  expect(readFileSync(join(folder, 'test.log'), 'utf8')).toBe('one\ntwo\n');
});

test.runIf(existsSync('/dev/full'))('a full disk loses the log and not the server', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const server = start(`${waits} console.error('lost'); console.log('{"ready":true,"url":"x"}');`, {
    log: '/dev/full',
  });
  expect(await server.ready).toBe('x');
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(expect.stringMatching(/dev\/full is incomplete: ENOSPC/)));
  await server.stop();
  expect(await server.ended).toBe('test ended (exit code 0)');
  expect(said).toHaveBeenCalledTimes(1);
  said.mockRestore();
});
