import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test('a florist makes the next bouquet from the last one, and sees its page before it is published', async ({
  site,
}) => {
  const { page, main } = site;
  const title = `Копия ${Date.now() % 100_000}`;
  await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/products?filter=ON_SALE&sort=title`);

  await test.step('the copy opens in the editor as a draft', async () => {
    await site.press(main.getByRole('button', { name: /^Действия: Букет/ }).first());
    await page.getByRole('menuitem', { name: 'Сделать копию' }).click();
    await page.waitForURL(/products\/\d+$/);
    const name = main.getByLabel('Название');
    await expect(name).toHaveValue(/, копия$/);
    await expect(main.getByText('Черновик', { exact: true })).toBeVisible();
    await name.fill(title);
    await expect(main.getByText(/^Сохранено в/)).toBeVisible();
  });

  await test.step('its page is shown with what is typed', async () => {
    await labelOf(main.getByRole('radio', { name: 'Страница' })).click();
    const frame = page.frameLocator('iframe[title="Как увидят страницу товара"]');
    await expect(frame.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(title);
    await site.screenshot('page-preview');
  });
});

test('many products get another category at once, which is shown before and can be returned', async ({
  site,
  isPhone,
}) => {
  const { page, main } = site;
  await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/products?sort=title`);
  // The phone and the desktop may be at work at the same time, and another test makes copies.
  const boxes = main.getByRole('checkbox', { name: /^Выбрать: Букет(?!.*копия)/ });
  const name = (await boxes.nth(isPhone ? 1 : 0).getAttribute('aria-label')) ?? '';
  const box = page.getByRole('checkbox', { name, exact: true });
  const row = main.getByRole('row').filter({ has: box });
  const category = row.getByRole('rowheader');
  const before = await category.innerText();
  const dialog = page.getByRole('dialog');
  await test.step('the difference is shown, and made', async () => {
    await site.waitForHydration();
    if (isPhone) {
      await site.press(box);
    } else {
      await row.getByRole('button', { name: /^Цена/ }).focus();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
    await expect(row).toHaveAttribute('aria-selected', 'true');
    const bar = page.getByRole('toolbar', { name: 'Выбранные товары' });
    await site.screenshot('selected');
    await bar.getByRole('button', { name: 'Категория' }).click();
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    await expect(dialog).toContainText('Выберите категорию');
    await dialog.getByLabel('Категория').selectOption({ label: 'Венки' });
    await dialog.getByRole('button', { name: 'Показать, что изменится' }).click();
    await expect(dialog).toContainText('→ Венки');
    await site.screenshot('category-of-many');
    await dialog.getByRole('button', { name: 'Изменить', exact: true }).click();
    await expect(category).toContainText('Венки');
  });
  await test.step('«Вернуть» returns it', async () => {
    await site.pressInToast(/Вернуть/, 'Вернуть');
    await expect(category).toHaveText(before.split('\n').join(''));
  });
});
