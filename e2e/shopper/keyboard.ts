import { expect, type Locator } from '@playwright/test';
import type { Site } from './site.ts';

/** Presses Tab until an element has the focus. */
export async function tabTo({ page }: Site, target: Locator, most = 90): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(target)} was not reached with ${most} presses of Tab`);
}
