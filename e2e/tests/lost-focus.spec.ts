import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('the focus goes to the next row when its own is removed, but not once the person has pressed elsewhere @desktop', async ({
  site,
}) => {
  const { page, main } = site;
  await arriveAs(site, 'admin', '/my/moderation/synonyms');
  await site.waitForHydration();
  const terms = (await main.getByRole('button', { name: /^Удалить «/ }).all()).slice(0, 2);
  const [first = '', second = ''] = await Promise.all(
    terms.map(async (button) => (await button.getAttribute('aria-label'))?.replace('Удалить ', '')),
  );
  const removal = main.getByRole('button', { name: `Удалить ${first}`, exact: true });
  await removal.press('Enter');
  await expect(removal).toBeHidden();
  await expect(main.getByRole('button', { name: `Изменить ${second}`, exact: true })).toBeFocused();
  await site.pressInToast(`${first}: удалено`, 'Вернуть');
  await expect(removal).toBeVisible();

  await removal.click();
  await main.getByRole('heading', { level: 1 }).click();
  await expect(removal).toBeHidden();
  // Longer than the page waits before it moves a lost focus.
  await page.waitForTimeout(1200);
  await expect(page.locator('body')).toBeFocused();
  await site.pressInToast(`${first}: удалено`, 'Вернуть');
  await expect(removal).toBeVisible();
});
