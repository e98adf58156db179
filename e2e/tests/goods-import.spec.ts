import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('a shop imports goods from a file with an unknown column and an invalid price, corrects it in place, and undoes the import', async ({
  site,
}) => {
  const { page, main } = site;
  const mark = `Файловый ${Date.now() % 100_000}`;
  const file = `Наименование;Розница;Остаток\r\n${mark} букет;2 490,50;4\r\n${mark} венок;дорого;2\r\n`;

  await test.step('the unknown column is reported, and matched by hand', async () => {
    await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/products`);
    await site.press(main.getByRole('button', { name: 'Файл' }));
    await page.getByRole('menuitem', { name: 'Загрузить из файла' }).click();
    await expect(main.getByText('Выберите файл')).toBeVisible();
    const buffer = Buffer.from(file);
    await main.locator('input[type=file]').setInputFiles({ name: 'весна.csv', mimeType: 'text/csv', buffer });
    await expect(main.getByText('Не узнали 1 столбец: «Розница».')).toBeVisible();
    await main.getByLabel('Столбец «Розница»').selectOption({ label: 'Цена, ₽' });
    await site.screenshot('import-columns');
    await main.getByRole('button', { name: 'Проверить строки' }).click();
    await expect(main.getByText('Новых 1, с ошибками 1.')).toBeVisible();
  });

  await test.step('the valid row is imported, and the invalid one survives a reload', async () => {
    await main.getByRole('button', { name: 'Загрузить 1 строку' }).click();
    await expect(main.getByText('Загружено 1 из 2 строк')).toBeVisible();
    await page.reload();
    await expect(main.getByText('Цена, ₽: Число в рублях, например 1 290,50')).toBeVisible();
    await site.screenshot('import-done');
  });

  await test.step('the invalid cell is corrected in place, and imported', async () => {
    await main.getByRole('button', { name: /^Цена, ₽, строка 3/ }).click();
    await page.keyboard.type('1 990');
    await page.keyboard.press('Enter');
    // The row says «Исправлено» until the list is read again, which may be at once.
    await main.getByRole('button', { name: 'Загрузить исправленные' }).click();
    await expect(main.getByText('Загружено 2 из 2 строк')).toBeVisible();
  });

  await test.step('the whole import is undone', async () => {
    await main.getByRole('button', { name: 'Вернуть как было' }).click();
    await expect(main.getByText('Загрузку вернули')).toBeVisible();
    await page.goto(`/my/shop/${shop.slug}/products?search=${encodeURIComponent(mark)}`);
    await expect(main.getByText('Здесь пусто')).toBeVisible();
  });
});
