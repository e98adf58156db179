import { userEvent } from 'vitest/browser';
import type { Verdict } from './practice.ts';

/** How long to wait for what a key should do (ms). */
const usualMs = 30;
let patience = 1;

/** Waits a hundred times longer while a must that seemed broken is checked again: the machine may have been busy. */
export async function patiently<Result>(run: () => Promise<Result>): Promise<Result> {
  patience = 100;
  try {
    return await run();
  } finally {
    patience = 1;
  }
}

/** How many frames must be drawn as well: a layer that fades out is gone one frame after its last. */
const framesToDraw = 2;

/** How long to wait for those frames at most (ms). */
const longestDrawMs = 3000;

/** Whether it becomes true in time. A busy machine draws late, and is given the time for a few frames. */
export async function until(isTrue: () => boolean, waitMs = usualMs): Promise<boolean> {
  const start = performance.now();
  let drawn = 0;
  const count = () => {
    drawn++;
    frame = requestAnimationFrame(count);
  };
  let frame = requestAnimationFrame(count);
  const isOver = () => {
    const spent = performance.now() - start;
    return spent > waitMs * patience && (drawn >= framesToDraw || spent > longestDrawMs);
  };
  try {
    while (!isTrue()) {
      if (isOver()) return false;
      await new Promise((resolve) => void setTimeout(resolve, 4));
    }
    return true;
  } finally {
    cancelAnimationFrame(frame);
  }
}

/** Presses a real key; `Shift+Tab` is a chord. */
export function press(key: string): Promise<void> {
  const [held, struck] = key.includes('+') ? key.split('+') : [undefined, key];
  return userEvent.keyboard(held === undefined ? `{${struck}}` : `{${held}>}{${struck}}{/${held}}`);
}

/** What has the focus, or the descendant that it names as active. */
export function active(): Element | null {
  const focused = document.activeElement;
  const id = focused?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id) : focused;
}

/** Focuses the first element and presses a key, which must move the focus to the other one. */
export async function moves(from: HTMLElement | undefined, key: string, to: Element | undefined): Promise<Verdict> {
  if (!from || !to) return undefined;
  from.focus();
  await press(key);
  return until(() => active() === to);
}

/**
 * Presses a key on an element, which must change a state. Nothing is concluded where a click does not change it either:
 * the story keeps its value fixed.
 */
export async function changesBy(key: string, element: HTMLElement, state: () => unknown): Promise<Verdict> {
  const before = state();
  element.focus();
  await press(key);
  if (await until(() => state() !== before)) return true;
  element.click();
  return (await until(() => state() !== before)) ? false : undefined;
}
