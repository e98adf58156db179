import { expect, test } from 'vitest';
import { createSharedReads } from './sharedReads.ts';

const categories = 'http://127.0.0.1:3001/api/v1/categories';

/** An API that counts its requests. */
function openApi(status = 200) {
  const api = { requests: 0, now: 1 };
  const shared = createSharedReads(() => api.now);
  const read = () => shared.read(categories, async () => Response.json({ request: ++api.requests }, { status }));
  const json = async () => (await read()).json() as Promise<{ request: number }>;
  return { api, read, json };
}

test('simultaneous and later reads share one request for ten seconds', async () => {
  const { api, json } = openApi();
  expect(await Promise.all([json(), json(), json()])).toEqual([{ request: 1 }, { request: 1 }, { request: 1 }]);
  api.now += 9000;
  expect(await json()).toEqual({ request: 1 });
  api.now += 2000;
  expect(await json()).toEqual({ request: 2 });
  expect(api.requests).toBe(2);
});

test('a failure is not kept', async () => {
  const { api, read } = openApi(503);
  expect((await read()).status).toBe(503);
  const failed = api.requests;
  await read();
  expect(api.requests).toBeGreaterThan(failed);
});

test('only the categories are shared', () => {
  const { isShared } = createSharedReads();
  expect(isShared(categories)).toBe(true);
  expect(isShared('http://127.0.0.1:3001/api/v1/session')).toBe(false);
  expect(isShared('http://127.0.0.1:3001/api/v1/products')).toBe(false);
});
