import { renderToString } from 'react-dom/server';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { writeMarkup, type Markup } from './markup.ts';
import { keptPictures } from './pictures/store.ts';
import { stories } from './stories.ts';

const markup: Markup = {};

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => writeMarkup(markup));

test('there are stories to render', () => {
  expect(stories.length).toBeGreaterThan(250);
});

test('the server stands on the other side of the world and speaks another language', () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  expect([timeZone, locale]).toEqual(['America/Los_Angeles', 'en-US']);
});

test.each(stories)('$name renders on the server without a complaint', ({ name, Story }) => {
  const html = renderToString(<Story />);
  markup[name] = html;
  expect(html).not.toContain('<style');
  expect(console.error).not.toHaveBeenCalled();
});

/** Radix places these with style attributes of its own; the application loads them in the browser only. */
const placedByRadix = /^(?:Accordion|Slider) /;
const ours = stories.filter(({ name }) => !placedByRadix.test(name));

test.each(ours)('$name carries no style attribute, which the content security policy would refuse', ({ name }) => {
  expect(markup[name]).not.toMatch(/\sstyle="/);
});

test('every kept picture is of a story that there is', () => {
  const known = new Set(stories.map(({ picture }) => picture));
  const orphans = keptPictures().filter((picture) => !known.has(picture));
  expect(orphans, 'take them out of apps/storybook/pictures').toEqual([]);
});
