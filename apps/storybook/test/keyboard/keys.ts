import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses keys one after another: `['ArrowDown', 'Enter']`; `Shift+Tab` holds the first. */
async function press(keys: string[]): Promise<void> {
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

/** Something that can be seen on the page, now or in a moment. */
export type Sight = () => boolean;

/** A row of a keyboard table: what it says, the keys, and what is seen after them. */
type Row = [says: string, keys: string[], seen: Sight];

/** One named test per row of a pattern's keyboard table, each on a fresh page. */
export function keyboardTable(pattern: string, arrange: () => Promise<void> | void, rows: Row[]): void {
  test.each(rows)(`APG ${pattern}: %s`, async (_says, keys, seen) => {
    await arrange();
    await press(keys);
    await expect.poll(seen).toBe(true);
  });
}

/** Waits for what opening brings, before the keys of a table are pressed. */
export const until = (seen: Sight): Promise<void> => expect.poll(seen).toBe(true);

export const hasFocus =
  (locator: Locator): Sight =>
  () =>
    document.activeElement !== null && document.activeElement === locator.query();

export const isThere =
  (locator: Locator): Sight =>
  () =>
    locator.query()?.checkVisibility() ?? false;

export const isGone =
  (locator: Locator): Sight =>
  () =>
    locator.query() === null;

/** Whether the element is in a state that CSS knows: `:checked`, `[aria-expanded="true"]`. */
export const matches =
  (locator: Locator, selector: string): Sight =>
  () =>
    locator.query()?.matches(selector) ?? false;

/** Whether a field holds this text. */
export const holds =
  (locator: Locator, value: string): Sight =>
  () => {
    const field = locator.query();
    return (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === value;
  };
