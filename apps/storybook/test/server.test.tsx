import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stories } from './stories.ts';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => void vi.restoreAllMocks());

test('there are stories to render', () => {
  expect(stories.length).toBeGreaterThan(80);
});

test.each(stories)('$name renders on the server without a complaint', ({ Story }) => {
  expect(renderToString(<Story />)).not.toContain('<style');
  expect(console.error).not.toHaveBeenCalled();
});

/** Radix places these with style attributes of its own; the application loads them in the browser only. */
const placedByRadix = /^(?:Accordion|Slider) /;
const ours = stories.filter(({ name }) => !placedByRadix.test(name));

test.each(ours)('$name carries no style attribute, which the content security policy would refuse', ({ Story }) => {
  expect(renderToString(<Story />)).not.toMatch(/\sstyle="/);
});
