import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backOnline, reloadOnLostChunk, takeOverReloading } from './lostChunk.ts';

const lost = new TypeError('Failed to fetch dynamically imported module: /assets/CartOverlay-1.js');
const reload = vi.fn();
let page: EventTarget;
let kept: Map<string, string>;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  kept = new Map();
  const getItem = (key: string) => kept.get(key) ?? null;
  const setItem = (key: string, value: string) => void kept.set(key, value);
  vi.stubEnv('SSR', false);
  vi.stubGlobal('sessionStorage', { getItem, setItem });
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  reload.mockClear();
});

test('ERR-18: a missing chunk reloads the page at most once in ten seconds', async () => {
  expect(reloadOnLostChunk(lost)).toBe(true);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(reloadOnLostChunk(lost)).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(reloadOnLostChunk(lost)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('ERR-18: other errors and a lost network do not reload the page', () => {
  expect(reloadOnLostChunk(new Error('x is not a function'))).toBe(false);
  vi.stubGlobal('navigator', { onLine: false });
  expect(reloadOnLostChunk(lost)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('ERR-18: the router’s own reload, which is not rate limited, is disabled', () => {
  takeOverReloading();
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }));
  expect(kept.get(`tanstack_router_reload:${lost.message}`)).toBe('1');
});

test('backOnline resolves when the browser is online', async () => {
  const back = vi.fn();
  void backOnline().then(back);
  await Promise.resolve();
  expect(back).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(back).toHaveBeenCalledOnce());
});
