import { shop } from '../shopper/desk.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 240_000 });

test('what a shop types is neither lost nor counted twice when an answer is lost', async ({ site }) => {
  site.watch.allow(/422|502|ERR_FAILED|Failed to load/);
  const { page, main } = site;
  const title = `Букет «Потерянный ${Date.now() % 100_000}»`;
  const goods = `/my/shop/${shop.slug}/products`;
  const list = `${goods}?search=${encodeURIComponent(title)}`;
  const row = main.getByRole('row', { name: title });
  const price = row.getByRole('button', { name: new RegExp(`^Цена, ${title}:`) });

  await test.step('a new product and a stem', async () => {
    await arriveAs(site, shop.owner, `${goods}/new`);
    await main.getByLabel('Название').fill(title);
    await site.press(main.getByRole('button', { name: 'Создать черновик' }));
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await main.getByRole('spinbutton', { name: 'Цена', exact: true }).fill('1 000');
    await expect(main.getByText(/^Сохранено в/)).toBeVisible();
    await site.open(`${goods}/stems`);
    await site.press(main.getByRole('button', { name: 'Новый стебель' }));
    await page.getByRole('dialog').getByLabel('Название').fill(title);
    await page.getByRole('dialog').getByRole('button', { name: 'Добавить' }).click();
    await expect(row).toBeVisible();
  });

  await test.step('prices of many products change once, although the answer is lost', async () => {
    await site.open(list);
    await price.focus();
    await page.keyboard.press('Space');
    await page.getByRole('toolbar', { name: 'Выбранные товары' }).getByRole('button', { name: 'Цена' }).click();
    const question = site.dialog('Изменить цены');
    await question.getByLabel('На сколько процентов').fill('−10');
    await question.getByRole('button', { name: 'Показать, что изменится' }).click();
    await page.route(/\/product-changes$/, async (route) => {
      const { isDryRun } = route.request().postDataJSON() as { isDryRun: boolean };
      const response = await route.fetch();
      await (isDryRun ? route.fulfill({ response }) : route.abort());
    });
    await site.dialog('Изменится 1 товар').getByRole('button', { name: 'Изменить' }).click();
    await expect(site.toast('Изменили 1 товар')).toBeVisible();
    await page.unroute(/\/product-changes$/);
    await expect(price).toContainText('900 ₽');
    await site.pressInToast('Изменили 1 товар', 'Вернуть');
    await expect(price).toContainText('1 000 ₽');
  });

  await test.step('a new size that was not added stays in its form', async () => {
    await site.press(row.getByRole('link', { name: title }));
    await main.getByRole('button', { name: 'Добавить размер' }).click();
    const label = main.getByLabel('Новый размер');
    await main.getByLabel('Этот размер').fill('15 шт.');
    await label.fill('25 шт.');
    await main.getByRole('spinbutton', { name: 'Его цена' }).fill('1 900');
    await page.route(/\/sizes$/, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: 'Bad' }));
    await main.getByRole('button', { name: 'Создать размер' }).click();
    await expect(main.getByText('Не сохранилось. Проверьте связь и попробуйте ещё раз')).toBeVisible();
    await page.unroute(/\/sizes$/);
    await expect(label).toHaveValue('25 шт.');
    await main.getByRole('button', { name: 'Создать размер' }).click();
    await expect(main.getByRole('listitem').filter({ hasText: '25 шт.' })).toBeVisible();
  });

  await test.step('a recipe that is not saved is asked about, and saved before the product is submitted', async () => {
    const save = main.getByRole('button', { name: 'Сохранить рецепт' });
    await main.getByRole('combobox', { name: 'Добавить стебель или материал' }).fill(title);
    await page.getByRole('option', { name: title }).click();
    await expect(save).toBeVisible();
    await main.getByRole('link', { name: 'К товарам' }).click();
    await page
      .getByRole('alertdialog', { name: 'Уйти без сохранения?' })
      .getByRole('button', { name: 'Остаться' })
      .click();
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(save).toHaveCount(0);
    await page.reload();
    await expect(main.getByRole('spinbutton', { name: `Сколько: ${title}` })).toHaveValue('1');
  });

  await test.step('a counted shelf is asked about', async () => {
    await site.open(`${goods}/stems?count=1`);
    await main.getByLabel(title).fill('7');
    await main.getByRole('link', { name: 'Отмена' }).click();
    await page
      .getByRole('alertdialog', { name: 'Уйти без сохранения?' })
      .getByRole('button', { name: 'Остаться' })
      .click();
    await main.getByRole('button', { name: 'Сохранить пересчёт' }).click();
    await expect(page).toHaveURL(/\/stems$/);
    await expect(row).toContainText('7 шт');
  });
});
