import { expect, test } from 'vitest';
import type { CatalogChanges } from './catalogChanges.ts';
import { createKeptPages } from './keptPages.ts';
import { createRenderingTurns } from './renderingTurns.ts';
import { fillingBytes } from './splicedBrotli.ts';

/** Changes of the catalogue that a test reports. */
function reportedChanges(isCurrent: boolean) {
  let handle: (subjects: ReadonlySet<string>) => void = () => {};
  const changes: CatalogChanges = {
    isCurrent: () => isCurrent,
    generation: () => 0,
    askAnew: () => {},
    onChange: (given) => void (handle = given),
  };
  return { changes, report: (...subjects: string[]) => handle(new Set(subjects)) };
}

interface NumberedOptions {
  statuses?: number[];
  /** The content of the pages. */
  shows?: string;
  /** Whether the changes are known. */
  isCurrent?: boolean;
}

const filling = 'n'.repeat(fillingBytes);

/** Pages whose content is the number of their rendering. */
function numbered({ statuses = [], shows, isCurrent = true }: NumberedOptions = {}) {
  let time = 0;
  const { changes, report } = reportedChanges(isCurrent);
  const keep = createKeptPages(changes, createRenderingTurns(), () => time);
  let count = 0;
  const render = async () => {
    const nonce = 'right';
    const headers = new Headers({
      'content-type': 'text/html',
      'content-security-policy': `script-src 'nonce-${nonce}'`,
    });
    if (shows !== undefined) headers.set('vetka-shows', shows);
    return new Response(`${++count}${nonce}`, { status: statuses[count - 1] ?? 200, headers });
  };
  return {
    at: async (ms: number) => {
      time = ms;
      const sent = await keep({ key: 'key', address: 'anna', render });
      return 'page' in sent ? sent.page.html.text(filling).replace(filling, '') : sent.answer.status;
    },
    renderings: () => count,
    report,
  };
}

test('a page older than two seconds is sent once more while it is rendered again', async () => {
  const { at, renderings } = numbered();
  expect([await at(1), await at(1999)]).toEqual(['1', '1']);
  expect(await at(2500)).toBe('1');
  await expect.poll(renderings).toBe(2);
  await expect.poll(() => at(2600)).toBe('2');
});

test('a page older than ten seconds is not sent', async () => {
  const { at } = numbered();
  expect(await at(1)).toBe('1');
  expect(await at(10_002)).toBe('2');
});

test('a failure to renew a page is not hidden for longer than ten seconds, and is not cached', async () => {
  const { at } = numbered({ statuses: [200, 503, 200] });
  expect(await at(1)).toBe('1');
  expect(await at(10_002)).toBe(503);
  expect(await at(10_003)).toBe('3');
});

test('while the API is overloaded, an older page is sent for five minutes, unless its content has changed', async () => {
  const shows = 'product:1 and-more';
  const { at } = numbered({ shows, statuses: [200, 503, 503] });
  expect([await at(1), await at(290_000), await at(301_000)]).toEqual(['1', '1', 503]);
  const { at: changed, report: change } = numbered({ shows, statuses: [200, 503] });
  expect(await changed(1)).toBe('1');
  change('product:1');
  expect(await changed(20_000)).toBe(503);
});

test('a page whose changes are all reported is sent for half a minute, until something on it changes', async () => {
  const { at, report } = numbered({ shows: 'list product:1 service:2' });
  expect([await at(1), await at(29_000)]).toEqual(['1', '1']);
  report('product:3', 'family:1');
  expect(await at(29_001)).toBe('1');
  report('product:1');
  expect([await at(29_002), await at(58_000)]).toEqual(['2', '2']);
  expect(await at(60_000)).toBe('3');
});

test('a page is no longer sent once everything may have changed', async () => {
  const { at, report } = numbered({ shows: 'product:1' });
  expect(await at(1)).toBe('1');
  report('all');
  expect(await at(2)).toBe('2');
});

test.each([
  ['shows more than what is reported', { shows: 'product:1 and-more' }],
  ['names nothing that it shows', {}],
  ['is kept while changes are not known', { shows: 'product:1', isCurrent: false }],
])('a page that %s is renewed after two seconds', async (_, options) => {
  const { at, renderings } = numbered(options);
  expect([await at(1), await at(2500)]).toEqual(['1', '1']);
  await expect.poll(renderings).toBe(2);
});

test('a page with additional dependencies is dropped by a reported change too', async () => {
  const { at, report } = numbered({ shows: 'product:1 and-more' });
  expect(await at(1)).toBe('1');
  report('product:1');
  expect(await at(2)).toBe('2');
});

test('a page that was being rendered during a change is not sent again', async () => {
  const { at, report } = numbered({ shows: 'product:1' });
  const first = at(1);
  report('product:1');
  expect(await first).toBe('1');
  expect(await at(2)).toBe('2');
});
