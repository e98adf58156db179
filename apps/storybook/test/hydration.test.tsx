import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stories } from './stories.ts';

beforeEach(() => void vi.spyOn(console, 'error'));
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

test.each(stories)('$name comes to life on what the server sent', async ({ Story }) => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Story />);
  const onRecoverableError = vi.fn();
  const root = await act(() => hydrateRoot(container, <Story />, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(console.error).not.toHaveBeenCalled();
  act(() => root.unmount());
});
