import { readFile } from 'node:fs/promises';
import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test('the owner of a shop reads the week: figures, a chart by keys, the same as a table and as a file', async ({
  site,
}) => {
  await test.step('a guest opens a product of the shop, and the page reports its view', async () => {
    await site.open(`/catalog/bukety?service=${shop.slug}`);
    const reported = site.page.waitForRequest(/\/api\/v1\/products\/\d+\/views$/);
    await site.follow(site.cards.first().getByRole('link').first(), /\/products\//);
    expect((await reported).method()).toBe('POST');
  });

  await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/statistics?days=7`);
  const card = site.main.getByRole('region', { name: 'Выручка по дням', exact: true }).first();
  const chart = card.getByRole('listbox', { name: /^Выручка по дням\. Всего/ });

  await test.step('the arrows lead from day to day and read its figures', async () => {
    await expect(chart.getByRole('option')).toHaveCount(7);
    await site.waitForHydration();
    await chart.press('End');
    await expect(chart.getByRole('option', { selected: true })).toHaveAccessibleName(/: .*₽, \d+\sзаказ/);
    await chart.press('ArrowLeft');
    await expect(chart.getByRole('option').nth(5)).toHaveAttribute('aria-selected', 'true');
    await site.screenshot('week');
  });

  await test.step('the table and the file have the same days', async () => {
    await card.getByRole('radio', { name: 'Таблица' }).press('Space');
    const rows = card.getByRole('table').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(7);
    const saved = site.page.waitForEvent('download');
    await card.getByRole('button', { name: 'Скачать таблицу CSV: Выручка по дням' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^vetka-.*-days-.*\.csv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(8);
    expect(lines[0]).toContain('Дни;Выручка;Заказы;Средний чек');
  });

  await test.step('own dates are chosen in a dialog and stay in the address', async () => {
    await site.press(site.main.getByRole('button', { name: 'Свои даты' }));
    const dialog = site.dialog('Свои даты');
    await dialog.getByRole('button', { name: 'Предыдущий месяц' }).click();
    const days = dialog.getByRole('grid').first().getByRole('button');
    await days.nth(0).click();
    await days.nth(2).click();
    await expect(dialog.getByText(/, 3\sдня/)).toBeVisible();
    await site.screenshot('own-days');
    await dialog.getByRole('button', { name: 'Показать' }).click();
    await expect(site.page).toHaveURL(/from=\d{4}-\d{2}-01&to=\d{4}-\d{2}-03/);
    await expect(card.getByRole('table').locator('tbody').getByRole('row')).toHaveCount(3);
  });
});
