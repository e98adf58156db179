import { setTimeout as wait } from 'node:timers/promises';
import type { Locator, Page } from 'playwright';

/** How long a finger rests on the glass during a tap (ms). */
const contact = 80;

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
  const devTools = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(contact);
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devTools.detach();
}
