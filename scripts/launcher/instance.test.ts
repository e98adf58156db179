import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { claim, findRunning, type Claim } from './instance.ts';
import { anyFreePort } from './ports.ts';

let folder = '';
let mark = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vetka-instance-'));
  mark = join(folder, 'state/running.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

async function claimed(): Promise<Claim> {
  const result = await claim(mark);
  if ('running' in result) throw new Error('somebody runs');
  return result.claim;
}

test('nothing runs before the first claim', async () => {
  expect(await findRunning(mark)).toBeUndefined();
});

test('a second launcher learns where the first one is', async () => {
  const first = await claimed();
  first.announce('http://localhost:3000');
  expect(await claim(mark)).toEqual({ running: { pid: process.pid, url: 'http://localhost:3000' } });
  first.release();
});

test('a released claim can be taken again', async () => {
  const first = await claimed();
  first.release();
  expect(existsSync(mark)).toBe(false);
  const second = await claimed();
  second.release();
});

test('the mark of a killed launcher is replaced', async () => {
  const first = await claimed();
  first.release();
  writeFileSync(mark, JSON.stringify({ pid: process.pid, port: await anyFreePort(), token: 'gone' }));
  const second = await claimed();
  expect(await findRunning(mark)).toMatchObject({ pid: process.pid });
  second.release();
});

test("another program on the dead launcher's port is not mistaken for it", async () => {
  const first = await claimed();
  first.release();
  const stranger = createServer((_, response) => response.end('{"token":"mine","url":"http://example.com"}'));
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as AddressInfo;
  writeFileSync(mark, JSON.stringify({ pid: 1, port, token: 'dead' }));
  expect(await findRunning(mark)).toBeUndefined();
  stranger.close();
});
