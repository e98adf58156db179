import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import type { CatalogQuery } from '@vetka/domain/catalog';
import { expect, test } from 'vitest';
import type { RouterContext } from '../../shell/routerContext.ts';
import { loadCatalog } from './loadCatalog.ts';

/** Opens the catalogue while the API reports that the value `kraft` was merged into `paper`. @returns the redirect */
async function open(query: CatalogQuery) {
  const answer = (value: object) => async () => ({ ok: true, value });
  const canonical = query.facet?.includes('kraft') && { facet: query.facet.replace('kraft', 'paper') };
  const api = {
    catalog: {
      root: answer({ data: [], meta: { page: 1, take: 24, total: 0, pageCount: 1 } }),
      filters: answer({ groups: [], price: { min: 0, max: 0 }, total: 0, ...(canonical && { canonical }) }),
    },
    page: { seo: answer({ title: null, description: null, text: null, redirect: null }) },
  };
  const context = { api, queryClient: new QueryClient() } as unknown as RouterContext;
  try {
    await loadCatalog(context, { pathname: '/catalog', query, signal: new AbortController().signal });
    return undefined;
  } catch (error) {
    if (!isRedirect(error)) throw error;
    return { href: error.options.href, statusCode: error.status };
  }
}

test('the catalogue redirects from the address of a merged value, with the other filters', async () => {
  expect(await open({ facet: 'wrap.kraft', sort: 'new' })).toEqual({
    href: '/catalog?facet=wrap.paper&sort=new',
    statusCode: 301,
  });
  expect(await open({ facet: 'wrap.paper' })).toBeUndefined();
});
