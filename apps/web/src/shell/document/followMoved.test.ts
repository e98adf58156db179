import { QueryClient } from '@tanstack/react-query';
import { isRedirect } from '@tanstack/react-router';
import type { Seo } from '@vetka/domain/page';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RouterContext } from '../routerContext.ts';
import { followMoved } from './followMoved.ts';

const moves: Record<string, Seo['redirect']> = {
  '/katalog': { location: '/catalog', statusCode: 301 },
  '/segodnya': { location: '/popular', statusCode: 302 },
};

/** A browser whose API knows two old paths and counts the requests. */
function open() {
  const asked: string[] = [];
  let isLost = false;
  const seo = async ({ query: { path } }: { query: { path: string } }) => {
    asked.push(path);
    if (isLost) {
      isLost = false;
      throw new Error('Нет связи');
    }
    return { ok: true, value: { title: null, description: null, redirect: moves[path] ?? null } };
  };
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const context = { api: { page: { seo } }, queryClient } as unknown as RouterContext;
  const follow = async (pathname: string, searchStr = '', hash = '') => {
    try {
      await followMoved(context, { pathname, searchStr, hash });
      return undefined;
    } catch (error) {
      if (!isRedirect(error)) throw error;
      return { href: error.options.href, statusCode: error.status, replace: error.options.replace };
    }
  };
  /** The next request gets no response. */
  const lose = () => void (isLost = true);
  return { asked, follow, lose };
}

beforeEach(() => void vi.stubEnv('SSR', false));
afterEach(() => vi.unstubAllEnvs());

test('RUL-06: a link inside the site to a moved path redirects to the stored address', async () => {
  const { follow } = open();
  expect(await follow('/katalog', '?sort=new', 'list'), 'RUL-07: the hash is kept').toEqual({
    href: '/catalog?sort=new#list',
    statusCode: 301,
    replace: true,
  });
  expect(await follow('/segodnya')).toMatchObject({ href: '/popular', statusCode: 302 });
});

test('RUL-06: a path is looked up once, and one that has not moved is not redirected', async () => {
  const { asked, follow } = open();
  expect(await follow('/catalog')).toBeUndefined();
  expect(await follow('/catalog', '?page=2')).toBeUndefined();
  expect(asked).toEqual(['/catalog']);
});

test('RUL-06: no lookup on the server, where it happens before the application runs', async () => {
  vi.stubEnv('SSR', true);
  const { asked, follow } = open();
  expect(await follow('/katalog')).toBeUndefined();
  expect(asked).toEqual([]);
});

test('RUL-06: a failed lookup does not block the page and is retried on the next visit', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { asked, follow, lose } = open();
  lose();
  expect(await follow('/katalog')).toBeUndefined();
  expect(written).toHaveBeenCalledExactlyOnceWith('Could not load the texts of a path:', 'Нет связи');
  expect(await follow('/katalog')).toMatchObject({ href: '/catalog' });
  expect(asked).toEqual(['/katalog', '/katalog']);
  written.mockRestore();
});
