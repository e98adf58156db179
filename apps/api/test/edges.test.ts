import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { startTestApp } from './app.ts';
import { startPubSub } from './emulatedRedis.ts';

const api = await startTestApp({ env: { REQUEST_TIMEOUT: '1' } });
const root = await api.listen();

test('a request that stops halfway is answered 408 in Russian, and its connection is closed', async () => {
  const socket = connect(Number(new URL(root).port), '127.0.0.1');
  socket.write(
    'POST /api/v1/cart/addToCart HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(answer).toContain('"message":"Запрос не пришёл целиком. Попробуйте ещё раз"');
});

test('a replica whose Redis has never responded is not ready, and says when to retry', async () => {
  const copy = await startTestApp({ env: { REDIS_URL: 'redis://127.0.0.1:1' }, beside: api });
  const { status, body, headers } = await copy.visitor().get('/health/ready');
  expect({ status, body, after: headers['retry-after'] }).toEqual({
    status: 503,
    body: { status: 'no-redis' },
    after: '10',
  });
});

test('a replica whose Redis has responded is ready', async () => {
  const { url } = await startPubSub();
  const copy = await startTestApp({ env: { REDIS_URL: url }, beside: api });
  await vi.waitFor(async () => expect((await copy.visitor().get('/health/ready')).status).toBe(200), {
    timeout: 10_000,
  });
});
