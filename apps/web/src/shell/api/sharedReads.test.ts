import { expect, test } from 'vitest';
import { createSharedReads } from './sharedReads.ts';

const base = 'http://127.0.0.1:3001/api/v1';
const categories = `${base}/categories`;
const ownTexts = `${base}/seo?path=%2Fcatalog`;
const session = `${base}/session`;

/** An API that counts its requests. */
function openApi(status = 200) {
  const api = { requests: 0, now: 1, generation: 1 };
  const shared = createSharedReads(() => api.now);
  const read = (url = categories) =>
    shared.read(url, String(api.generation), async () => {
      const response = Response.json({ request: ++api.requests, ip: '203.0.113.7' }, { status });
      return Object.assign(response, { cookies: [] });
    });
  const json = async (url?: string) => (await read(url)).json() as Promise<{ request: number; ip: string | null }>;
  return { api, read, json };
}

test('simultaneous and later reads share one request for ten seconds', async () => {
  const { api, json } = openApi();
  const [first, ...others] = await Promise.all([json(), json(), json()]);
  expect(first.request).toBe(1);
  expect(others).toEqual([first, first]);
  api.now += 9000;
  expect(await json()).toEqual(first);
  api.now += 2000;
  expect((await json()).request).toBe(2);
  expect(api.requests).toBe(2);
});

test('no read from before a possible change of everything is used after it', async () => {
  const { api, json } = openApi();
  const before = json();
  api.generation += 1;
  expect([await before, await json(), await json()]).toMatchObject([{ request: 1 }, { request: 2 }, { request: 2 }]);
});

test('every path has its own texts', async () => {
  const { json } = openApi();
  expect([await json(ownTexts), await json(`${ownTexts}%2Frozy`), await json(ownTexts)]).toMatchObject([
    { request: 1 },
    { request: 2 },
    { request: 1 },
  ]);
});

test('a failure is not cached', async () => {
  const { api, read } = openApi(503);
  expect((await read()).status).toBe(503);
  const failed = api.requests;
  await read();
  expect(api.requests).toBeGreaterThan(failed);
});

test('only responses that are the same for everybody are shared', () => {
  const reads = createSharedReads();
  const shared = (hasSession: boolean) =>
    [categories, ownTexts, session, `${base}/user`, `${base}/cart`, `${base}/products`].map((url) =>
      reads.isShared(url, hasSession),
    );
  expect(shared(true)).toEqual([true, true, false, false, false, false]);
  expect(shared(false)).toEqual([true, true, true, false, false, false]);
});

test('data shared by visitors without a session does not contain the address of any of them', async () => {
  const { json } = openApi();
  expect(await json(session)).toEqual({ request: 1, ip: null });
});
