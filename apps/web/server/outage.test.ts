import { createServer, request, type IncomingMessage, type RequestOptions } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import Fastify from 'fastify';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connectionLimits } from './app.ts';
import { endBrokenRequest, handleFailures } from './failures.ts';
import { forwardToApi } from './forward.ts';

vi.setConfig({ testTimeout: 60_000 });

const unavailable = {
  statusCode: 503,
  code: 'unavailable',
  message: 'Сервис временно недоступен. Попробуйте ещё раз через несколько секунд',
};

/** Nothing listens on this port. */
const nowhere = 'http://127.0.0.1:1';

async function openSite(apiUrl: string, requestTimeoutMs = 60_000) {
  const site = Fastify({
    forceCloseConnections: true,
    ...connectionLimits(requestTimeoutMs),
    clientErrorHandler: endBrokenRequest,
  });
  handleFailures(site);
  await forwardToApi(site, { apiUrl });
  const address = await site.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => site.close());
  return address;
}

/** An API that gives every request the same status, and counts requests. */
async function openApi(status: number, headers: Record<string, string> = {}) {
  const seen: string[] = [];
  const api = createServer((asked, response) => {
    seen.push(`${asked.method} ${asked.url}`);
    asked.resume().once('end', () => response.writeHead(status, headers).end('{}'));
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    api.closeAllConnections();
    api.close();
  });
  return { seen, url: `http://127.0.0.1:${(api.address() as AddressInfo).port}` };
}

/** Sends a path verbatim: `fetch` would normalise it. */
async function ask(address: string, path: string, options: RequestOptions = {}) {
  const { hostname, port } = new URL(address);
  const [answer] = (await once(request({ hostname, port, path, ...options }).end(), 'response')) as [IncomingMessage];
  return { status: answer.statusCode, headers: answer.headers, text: Buffer.concat(await answer.toArray()).toString() };
}

test.each(['GET', 'POST', 'PUT', 'DELETE'])(
  '%s of an API call while the API is down: 503 in the API’s format',
  async (method) => {
    const { status, headers, text } = await ask(await openSite(nowhere), '/api/v1/cart', { method });
    expect(JSON.parse(text)).toEqual(unavailable);
    expect({ status, after: headers['retry-after'], type: headers['content-type'] }).toEqual({
      status: 503,
      after: '5',
      type: 'application/json; charset=utf-8',
    });
  },
);

test('a call with a body of plain text is forwarded like any other', async () => {
  const { url, seen } = await openApi(415);
  const headers = { 'content-type': 'text/plain' };
  const answer = await fetch(`${await openSite(url)}/api/v1/complaints`, { method: 'POST', body: '{}', headers });
  expect([answer.status, seen]).toEqual([415, ['POST /api/v1/complaints']]);
});

test.each(['/api/v1/cart', '/media/a.webp'])('%s is requested for the visitor’s own address', async (path) => {
  const claimed: unknown[] = [];
  const api = createServer(({ headers }, response) => {
    claimed.push(headers['x-forwarded-for'], headers['x-forwarded-host']);
    response.end('{}');
  });
  await new Promise<void>((resolve) => void api.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void api.close());
  const site = await openSite(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
  await ask(site, path, { headers: { 'x-forwarded-for': '203.0.113.66', 'x-forwarded-host': 'evil.example' } });
  expect(claimed).toEqual(['127.0.0.1', new URL(site).host]);
});

test('HEAD while the API is down: 503 without a body', async () => {
  const { status, text } = await ask(await openSite(nowhere), '/api/v1/cart', { method: 'HEAD' });
  expect({ status, text }).toEqual({ status: 503, text: '' });
});

test('a file while the API is down: 503 in plain Russian', async () => {
  const { status, headers, text } = await ask(await openSite(nowhere), '/media/a.webp');
  expect({ status, text, after: headers['retry-after'] }).toEqual({
    status: 503,
    text: unavailable.message,
    after: '5',
  });
});

test('a socket while the API is down is closed without revealing the API’s address', async () => {
  const address = await openSite(nowhere);
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/v1/socket.io/?EIO=4&transport=websocket`);
  const [closed] = (await once(socket, 'close')) as [CloseEvent];
  expect({ code: closed.code, reason: closed.reason }).toEqual({ code: 1011, reason: '' });
});

test('a 503 of the API is passed on at once, without retries', async () => {
  const api = await openApi(503, { 'retry-after': '7' });
  const { status, headers } = await ask(await openSite(api.url), '/api/v1/cart');
  expect({ status, after: headers['retry-after'] }).toEqual({ status: 503, after: '7' });
  expect(api.seen).toEqual(['GET /api/v1/cart']);
});

test.each([
  '/media/../x',
  '/media/..%2fx',
  '/media/%2e%2e/x',
  '/media/..\\x',
  '/media/a/../../x',
  '/media/..',
  '/api/v1/../x',
])('%s is refused in Russian', async (path) => {
  const api = await openApi(200);
  const { status, text } = await ask(await openSite(api.url), path);
  expect(status).toBe(404);
  expect(text).toContain('Ничего не найдено');
  expect(api.seen).toEqual([]);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])(
  '%s of a file answers 405 in Russian',
  async (method) => {
    const { status, headers, text } = await ask(await openSite(nowhere), '/media/a.webp', { method });
    expect({ status, allow: headers.allow, text }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
      text: 'Так к этому адресу обратиться нельзя',
    });
  },
);

/** Sends the whole body regardless of an early response, then reads the response. */
async function send(address: string, { head, piece, end = '' }: { head: string; piece: Buffer; end?: string }) {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => void (heard += data.toString()));
  socket.write(`POST /api/v1/orders HTTP/1.1\r\nhost: x\r\n${head}\r\n\r\n`);
  for (let sent = 0; sent < 20; sent += 1) if (!socket.write(piece)) await once(socket, 'drain');
  socket.write(end);
  await vi.waitFor(() => expect(heard).toContain('}'), { timeout: 20_000 });
  socket.destroy();
  const [top = '', body = ''] = heard.split('\r\n\r\n');
  return { status: Number(top.split(' ')[1]), body };
}

const megabyte = Buffer.alloc(2 ** 20, 'x');
const chunk = Buffer.concat([Buffer.from('100000\r\n'), megabyte, Buffer.from('\r\n')]);
const length = `content-length: ${20 * 2 ** 20}`;
const json = 'content-type: application/json';

test.each([
  ['with a content length', { head: `${json}\r\n${length}`, piece: megabyte }],
  ['in chunks', { head: `${json}\r\ntransfer-encoding: chunked`, piece: chunk, end: '0\r\n\r\n' }],
])('20 MB of JSON %s are always refused with 413', async (_, message) => {
  const address = await openSite((await openApi(200)).url);
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(address, message)));
  for (const { status, body } of answers) {
    expect({ status, body: JSON.parse(body) as unknown }).toEqual({
      status: 413,
      body: { statusCode: 413, code: 'too-large', message: 'Слишком большой запрос' },
    });
  }
});

/** An API that refuses each request before it reads the body, as the API refuses uploads of guests. */
async function openRefusingApi() {
  const api = Fastify({ forceCloseConnections: true });
  api.addContentTypeParser('multipart/form-data', (_request, _body, done) => done(null));
  api.post('/api/v1/media', {
    preValidation: async (_request, reply) => reply.code(401).send({ code: 'session.unauthorized' }),
    handler: () => undefined,
  });
  onTestFinished(() => api.close());
  return api.listen({ port: 0, host: '127.0.0.1' });
}

test.each([
  ['', {}],
  [' that waits to be asked for it', { expect: '100-continue' }],
])('an upload%s is refused before it is read, and the refusal is passed on', async (_, expectation) => {
  const { hostname, port } = new URL(await openSite(await openRefusingApi()));
  const headers = { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 3 * 2 ** 20, ...expectation };
  for (let tries = 0; tries < 20; tries += 1) {
    const asked = request({ hostname, port, path: '/api/v1/media', method: 'POST', headers });
    asked.on('error', () => undefined);
    if ('expect' in expectation) await once(asked, 'continue');
    asked.end(Buffer.alloc(3 * 2 ** 20, 'x'));
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    expect([answer.statusCode, await answer.toArray().then((parts) => parts.join(''))]).toEqual([
      401,
      '{"code":"session.unauthorized"}',
    ]);
  }
});

test('a form of 20 MB is forwarded', async () => {
  const address = await openSite((await openApi(200)).url);
  const head = `content-type: multipart/form-data; boundary=x\r\n${length}`;
  expect((await send(address, { head, piece: megabyte })).status).toBe(200);
});

test.each([
  ['an incomplete body', 'POST /api/v1/orders HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\n{"a":', 408],
  ['an incomplete header', 'GET /api/v1/cart HTTP/1.1\r\nhost: x\r\nx-half', 408],
  ['a request that is not HTTP', 'Привет\r\n\r\n', 400],
])('%s gets a response, and its connection is closed', async (_, text, status) => {
  const address = await openSite((await openApi(200)).url, 500);
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write(text);
  const answer = Buffer.concat(await socket.toArray()).toString();
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/"message":"(?:Запрос не пришёл целиком|Не получилось прочитать запрос)/);
});
