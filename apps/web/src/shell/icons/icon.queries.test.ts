import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { iconQueries } from './icon.queries.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const ask = (names: readonly string[]) => new QueryClient().fetchQuery(iconQueries.named(names));

test('AOT-13: icons are requested by name in one request', async () => {
  const asked = vi.fn((_url: string) => Promise.resolve(Response.json({ icons: { tag: { body: '<path />' } } })));
  vi.stubGlobal('fetch', asked);
  expect(await ask(['tag', 'truck'])).toEqual({ tag: { body: '<path />' } });
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['/_icons/lucide.json?icons=tag,truck']);
});

test('CON-26: after 1500 ms without a response the page renders without icons', async () => {
  const limits: number[] = [];
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    limits.push(ms);
    return AbortSignal.abort(new DOMException('The operation timed out.', 'TimeoutError'));
  });
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => Promise.reject(signal?.reason as Error));
  expect(await ask(['tag'])).toEqual({});
  expect(limits).toEqual([1500]);
  expect(written).toHaveBeenCalledOnce();
});

test('AOT-13: when the icon service fails, the page renders without icons', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 500 })));
  expect(await ask(['tag'])).toEqual({});
});
