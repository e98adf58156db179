import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './site.ts';

/** Delays the answers of calls, as a slow connection does. `next` waits for one and releases it. */
export async function holdAnswers(page: Page, path: string) {
  const held: (() => void)[] = [];
  await page.route(path, async (route) => {
    const response = await route.fetch();
    await new Promise<void>((release) => held.push(release));
    await route.fulfill({ response });
  });
  const arrived = () => expect.poll(() => held.length, { message: `an answer of ${path}` }).toBeGreaterThan(0);
  return {
    arrived,
    /** Lets the first answer through, if one is held. */
    release: () => held.shift()?.(),
    async next() {
      await arrived();
      held.shift()?.();
    },
  };
}

/** Loads the page of an open order again, and opens its one part. */
export async function reloadOrder(site: Site): Promise<void> {
  await site.page.reload();
  await site.press(site.dialog(/^Заказ №/).getByRole('button', { name: /^Подробнее/ }));
}

/**
 * Makes the page believe that the hour to accept the order has passed, because a test cannot wait for it. The customer
 * waits, and is not asked again after a reload.
 */
export async function waitForLateShop(site: Site, sheet: Locator): Promise<void> {
  const { page } = site;
  const making = '**/api/v1/orders/*/services/*/making';
  await page.route(making, async (route) => {
    const response = await route.fetch();
    const late = { acceptUntil: new Date(Date.now() - 60_000).toISOString() };
    await route.fulfill({ response, json: { ...((await response.json()) as object), ...late } });
  });
  await reloadOrder(site);
  await expect(sheet.getByText(/Можно отменить или подождать/)).toBeVisible();
  await sheet.getByRole('button', { name: 'Подождать' }).click();
  await expect(sheet.getByRole('button', { name: 'Подождать' })).toHaveCount(0);
  await reloadOrder(site);
  await expect(sheet.getByRole('button', { name: 'Отменить и вернуть деньги' })).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Подождать' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await reloadOrder(site);
}

/** Call before opening the page: no live event reaches it, so orders that other tests make do not reload its lists. */
export const holdEvents = ({ page }: Site) =>
  page.route(/\/(?:desk\/[^/]+\/events|order-events)$/, () => new Promise<void>(() => undefined));
