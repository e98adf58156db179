import '@vetka/ui/styles';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  document.documentElement.lang = 'ru';
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container);
});

afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
});

/** Shows a piece of the kit on an empty page; it is taken away after the test. */
export function mount(element: ReactNode): void {
  flushSync(() => root.render(element));
}
