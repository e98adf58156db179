import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { queryState } from './queryState.tsx';

const product = ['catalog', 'product', 1] as const;
const list = ['catalog', 'list'] as const;

/** A browser that has received the data read by the server. */
async function received(read: (server: QueryClient) => Promise<unknown>) {
  const [server, browser] = [new QueryClient(), new QueryClient()];
  await read(server);
  const state = queryState(server).dehydrate();
  queryState(browser).hydrate(state);
  return { server, browser, state };
}

test('the browser has the data read by the server, with its age', async () => {
  const { server, browser } = await received(async (client) => {
    await client.fetchQuery({ queryKey: product, queryFn: async () => ({ price: 100 }) });
    await client.fetchInfiniteQuery({ queryKey: list, queryFn: async () => [1], initialPageParam: 1 });
  });
  for (const key of [product, list]) {
    expect(browser.getQueryState(key)).toEqual(server.getQueryState(key));
  }
});

test('failed reads are not passed on', async () => {
  const failing = { queryKey: ['cart'] as const, retry: false, queryFn: () => Promise.reject(new Error('no API')) };
  const { browser, state } = await received((client) => client.prefetchQuery(failing));
  expect([state.queries, browser.getQueryCache().getAll()]).toEqual(['[]', []]);
});
