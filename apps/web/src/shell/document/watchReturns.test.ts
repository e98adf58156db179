import type { AnyRouter } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchReturns } from './watchReturns.ts';

const at = (href: string) => ({ href, state: { __TSR_key: href } });

/** A window, and a router that reports navigations as the site's does. */
function openPage() {
  const listeners: Record<string, (event: object) => void> = {};
  const state = { status: 'idle' };
  watchReturns({
    state,
    subscribe: (type: string, listener: (event: object) => void) => void (listeners[type] = listener),
  } as unknown as AnyRouter);
  return {
    begin(from: string, to: string) {
      listeners['onBeforeNavigate']?.({ fromLocation: at(from), toLocation: at(to) });
      state.status = 'pending';
    },
    show(to: string) {
      state.status = 'idle';
      listeners['onRendered']?.({ toLocation: at(to) });
    },
  };
}

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => vi.unstubAllGlobals());

const standAt = (y: number) => vi.stubGlobal('scrollY', y);

test('going back from a placeholder returns to the position before it', () => {
  const page = openPage();
  standAt(2400);
  page.begin('/catalog', '/products/one');
  standAt(0);
  page.begin('/catalog', '/catalog');
  page.show('/catalog');
  expect(scrollTo.mock.calls).toEqual([[{ top: 2400, behavior: 'instant' }]]);
});

test('another page, and the same page loaded again, are left to the router', () => {
  const page = openPage();
  standAt(2400);
  page.begin('/catalog', '/products/one');
  page.show('/products/one');
  page.begin('/products/one', '/products/one');
  page.show('/products/one');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('each visit has its own position', () => {
  const page = openPage();
  for (const y of [2400, 300]) {
    standAt(y);
    page.begin('/catalog', '/products/one');
    standAt(0);
    page.begin('/catalog', '/catalog');
    page.show('/catalog');
  }
  expect(scrollTo.mock.calls.map(([{ top }]) => top)).toEqual([2400, 300]);
});
