import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses keys one after another: `['ArrowDown', 'Enter']`; `Shift+Tab` holds the first. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const [held, struck] = key.includes('+') ? key.split('+') : [undefined, key];
    await userEvent.keyboard(held === undefined ? `{${struck}}` : `{${held}>}{${struck}}{/${held}}`);
  }
}

/** Puts the focus on an element as a script would. */
export function focusOn(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

/** A row of a keyboard table: what it says, the keys, and what has happened after them. */
export type Row = [says: string, keys: string[], seen: () => Promise<unknown>];

/** One named test per row of a pattern's keyboard table, each on a fresh page. */
export function keyboardTable(pattern: string, arrange: () => Promise<void> | void, rows: Row[]): void {
  test.each(rows)(`APG ${pattern}: %s`, async (_says, keys, seen) => {
    await arrange();
    await press(...keys);
    await seen();
  });
}

/** Waits until the element has the focus. */
export const hasFocus = (locator: Locator) => () => expect.element(locator).toHaveFocus();

/** Waits until the element is gone. */
export const isGone = (locator: Locator) => () => expect.poll(() => locator.query()).toBeNull();
