import { EventEmitter, once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerClosing } from './closing.ts';

/** A server with one page, which waits until it is released, and a stream that never ends. */
async function openServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerClosing(app);
  const door = new EventEmitter();
  const asked = once(door, 'asked');
  app.get('/', async () => {
    door.emit('asked');
    await once(door, 'open');
    return 'a page';
  });
  app.get('/events', (_request, reply) => {
    const events = new PassThrough();
    events.write('retry: 3000\n\n');
    return reply.type('text/event-stream').send(events);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, asked, release: () => door.emit('open') };
}

test('a page that is being rendered while the server closes is sent to its end', async () => {
  const { app, url, asked, release } = await openServer();
  const answered = once(get(url), 'response') as Promise<[IncomingMessage]>;
  await asked;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  release();
  const [answer] = await answered;
  expect((await answer.toArray()).join('')).toBe('a page');
  await closed;
});

test('a server that is leaving is not ready, and answers until it is closed', async () => {
  const { app, url } = await openServer();
  const ready = async () => {
    const answer = await fetch(`${url}/_health/ready`);
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toEqual([200, { status: 'ok' }]);
  app.leave();
  expect(await ready()).toEqual([503, { status: 'closing' }]);
  await app.close();
});

test('a server that closes does not wait for a connection without a request', async () => {
  const { app, url } = await openServer();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const gone = once(socket, 'close');
  await once(socket, 'connect');
  await app.close();
  await gone;
  expect(socket.destroyed).toBe(true);
});

test('a stream of events does not keep a server from closing', async () => {
  const { app, url } = await openServer();
  const answered = once(get(`${url}/events`), 'response') as Promise<[IncomingMessage]>;
  const [answer] = await answered;
  const startedAt = performance.now();
  const gone = new Promise(
    (resolve) =>
      void answer
        .resume()
        .on('error', () => {})
        .once('close', resolve),
  );
  await app.close();
  await gone;
  expect(performance.now() - startedAt).toBeLessThan(5000);
});
