import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createClient } from '@vetka/api-client/client';
import { expect, onTestFinished, test } from 'vitest';
import { requestApi } from './requestApi.ts';

/** An API on a free port with the same answer to everything. */
async function openApi(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const get = { method: 'GET', headers: { 'x-own': 'yes' }, body: null };

test('a response comes with its status, its headers and all its cookies', async () => {
  const origin = await openApi(({ headers }, response) => {
    response.writeHead(201, { 'vetka-shows': 'list', 'set-cookie': ['a=1; path=/', 'b=2'] });
    response.end(JSON.stringify({ own: headers['x-own'] }));
  });
  const answer = await requestApi(origin, get);
  expect([answer.ok, answer.status, answer.headers.get('vetka-shows')]).toEqual([true, 201, 'list']);
  expect(answer.headers.get('retry-after')).toBeNull();
  expect(answer.cookies).toEqual(['a=1; path=/', 'b=2']);
  expect(await answer.json()).toEqual({ own: 'yes' });
});

test('the client distinguishes a refusal, a timeout and a lost connection, as with fetch', async () => {
  const callOf = (origin: string) =>
    createClient({ origin, fetch: requestApi, timeoutMs: 200, retries: 0 }).cart.read();
  const refusing = await openApi((_, response) => response.writeHead(429, { 'retry-after': '7' }).end('{}'));
  expect(await callOf(refusing)).toMatchObject({ failure: { kind: 'rate_limit', retryAfterSeconds: 7 } });
  const silent = await openApi(() => undefined);
  expect(await callOf(silent)).toMatchObject({ failure: { code: 'timeout' } });
  expect(await callOf('http://127.0.0.1:1')).toMatchObject({ failure: { code: 'network' } });
});
