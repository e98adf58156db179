import { buyBouquet, expectRow, openDesk, rowOf, shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('the queue is worked by the keyboard alone', async ({ site, anotherBrowser }) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  const { page } = owner;
  await expect(rowOf(owner, number)).toBeVisible();
  const link = rowOf(owner, number).getByRole('link').first();
  await expect(async () => {
    await page.keyboard.press('j');
    await expect(link).toBeFocused({ timeout: 200 });
  }).toPass({ intervals: [50] });
  await page.keyboard.press('a');
  await expectRow(owner, number, 'Начать сборку');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(number);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await expect(page.getByRole('article')).toHaveCount(1);
  for (const key of ['Escape', 'Tab', 'Shift+?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
});
