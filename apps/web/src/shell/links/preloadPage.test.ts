import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { preloadPage } from './preloadPage.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** A browser on `/catalog`, and a router whose preloads the test completes. */
function open(connection?: Connection) {
  vi.stubGlobal('location', { origin: 'https://vetka.test', pathname: '/catalog' });
  vi.stubGlobal('navigator', { ...(connection && { connection }) });
  const asked: string[] = [];
  const ends: (() => void)[] = [];
  const preloadRoute = ({ to }: { to: string }) => {
    asked.push(to);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  const finish = async () => {
    for (const end of ends.splice(0)) end();
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { asked, finish, preload: (path: string) => preloadPage({ preloadRoute } as unknown as AnyRouter, path) };
}

afterEach(() => vi.unstubAllGlobals());

test('CON-24: at most five pages are preloaded concurrently', async () => {
  const { asked, finish, preload } = open();
  for (const number of [1, 2, 3, 4, 5, 6, 7]) preload(`/products/${number}`);
  expect(asked).toEqual(['/products/1', '/products/2', '/products/3', '/products/4', '/products/5']);
  await finish();
  preload('/products/6');
  expect(asked.at(-1)).toBe('/products/6');
  await finish();
});

test.each<[string, Connection]>([
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }],
  ['a slow connection', { effectiveType: '2g' }],
  ['a very slow connection', { saveData: false, effectiveType: 'slow-2g' }],
])('CON-25: nothing is preloaded for %s', (_, connection) => {
  const { asked, preload } = open(connection);
  preload('/products/1');
  expect(asked).toEqual([]);
});

test('CON-25: a good connection preloads, except for the current page', async () => {
  const { asked, finish, preload } = open({ saveData: false, effectiveType: '4g' });
  preload('/catalog?page=2');
  preload('/products/1');
  expect(asked).toEqual(['/products/1']);
  await finish();
});
