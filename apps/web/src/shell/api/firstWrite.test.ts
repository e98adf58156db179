import { afterEach, expect, test, vi } from 'vitest';
import { startSessionOnce } from './firstWrite.ts';

afterEach(() => void vi.unstubAllGlobals());

/** A fake server whose responses the test controls. */
function makeServer() {
  const open: { url: string; answer: (status: number) => void }[] = [];
  const fetch = (input: Parameters<typeof globalThis.fetch>[0]) =>
    new Promise<Response>((resolve) => {
      open.push({
        url: input instanceof Request ? input.url : input.toString(),
        answer: (status) => resolve(new Response(null, { status })),
      });
    });
  return { open, fetch: fetch };
}
const post = { method: 'POST' };
const add = '/api/v1/cart/addToCart';

test('a second write waits for the first one to create the session, and later ones do not wait', async () => {
  vi.stubGlobal('navigator', {});
  const { open, fetch } = makeServer();
  const send = startSessionOnce(fetch);
  const first = send(add, post);
  const second = send(add, post);
  await vi.waitFor(() => expect(open).toHaveLength(1));
  void send('/api/v1/cart', { method: 'GET' });
  expect(open.map(({ url }) => url)).toEqual([add, '/api/v1/cart']);
  open[0]?.answer(200);
  await first;
  await vi.waitFor(() => expect(open).toHaveLength(3));
  void send(add, post);
  void send(add, post);
  expect(open).toHaveLength(5);
  open[2]?.answer(200);
  expect((await second).status).toBe(200);
});

test('a refused first write does not count, and a lost one does not block the others', async () => {
  vi.stubGlobal('navigator', {});
  const server = makeServer();
  let isLost = true;
  const send = startSessionOnce(async (input) => {
    if (isLost) throw new TypeError('network');
    return server.fetch(input);
  });
  await expect(send(add, post)).rejects.toThrow('network');
  isLost = false;
  void send(add, post);
  const third = send(add, post);
  await vi.waitFor(() => expect(server.open).toHaveLength(1));
  server.open[0]?.answer(422);
  await vi.waitFor(() => expect(server.open).toHaveLength(2));
  server.open[1]?.answer(200);
  expect((await third).ok).toBe(true);
});
