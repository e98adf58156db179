import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router';
import { metaOf } from '@vetka/domain/paging';
import { expect, test } from 'vitest';
import { loadPaged, pagedQuery } from './pagedQuery.ts';

const queryKey: QueryKey = ['catalog', 'list'];

/** A list of `total` items, ten on a page, at `/shops/{slug}/list`. */
async function open(path: string, total: number, queryClient = new QueryClient()) {
  const root = createRootRoute();
  const list = createRoute({
    getParentRoute: () => root,
    path: '/shops/$slug/list',
    validateSearch: (search: Record<string, unknown>): { page?: number; sort?: string } => search,
    loaderDeps: ({ search: { page = 1, sort } }) => ({ page, sort }),
    loader: ({ deps: { page } }) => {
      const read = ({ page: asked = 1 }) => Promise.resolve({ data: [], meta: metaOf(asked, 10, total) });
      return loadPaged(queryClient, pagedQuery({ queryKey, page, take: 10, read }), page);
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  await router.load();
  const result = router._serverResult;
  return result?.type === 'redirect' ? result.redirect.headers.get('Location') : router.state.location.href;
}

test.each([
  ['the last page', '/shops/mint/list?page=9&sort=new', 21, '/shops/mint/list?page=3&sort=new'],
  ['the only page', '/shops/mint/list?page=9', 5, '/shops/mint/list'],
  ['the first page of an empty list', '/shops/mint/list?page=2&sort=new', 0, '/shops/mint/list?sort=new'],
])('a page after the last one leads to %s', async (_, path, total, target) => {
  expect(await open(path, total)).toBe(target);
});

test('the last page stays', async () => {
  expect(await open('/shops/mint/list?page=3', 21)).toBe('/shops/mint/list?page=3');
});

test('a page stays that was added after the list had grown', async () => {
  const queryClient = new QueryClient();
  const pages = [metaOf(1, 10, 20), metaOf(2, 10, 21), metaOf(3, 10, 21)].map((meta) => ({ data: [], meta }));
  queryClient.setQueryData(queryKey, { pages, pageParams: [1, 2, 3] });
  expect(await open('/shops/mint/list?page=3', 21, queryClient)).toBe('/shops/mint/list?page=3');
});
