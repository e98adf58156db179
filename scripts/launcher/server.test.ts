import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServer } from './server.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetka-server-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function start(program: string, onProgress?: (text: string) => void) {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  return startServer({ name: 'test', args: [file], env: {}, log: join(folder, 'test.log'), onProgress });
}

const waits = `setInterval(() => {}, 1000); process.on('SIGTERM', () => process.exit(0));`;

test('reports progress, then the address, and stops when asked', async () => {
  const progress: string[] = [];
  const program = `${waits} console.log('{"progress":"half"}'); console.log('{"ready":true,"url":"http://127.0.0.1:1"}');`;
  const server = start(program, (text) => progress.push(text));
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
  await expect.poll(() => readFileSync(join(folder, 'test.log'), 'utf8')).toBe('careful\n');
});

test('stopping a server that has exited does nothing', async () => {
  const server = start('');
  await server.ended;
  await server.stop();
  expect(await server.ended).toBe('test ended (exit code 0)');
});
