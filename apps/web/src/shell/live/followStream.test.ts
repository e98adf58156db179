import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { followStream } from './followStream.ts';

const patience = { timeout: 10_000, interval: 10 };

/** A server of one stream, and the page that follows it. */
async function openPage() {
  const connections: ServerResponse[] = [];
  const server = { status: 200, asked: 0 };
  const http = createServer((_, response) => {
    server.asked += 1;
    if (server.status !== 200) return void response.writeHead(server.status).end();
    connections.push(response);
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('retry: 20\n\n');
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const heard: string[] = [];
  const stop = followStream(`http://127.0.0.1:${(http.address() as AddressInfo).port}/`, {
    onOpen: (isAgain) => heard.push(isAgain ? 'again' : 'open'),
    onMessage: (data) => heard.push(data),
  });
  onTestFinished(() => {
    stop();
    http.closeAllConnections();
    http.close();
  });
  const hears = (expected: string[]) => vi.waitFor(() => expect(heard).toEqual(expected), patience);
  return {
    server,
    hears,
    stop,
    say: (data: string) => void connections.at(-1)?.write(`data: ${data}\n\n`),
    cut: () => void connections.at(-1)?.end(),
  };
}

test(
  'a page follows its stream again after an outage that the API answered with 503',
  { timeout: 20_000 },
  async () => {
    const { server, hears, say, cut } = await openPage();
    await hears(['open']);
    say('1');
    await hears(['open', '1']);
    server.status = 503;
    cut();
    await vi.waitFor(() => expect(server.asked).toBeGreaterThanOrEqual(3), patience);
    server.status = 200;
    await hears(['open', '1', 'again']);
    say('2');
    await hears(['open', '1', 'again', '2']);
  },
);

test('a page that reconnects by itself fetches what it missed', async () => {
  const { server, hears, cut } = await openPage();
  await hears(['open']);
  cut();
  await hears(['open', 'again']);
  expect(server.asked).toBe(2);
});

test('a page that is left opens no more streams', async () => {
  const { server, hears, stop, cut } = await openPage();
  await hears(['open']);
  server.status = 503;
  cut();
  await vi.waitFor(() => expect(server.asked).toBeGreaterThan(1), patience);
  stop();
  // On a busy machine another request is on its way by now.
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { asked } = server;
  await new Promise((resolve) => setTimeout(resolve, 1200));
  expect(server.asked).toBe(asked);
});
