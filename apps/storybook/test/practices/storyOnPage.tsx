import '@vetka/ui/styles';
import { ImageProvider } from '@vetka/ui/Image';
import { toast } from '@vetka/ui/Toaster';
import { userEvent, within } from 'storybook/test';
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { asItIs } from '../../docs/page/imageLoader.ts';
import { noteFocus } from './focusHistory.ts';

type Play = (context: object) => Promise<void>;

/** The play function that Storybook composes with its story. */
export const playOf = (Story: ComponentType): Play | undefined => (Story as { play?: Play }).play;

/** How long a play may take (ms). One that is abandoned goes on, and would press keys in the next story. */
const longestPlayMs = 12_000;

const stay = (event: Event) => {
  const isLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  if (event.type === 'submit' || isLink) event.preventDefault();
};

/** Keeps the page of the tests in its place and in front: another tab would take its keys. */
export function stayOnPage(): void {
  for (const type of ['click', 'submit']) document.addEventListener(type, stay);
  window.open = () => null;
}

/** Shows a story on an empty page, as it is or as its play leaves it, and removes it afterwards. */
export async function onPage(Story: ComponentType, play: Play | undefined, check: () => Promise<void>): Promise<void> {
  document.documentElement.lang = 'ru';
  toast.dismiss();
  noteFocus();
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() =>
    root.render(
      <ImageProvider loader={asItIs}>
        <Story />
      </ImageProvider>,
    ),
  );
  try {
    if (play) await playFor(play, container);
    await check();
  } finally {
    flushSync(() => root.unmount());
    container.remove();
  }
}

/** The stories have tests of their own for what a play finds: here it only leads to what it opens. */
async function playFor(play: Play, canvasElement: HTMLElement): Promise<void> {
  const played = play({ canvasElement, canvas: within(canvasElement), userEvent }).catch(() => undefined);
  await Promise.race([played, new Promise((resolve) => void setTimeout(resolve, longestPlayMs))]);
}
