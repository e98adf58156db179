import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test, vi } from 'vitest';
import { contract } from '../contract/index.ts';
import { createLazyClient } from './index.ts';

const server = createServer((request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ url: request.url }));
});
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
afterAll(() => server.close());

test('the table of calls is loaded once, by the first call', async () => {
  const load = vi.fn(async () => ({ contract }));
  const api = createLazyClient({ origin, load });
  const { read } = api.cart;
  expect(load).not.toHaveBeenCalled();
  const answers = await Promise.all([api.catalog.product({ params: { slug: 'mak' } }), read()]);
  expect(answers.map((answer) => answer.ok && answer.value)).toEqual([
    { url: '/api/v1/products/mak' },
    { url: '/api/v1/cart' },
  ]);
  expect(load).toHaveBeenCalledOnce();
});

test('a table that cannot be loaded fails the call as a lost connection does, and the next call loads it again', async () => {
  const load = vi.fn(async () => ({ contract }));
  load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const api = createLazyClient({ origin, load });
  expect(await api.cart.read()).toMatchObject({ ok: false, failure: { kind: 'error', code: 'network' } });
  expect(await api.cart.read()).toMatchObject({ ok: true });
});

test('an area is the same object on every access, and not a promise', async () => {
  const api = createLazyClient({ origin, load: async () => ({ contract }) });
  expect(api.cart).toBe(api.cart);
  await expect(Promise.resolve(api.cart)).resolves.toBe(api.cart);
});
