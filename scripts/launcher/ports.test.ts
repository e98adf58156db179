import { createServer, type AddressInfo, type Server } from 'node:net';
import { expect, test } from 'vitest';
import { anyFreePort, choosePort, holdPort, isFree } from './ports.ts';

test('takes the preferred port when it is free', async () => {
  expect(await choosePort(3000, new Set(), async () => true)).toBe(3000);
});

test('takes the next free port when others are busy or reserved', async () => {
  expect(await choosePort(3000, new Set([3001]), async (port) => port > 3001)).toBe(3002);
});

test('explains how to set another port when a hundred are busy', async () => {
  await expect(choosePort(3000, new Set(), async () => false)).rejects.toThrow('No free port from 3000 to 3099');
});

test('never tries a port above the highest one', async () => {
  const asked: number[] = [];
  const never = async (port: number) => {
    asked.push(port);
    return false;
  };
  await expect(choosePort(65_530, new Set(), never)).rejects.toThrow('No free port');
  expect(Math.max(...asked)).toBe(65_535);
});

test.each(['127.0.0.1', '0.0.0.0'])('detects a listener on %s', async (host) => {
  const stranger = await listen(host);
  const { port } = stranger.address() as AddressInfo;
  expect(await isFree(port)).toBe(false);
  await new Promise((resolve) => stranger.close(resolve));
  expect(await isFree(port)).toBe(true);
});

test('a held port is taken for everybody else until it is released', async () => {
  const wanted = await anyFreePort();
  const first = await holdPort(wanted);
  const second = await holdPort(wanted);
  expect(second.port).toBeGreaterThan(first.port);
  await Promise.all([first.release(), second.release()]);
  expect(await isFree(first.port)).toBe(true);
});

test('finds a free port', async () => {
  expect(await isFree(await anyFreePort())).toBe(true);
});

function listen(host: string): Promise<Server> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, host, () => resolve(server));
  });
}
