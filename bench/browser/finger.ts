import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** How long a finger rests on the glass during a tap (ms). */
const contact = 80;

/** How long a person looks before the next tap (ms). A sheet has slid in by then. */
const glance = 1000;

/**
 * Taps the middle of an element as a finger does. `Locator.tap` releases at once, so the click is delayed until the
 * frame of the press is painted, and Playwright's own checks are measured too.
 * @throws when the element has no box
 */
export async function press(page: Page, target: Locator): Promise<void> {
  // Waits until the element stops moving and nothing covers it.
  await target.tap({ trial: true });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press: ${String(target)}`);
  await touch(page, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
}

/**
 * Taps the first visible element that matches and whose text begins so, a second after it has appeared. A locator by
 * role would keep a page of 294 cards busy for 100 to 400 ms, which would be counted as frames of the page.
 * @throws when nothing is found
 */
export async function pressFound(page: Page, selector: string, text = ''): Promise<void> {
  for (let glances = 0; glances < 20; glances += 1) {
    await wait(glance);
    const point = await middleOf(page, selector, text);
    if (point) return touch(page, point);
  }
  throw new Error(`Nothing to press: ${selector} «${text}»`);
}

const middleOf = (page: Page, selector: string, text: string) =>
  page.evaluate(
    ([wanted, start]) => {
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].find(
        (element) => element.textContent.startsWith(start) && element.checkVisibility(),
      );
      const box = found?.getBoundingClientRect();
      return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    },
    [selector, text] as const,
  );

async function touch(page: Page, point: { x: number; y: number }): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await wait(contact);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}
