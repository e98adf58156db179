import { EventEmitter, once } from 'node:events';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { LiveBus } from './bus.ts';
import { LiveStreams } from './streams.ts';

const opened: FastifyInstance[] = [];
afterEach(() => Promise.all(opened.splice(0).map((app) => app.close())));

/** A server with one stream, and how many listeners of the bus it has begun and ended. */
async function openServer(beforeStream: (gone: Promise<unknown>) => Promise<unknown>) {
  const app = Fastify({ forceCloseConnections: true });
  opened.push(app);
  const listeners = { begun: 0, ended: 0 };
  const listen = async () => {
    listeners.begun += 1;
    return () => void (listeners.ended += 1);
  };
  const streams = new LiveStreams(app, { listen } as unknown as LiveBus);
  app.addHook('onRequest', (_request, reply) => beforeStream(once(reply.raw, 'close')).then(() => {}));
  app.get('/', (request, reply) =>
    streams.open(request, reply, { channel: 'notices', userId: 1, messageOf: () => undefined }),
  );
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { url, listeners };
}

test('a stream lasts until its client disconnects', async () => {
  const { url, listeners } = await openServer(async () => {});
  const client = new AbortController();
  expect((await fetch(url, { signal: client.signal })).status).toBe(200);
  expect(listeners).toEqual({ begun: 1, ended: 0 });
  client.abort();
  await vi.waitFor(() => expect(listeners).toEqual({ begun: 1, ended: 1 }));
});

test('a stream whose client has disconnected before it begins ends at once', async () => {
  const door = new EventEmitter();
  const asked = once(door, 'asked');
  const { url, listeners } = await openServer((gone) => {
    door.emit('asked');
    return gone;
  });
  const client = new AbortController();
  const answer = fetch(url, { signal: client.signal }).catch(() => null);
  await asked;
  client.abort();
  expect(await answer).toBeNull();
  await vi.waitFor(() => expect(listeners).toEqual({ begun: 1, ended: 1 }));
});
