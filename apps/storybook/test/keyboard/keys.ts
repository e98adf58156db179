import { expect, test } from 'vitest';
import { userEvent, type Locator } from 'vitest/browser';

/** Presses keys in sequence: `['ArrowDown', 'Enter']`; `Shift+Tab` is a chord. */
async function press(keys: string[]): Promise<void> {
  for (const key of keys) {
    const [held, struck] = key.includes('+') ? key.split('+') : [undefined, key];
    await userEvent.keyboard(held === undefined ? `{${struck}}` : `{${held}>}{${struck}}{/${held}}`);
  }
}

/** Focuses an element programmatically. */
export function focusOn(locator: Locator): void {
  const element = locator.element();
  if (element instanceof HTMLElement) element.focus();
}

/** Waits for an element to be visible. */
export type Sight = () => boolean;

/** Tests one row of a keyboard table: presses keys and asserts the result. */
type Proof = [keys: string[] | (() => Promise<void> | void), seen: Sight];

/** One test per row of a pattern's keyboard table, each on a fresh page. */
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

/** Opens a layer and waits for its content before keys are pressed. */
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

/** Whether the element matches a CSS selector: `:checked`, `[aria-expanded="true"]`. */
export const matches =
  (locator: Locator, selector: string): Sight =>
  () =>
    locator.query()?.matches(selector) ?? false;

/** Whether a field has this value. */
export const holds =
  (locator: Locator, value: string): Sight =>
  () => {
    const field = locator.query();
    return (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) && field.value === value;
  };
