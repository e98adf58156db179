import { expect, test } from 'vitest';
import type { CatalogChanges } from './catalogChanges.ts';
import { createKeptPages } from './keptPages.ts';
import { createRenderingTurns } from './renderingTurns.ts';

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
      headers: { 'content-type': 'text/html', 'content-security-policy': policy },
    });
  };
  return {
    site,
    started,
    visit: (key: string) => keep(key, () => render(key)),
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
  await expect(turns.take(fail, { isAwaited: true })).rejects.toThrow('no page');
  expect(await turns.take(async () => 'page', { isAwaited: true })).toBe('page');
});

test('pages that wait for a slow API do not hold up the others', async () => {
  const { started, end } = await stale(50);
  await expect.poll(() => started).toEqual(keys);
  for (const key of keys) await end(key);
});
