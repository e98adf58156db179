import { expect, type Locator } from '@playwright/test';
import type { Site } from './site.ts';

/** Loads the page of an open order again, and opens its one part. */
export async function reloadOrder(site: Site): Promise<void> {
  await site.page.reload();
  await site.press(site.dialog(/^Заказ №/).getByRole('button', { name: /^Подробнее/ }));
}

/**
 * The page believes that the hour to accept the order has passed: a test cannot wait for it. The customer waits, and is
 * not asked again after a reload.
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
