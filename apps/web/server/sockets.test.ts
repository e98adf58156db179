import { once } from 'node:events';
import { createServer, request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { chatSocketPath } from '@vetka/domain/chat';
import Fastify from 'fastify';
import { Server } from 'socket.io';
import { io } from 'socket.io-client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { registerClosing } from './closing.ts';
import { forwardToApi } from './forward.ts';

vi.setConfig({ testTimeout: 20_000 });

/** An API whose sockets echo messages, and the site's server in front of it. */
async function openSite() {
  const seen: IncomingHttpHeaders[] = [];
  const http = createServer();
  const api = new Server(http, { path: chatSocketPath, transports: ['websocket'] });
  api.on('connection', (socket) => {
    seen.push(socket.request.headers);
    socket.on('say', (word: string) => socket.emit('heard', word));
  });
  await new Promise<void>((resolve) => void http.listen(0, '127.0.0.1', resolve));
  const site = Fastify({ trustProxy: (_, hop) => hop < 1, forceCloseConnections: 'idle' });
  registerClosing(site);
  await forwardToApi(site, { apiUrl: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  const address = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(async () => {
    await site.close();
    await api.close();
  });
  return { seen, site, address };
}

const dial = (address: string) => {
  const heard: string[] = [];
  const extraHeaders = {
    cookie: 'vetka_session=abc',
    origin: 'https://vetka.example',
    'x-forwarded-for': '203.0.113.7',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'vetka.example',
  };
  const socket = io(address, { path: chatSocketPath, transports: ['websocket'], reconnection: false, extraHeaders });
  socket.on('heard', (word: string) => heard.push(word));
  onTestFinished(() => void socket.disconnect());
  return { socket, heard };
};

test('SOC-01: a socket reaches the API through the site, with the visitor’s cookie, origin and address', async () => {
  const { seen, address } = await openSite();
  const { socket, heard } = dial(address);
  socket.emit('say', 'Слышно?');
  await vi.waitFor(() => expect(heard).toEqual(['Слышно?']), { timeout: 10_000 });
  expect(seen[0]?.cookie, 'SOC-03: a socket carries credentials').toBe('vetka_session=abc');
  expect(seen).toMatchObject([
    {
      origin: 'https://vetka.example',
      'x-forwarded-for': '203.0.113.7',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'vetka.example',
    },
  ]);
});

/** A client that stops responding without closing its connection. */
async function dialAndFallSilent(address: string): Promise<Socket> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': Buffer.alloc(16).toString('base64'),
  };
  const asked = request(`${address}${chatSocketPath}/?EIO=4&transport=websocket`, { headers }).end();
  const [, socket] = (await once(asked, 'upgrade')) as [unknown, Socket];
  return socket.on('error', () => {}).pause();
}

test('the server stops without waiting for open sockets or unresponsive browsers', async () => {
  const { site, address } = await openSite();
  const { socket } = dial(address);
  const silent = await dialAndFallSilent(address);
  await vi.waitFor(() => expect(socket.connected).toBe(true), { timeout: 10_000 });
  const startedAt = performance.now();
  await site.close();
  expect(performance.now() - startedAt).toBeLessThan(8000);
  await vi.waitFor(() => expect(socket.connected).toBe(false), { timeout: 10_000 });
  silent.destroy();
});

test('a browser is notified at once that the API cannot be reached, and does not wait for its handshake', async () => {
  const site = Fastify({ forceCloseConnections: true });
  // Nothing listens there.
  await forwardToApi(site, { apiUrl: 'http://127.0.0.1:1' });
  const address = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  const { socket } = dial(address);
  const failed = new Promise<Error>((resolve) => void socket.once('connect_error', resolve));
  const startedAt = performance.now();
  expect((await failed).message).not.toBe('timeout');
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
