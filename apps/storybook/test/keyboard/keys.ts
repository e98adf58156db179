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

/** What proves a row of a keyboard table: keys, or what stands for them, and what is seen after them. */
type Proof = [keys: string[] | (() => void), seen: Sight];

/** One named test per row of a pattern's keyboard table, each on a fresh page. */
export function keyboardTable<Says extends string>(
  { pattern, rows }: { pattern: string; rows: Readonly<Record<Says, unknown>> },
  arrange: () => Promise<void> | void,
  proofs: NoInfer<Record<Says, Proof>>,
): void {
  for (const says of Object.keys(rows) as Says[]) {
    const [keys, seen] = proofs[says];
    test(`APG ${pattern}: ${says}`, async () => {
      await arrange();
      await (typeof keys === 'function' ? keys() : press(keys));
      await expect.poll(seen).toBe(true);
    });
  }
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
