import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { invalidateAreas } from './queryAreas.ts';

const isInvalidated = (client: QueryClient) =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.isInvalidated)
    .map(({ queryKey }) => queryKey);

test('invalidates all data of the given areas and nothing else', async () => {
  const client = new QueryClient();
  client.setQueryData(['order', 'list'], []);
  client.setQueryData(['order', 'one', 7], {});
  client.setQueryData(['payment', 7], {});
  client.setQueryData(['account', 'users'], []);
  await invalidateAreas(client, 'order', 'account');
  expect(isInvalidated(client)).toEqual([
    ['order', 'list'],
    ['order', 'one', 7],
    ['account', 'users'],
  ]);
});

test('a key of an unknown area does not compile', () => {
  // @ts-expect-error The area is called `order`.
  expect(queryOptions({ queryKey: ['orders', 7], queryFn: () => [] }).queryKey).toEqual(['orders', 7]);
});
