import { EventEmitter, once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { registerClosing } from './closing.ts';

/** A server whose only response waits until it is released. */
async function openServer() {
  const app = Fastify({ forceCloseConnections: 'idle' });
  registerClosing(app);
  const door = new EventEmitter();
  const asked = once(door, 'asked');
  app.get('/', async () => {
    door.emit('asked');
    await once(door, 'open');
    return 'an answer';
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, asked, release: () => door.emit('open') };
}

const text = async (message: IncomingMessage) => (await message.toArray()).join('');

test('a stopping server finishes a response in progress, and does not wait for its keep-alive connection', async () => {
  const { app, url, asked, release } = await openServer();
  const agent = new Agent({ keepAlive: true });
  const request = get(url, { agent });
  const answered = once(request, 'response') as Promise<[IncomingMessage]>;
  await asked;
  const closed = app.close();
  await vi.waitUntil(() => !app.server.listening);
  release();
  const [answer] = await answered;
  expect(await text(answer)).toBe('an answer');
  await closed;
  agent.destroy();
});

test('a stopping server does not wait for a connection without a request', async () => {
  const { app, url } = await openServer();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  const gone = once(socket, 'close');
  await once(socket, 'connect');
  await app.close();
  await gone;
  expect(socket.destroyed).toBe(true);
});
