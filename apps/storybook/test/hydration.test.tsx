import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { commands } from 'vitest/browser';
import type { Markup } from './markup.ts';
import { stories } from './stories.ts';

let markup: Markup;

beforeAll(async () => {
  markup = await commands.serverMarkup();
});
beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test('the browser runs in the Moscow time zone with a Russian locale', () => {
  const { timeZone, locale } = new Intl.DateTimeFormat().resolvedOptions();
  expect([timeZone, locale]).toEqual(['Europe/Moscow', 'ru-RU']);
});

test.each(stories)('$name hydrates markup rendered in another time zone and locale', async ({ name, Story }) => {
  const container = document.body.appendChild(document.createElement('div'));
  expect(markup).toHaveProperty([name]);
  container.innerHTML = markup[name] ?? '';
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Story />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  act(() => root.unmount());
});

test('a price that was typed before hydration is kept', async () => {
  const name = 'patterns/catalog/FilterPanel › PriceApplied';
  const Story = stories.find((story) => story.name === name)?.Story ?? (() => null);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = markup[name] ?? '';
  const from = container.querySelector<HTMLInputElement>('input[name="priceFrom"]');
  if (from) from.value = '1500';
  const root = await act(() => hydrateRoot(container, <Story />));
  expect(from?.value).toBe('1500');
  act(() => root.unmount());
});
