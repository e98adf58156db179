import '@vetka/ui/styles';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows a piece of the kit on an empty page; it is taken away when the test is over. */
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
