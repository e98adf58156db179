import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { contract } from '../contract/index.ts';
import { ApiError, createClient, unwrap, type ClientOptions } from './index.ts';

interface Seen {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
});

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** A real server on a free port that sends the given response and records requests. */
const serve = async (answer: (response: ServerResponse) => void, options: ClientOptions = {}) => {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      seen.push({ method: request.method, url: request.url, headers: request.headers, body });
      answer(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stops.push(
    () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { seen, origin, api: createClient({ origin, timeoutMs: 300, retries: 0, ...options }) };
};

const json =
  (status: number, body: unknown, headers = {}) =>
  (response: ServerResponse) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
  };

test('API-01: a call goes to its path under /api/v1 with its query and without empty values', async () => {
  const { api, seen } = await serve(json(200, { data: [] }));
  await api.catalog.category({ params: { categorySlug: 'розы' }, query: { page: 2, sort: 'cheaper', search: '' } });
  expect(seen[0]?.method).toBe('GET');
  expect(seen[0]?.url).toBe(`/api/v1/catalog/${encodeURIComponent('розы')}?page=2&sort=cheaper`);
});

test('sends the body as JSON, and the headers of the call', async () => {
  const { api, seen } = await serve(json(200, { ok: true }));
  await api.cart.add({ body: { productId: 7, quantity: 1, isCartShop: false } });
  expect(seen[0]?.headers['content-type']).toBe('application/json');
  expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ productId: 7, quantity: 1, isCartShop: false });
});

test('a call without a body sends no content type, which a server would refuse', async () => {
  const { api, seen } = await serve(json(200, {}));
  await api.cart.removeProduct({ params: { id: 1, productId: 2 } });
  expect(seen[0]?.headers['content-type']).toBeUndefined();
  expect(seen[0]?.url).toBe('/api/v1/cart/1/product/2');
});

test('sends a file as form data', async () => {
  const { api, seen } = await serve(json(200, {}));
  await api.media.uploadFile({ body: { type: 'content', file: new Blob(['abc'], { type: 'image/png' }) } });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body).toContain('name="type"');
});

test.each([
  [401, { message: 'Вам необходимо авторизоваться' }, 'unauthorized'],
  [422, { message: 'Проверьте поля', errors: { coupon: ['Промокод не найден'] } }, 'validation_error'],
  [429, { message: 'Слишком много запросов' }, 'rate_limit'],
  [500, { message: 'Поломка' }, 'error'],
])('a %d becomes a failure of its kind', async (status, body, kind) => {
  const { api } = await serve(json(status, body, { 'retry-after': '30' }));
  const result = await api.cart.read();
  expect(result).toMatchObject({ ok: false, failure: { kind, message: body.message } });
});

test('a failure that is not JSON has no message', async () => {
  const { api } = await serve((response) => response.writeHead(502).end('<html>Bad gateway</html>'));
  expect(await api.cart.read()).toMatchObject({
    ok: false,
    failure: { kind: 'error', status: 502, message: undefined },
  });
});

test('a timeout is distinguished from a network failure', async () => {
  const { api } = await serve(() => undefined);
  expect(await api.cart.read()).toMatchObject({ ok: false, failure: { code: 'timeout', status: 0 } });
  const gone = createClient({ origin: 'http://127.0.0.1:1', retries: 0 });
  expect(await gone.cart.read()).toMatchObject({ ok: false, failure: { code: 'network', status: 0 } });
});

test('an aborted call shows nothing to the user', async () => {
  const { api } = await serve(() => undefined);
  const controller = new AbortController();
  const waiting = api.cart.read({}, { signal: controller.signal });
  controller.abort();
  expect(await waiting).toMatchObject({ ok: false, failure: { code: 'aborted', message: undefined } });
});

test('unwrap returns the value or throws the failure', async () => {
  const good = await serve(json(200, { carts: [] }));
  expect(await unwrap(good.api.cart.read())).toEqual({ carts: [] });
  const bad = await serve(json(401, { message: 'Вам необходимо авторизоваться' }));
  await expect(unwrap(bad.api.cart.read())).rejects.toThrow(ApiError);
});

test('no two calls of the contract share a method and a path', () => {
  const addresses = Object.values(contract).flatMap((area) =>
    Object.values(area).map(({ method, path }) => `${method} ${path}`),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
});

/** Answers each request with the next status, the last one for all that follow. */
const statuses = (...codes: number[]) => {
  let number = 0;
  return (response: ServerResponse) => {
    const status = codes[Math.min(number, codes.length - 1)] ?? 200;
    number += 1;
    json(status, { message: `${status}` })(response);
  };
};

test('a GET that fails temporarily is retried, and its caller gets the final answer', async () => {
  const { api, seen } = await serve(statuses(503, 502, 200), { retries: 2 });
  expect(await api.cart.read()).toMatchObject({ ok: true });
  expect(seen).toHaveLength(3);
});

test("the call's number of retries takes precedence over the client's", async () => {
  const { api, seen } = await serve(statuses(503), { retries: 5 });
  expect(await api.cart.read({}, { retries: 1 })).toMatchObject({ ok: false, failure: { status: 503 } });
  expect(seen).toHaveLength(2);
});

test.each([400, 401, 404, 422, 500])('a GET that fails with %i is not retried', async (status) => {
  const { api, seen } = await serve(statuses(status), { retries: 2 });
  await api.cart.read();
  expect(seen).toHaveLength(1);
});

test('a call with side effects is never retried', async () => {
  const { api, seen } = await serve(statuses(503), { retries: 2 });
  await api.cart.add({ body: { productId: 7, quantity: 1, isCartShop: false } });
  expect(seen).toHaveLength(1);
});

test('a long Retry-After is left to the caller', async () => {
  const { api, seen } = await serve(json(429, { message: 'Слишком много запросов' }, { 'retry-after': '60' }), {
    retries: 2,
  });
  expect(await api.cart.read()).toMatchObject({ ok: false, failure: { kind: 'rate_limit', retryAfterSeconds: 60 } });
  expect(seen).toHaveLength(1);
});

test('an abort ends the pause before the next attempt', async () => {
  const controller = new AbortController();
  const { api, seen } = await serve(json(503, {}, { 'retry-after': '9' }), {
    retries: 2,
    onResponse: () => controller.abort(),
  });
  const result = await api.cart.read({}, { signal: controller.signal });
  expect(result).toMatchObject({ ok: false, failure: { code: 'aborted', message: undefined } });
  expect(seen).toHaveLength(1);
});

test('a response without content is a success without a value', async () => {
  const { api } = await serve((response) => response.writeHead(204).end());
  expect(await api.cart.read()).toEqual({ ok: true, value: undefined });
});

test('a success that is not JSON is reported as unreadable, not as a lost connection', async () => {
  const { api } = await serve((response) => response.writeHead(200).end('<html>Вход в сеть</html>'));
  expect(await api.cart.read()).toMatchObject({ ok: false, failure: { status: 0, code: 'invalid-response' } });
});

test('headers and the timeout of one call replace those of the client', async () => {
  const { api, seen } = await serve(() => undefined, {
    headers: () => ({ 'x-a': '1', 'x-b': '1' }),
    timeoutMs: 60_000,
  });
  const result = await api.cart.read({}, { headers: { 'x-b': '2' }, timeoutMs: 100 });
  expect(result).toMatchObject({ ok: false, failure: { code: 'timeout' } });
  expect(seen[0]?.headers).toMatchObject({ 'x-a': '1', 'x-b': '2' });
});

test('hooks see each attempt with its result', async () => {
  const heard: string[] = [];
  const { api } = await serve(statuses(503, 200), {
    retries: 1,
    onRequest: ({ method, attempt }) => heard.push(`${method} ${attempt}`),
    onResponse: (_, result) => heard.push(result.ok ? 'ok' : `${result.failure.status}`),
  });
  await api.cart.read();
  expect(heard).toEqual(['GET 1', '503', 'GET 2', 'ok']);
});
