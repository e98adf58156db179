import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const buttonOf = ({ page }: Site) => page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true });
const menuOf = ({ page }: Site) => page.getByRole('banner').getByRole('navigation', { name: 'Категории' });

test('the catalogue opens by mouse and by keyboard, and leads into a category by occasion', async ({ site }) => {
  const { page } = site;
  await site.open('/popular');
  const button = buttonOf(site);
  const menu = menuOf(site);
  await button.hover();
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Розы', exact: true }).hover();
  await expect(menu.getByRole('link', { name: /^Красные розы/ })).toBeVisible();
  await page.mouse.move(700, 880);
  await expect(menu, 'the mouse has left').toBeHidden();

  await button.press('Enter');
  const first = menu.getByRole('link').first();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();

  await button.press('Enter');
  await expect(first).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('link', { name: /^Красные розы/ })).toBeVisible();
  await expect(menu.getByText('Повод')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(menu.getByRole('link', { name: /^Все/ })).toBeFocused();
  const occasion = menu.getByRole('link', { name: /^День рождения/ });
  const count = Number((await occasion.innerText()).match(/\d+$/)?.[0]);
  await occasion.click();
  await expect(page).toHaveURL('/catalog/rozy?occasion=birthday');
  await expect(menu).toBeHidden();
  await expect(site.cards).toHaveCount(Math.min(count, 24));
});

test('where the categories cannot be loaded, the button leads to the catalogue', async ({ site }) => {
  const { page, watch } = site;
  watch.allow(/503/);
  await page.route('**/api/v1/categories', (route) => route.fulfill({ status: 503, json: { message: 'Перерыв' } }));
  await site.open('/popular');
  await page.getByRole('banner').getByRole('button', { name: 'Каталог', exact: true }).press('Enter');
  await expect(page).toHaveURL('/catalog');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Каталог', exact: true })).toBeVisible();
});

test('the menu does not open for a mouse that has left before its categories arrived', async ({ site }) => {
  const { page } = site;
  const arrival = Promise.withResolvers<void>();
  await page.route('**/api/v1/categories', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await site.open('/popular');
  const asked = page.waitForRequest('**/api/v1/categories');
  await buttonOf(site).hover();
  await asked;
  // Longer than the mouse has to rest on the button.
  await page.waitForTimeout(400);
  await page.mouse.move(700, 880);
  const answered = page.waitForResponse('**/api/v1/categories');
  arrival.resolve();
  await answered;
  await page.waitForTimeout(300);
  await expect(menuOf(site)).toBeHidden();
  await buttonOf(site).hover();
  await expect(menuOf(site)).toBeVisible();
});
