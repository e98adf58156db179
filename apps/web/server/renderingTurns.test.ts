import { expect, test } from 'vitest';
import type { CatalogChanges } from './catalogChanges.ts';
import { createKeptPages } from './keptPages.ts';
import { createRenderingTurns, TooManyWaiting } from './renderingTurns.ts';

const known: CatalogChanges = { isCurrent: () => true, generation: () => 0, askAnew: () => {}, onChange: () => {} };

/** Pages whose rendering ends when the test says so, and the time of the site. */
function pages(patienceMs: number) {
  const site = { time: 0 };
  const keep = createKeptPages(known, createRenderingTurns(patienceMs), () => site.time);
  const running = new Map<string, () => void>();
  const started: string[] = [];
  const render = async (key: string): Promise<Response> => {
    started.push(key);
    await new Promise<void>((resolve) => running.set(key, resolve));
    running.delete(key);
    const policy = "default-src 'self'; script-src 'self' 'nonce-right'";
    return new Response(`${key} right`, {
      headers: { 'content-type': 'text/html', 'content-security-policy': policy, 'vetka-shows': 'product:1 and-more' },
    });
  };
  return {
    site,
    started,
    visit: (key: string, address = key) => keep({ key, address, render: () => render(key) }),
    endNow: (key: string): boolean => {
      running.get(key)?.();
      return running.has(key);
    },
    end: async (key: string) => {
      await expect.poll(() => running.has(key)).toBe(true);
      running.get(key)?.();
    },
  };
}

const keys = ['a', 'b', 'c', 'd'];

/** All pages are kept and stale, and are being renewed or wait for it. */
async function stale(patienceMs = 60_000) {
  const all = pages(patienceMs);
  for (const key of keys) {
    const visit = all.visit(key);
    await all.end(key);
    await visit;
  }
  all.started.length = 0;
  all.site.time = 5_000;
  for (const key of keys) expect(await all.visit(key)).toHaveProperty('page');
  return all;
}

test('of the pages that become stale at once, two are rendered at a time', async () => {
  const { started, end } = await stale();
  expect(started).toEqual(['a', 'b']);
  await end('b');
  await expect.poll(() => started).toEqual(['a', 'b', 'c']);
  for (const key of ['a', 'c', 'd']) await end(key);
  expect(started).toEqual(keys);
});

test('a page that somebody waits for is rendered before those that are only renewed', async () => {
  const { site, started, visit, end } = await stale();
  site.time = 20_000;
  const waiting = [visit('d'), visit('new')];
  for (const key of ['a', 'b', 'd', 'new', 'c']) await end(key);
  expect(started.slice(2)).toEqual(['d', 'new', 'c']);
  expect((await Promise.all(waiting)).every((sent) => 'page' in sent)).toBe(true);
});

test('a failure reaches those who wait for the page, also one before the first wait of the rendering', async () => {
  const turns = createRenderingTurns();
  const fail = () => {
    throw new Error('no page');
  };
  await expect(turns.take(fail, { awaitedBy: 'somebody' })).rejects.toThrow('no page');
  expect(await turns.take(async () => 'page', { awaitedBy: 'somebody' })).toBe('page');
});

test('pages that wait for a slow API do not hold up the others', async () => {
  const { started, end } = await stale(50);
  await expect.poll(() => started).toEqual(keys);
  for (const key of keys) await end(key);
});

/** Two pages are being rendered, and these wait. */
async function flood(count: number) {
  const site = pages(60_000);
  const visits = Array.from({ length: count + 2 }, (_, at) => site.visit(`flood ${at}`, '203.0.113.7'));
  for (const visit of visits) visit.catch(() => undefined);
  await expect.poll(() => site.started.length).toBe(2);
  let ended = 0;
  const endAll = async (sent: Promise<unknown>) => {
    const state = { isSent: false };
    void sent.then(() => (state.isSent = true));
    while (!state.isSent) {
      const key = site.started[ended];
      if (key !== undefined && site.endNow(key)) ended += 1;
      else await new Promise((resolve) => void setTimeout(resolve, 1));
    }
    return site.started;
  };
  return { ...site, visits, endAll };
}

test('pages of an address that asks for many do not hold up those of others', async () => {
  const { visit, endAll } = await flood(40);
  const started = await endAll(visit('product', '198.51.100.1'));
  // The two being rendered, and a fair share of those that wait.
  expect(started.indexOf('product')).toBe(6);
});

test('an address is refused beyond its limit, and others still get their pages', async () => {
  const { visit, visits, endAll } = await flood(128);
  await expect(visit('one more', '203.0.113.7')).rejects.toThrow(TooManyWaiting);
  await endAll(visit('product', '198.51.100.1'));
  await endAll(Promise.all(visits));
});

test('an older page is sent when it cannot be rendered again, for five minutes', async () => {
  const { site, visit, visits, end } = await flood(0);
  const product = visit('product', '198.51.100.1');
  for (const key of ['flood 0', 'flood 1', 'product']) await end(key);
  await Promise.all([product, ...visits]);
  site.time = 200_000;
  const more = Array.from({ length: 130 }, (_, at) => visit(`more ${at}`, '198.51.100.1'));
  expect(await visit('product', '198.51.100.1')).toHaveProperty('page.keptAt', 0);
  site.time = 301_000;
  await expect(visit('product', '198.51.100.1')).rejects.toThrow(TooManyWaiting);
  for (const sent of more) sent.catch(() => undefined);
});
