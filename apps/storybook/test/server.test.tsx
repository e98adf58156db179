import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeMarkup, type Markup } from './markup.ts';
import { keptPictures } from './pictures/store.ts';
import { stories } from './stories.ts';

const markup: Markup = {};

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => writeMarkup(markup));

test('finds stories to render', () => {
  expect(stories.length).toBeGreaterThan(250);
});

test('the server runs in a distant time zone with another locale', () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  expect([timeZone, locale]).toEqual(['America/Los_Angeles', 'en-US']);
});

test.each(stories)('$name renders on the server without errors', ({ name, Story }) => {
  const html = renderToString(<Story />);
  markup[name] = html;
  expect(html).not.toContain('<style');
  expect(console.error).not.toHaveBeenCalled();
});

/** Radix gives these inline styles; the application renders them in the browser only. */
const placedByRadix = /^(?:Accordion|Slider|desk\/BulkBar) /;
const ours = stories.filter(({ name }) => !placedByRadix.test(name));

test.each(ours)('$name has no style attributes, which the content security policy would block', ({ name }) => {
  expect(markup[name]).not.toMatch(/\sstyle="/);
});

test('every stored signature belongs to an existing story', () => {
  const known = new Set(stories.map(({ picture }) => picture));
  const orphans = keptPictures().filter((picture) => !known.has(picture));
  expect(orphans, 'take them out of apps/storybook/pictures').toEqual([]);
});
