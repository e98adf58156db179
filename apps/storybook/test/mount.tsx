import '@vetka/ui/styles';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Renders an element on an empty page and removes it after the test. */
export function mount(element: ReactNode): void {
  document.documentElement.lang = 'ru';
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(element));
  onTestFinished(() => {
    flushSync(() => root.unmount());
    container.remove();
  });
}
