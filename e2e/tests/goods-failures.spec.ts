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
  const pieces = main.getByRole('spinbutton', { name: `Сколько: ${title}` });
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
    await expect(price).toBeFocused();
    await site.pressInToast('Изменили 1 товар', 'Вернуть');
    await expect(price).toContainText('1 000 ₽');
  });

  await test.step('the preview is of the last change, although an earlier one is answered later', async () => {
    const bar = page.getByRole('toolbar', { name: 'Выбранные товары' });
    const choose = async (percent: string) => {
      await bar.getByRole('button', { name: 'Цена' }).click();
      await site.dialog('Изменить цены').getByLabel('На сколько процентов').fill(percent);
      await site.dialog('Изменить цены').getByRole('button', { name: 'Показать, что изменится' }).click();
    };
    const late = Promise.withResolvers<void>();
    const answered = page.waitForResponse((answer) => answer.request().postData()?.includes('"percent":-10') ?? false);
    await page.route(/\/product-changes$/, async (route) => {
      if (route.request().postData()?.includes('"percent":-10')) await late.promise;
      await route.continue();
    });
    await price.focus();
    await page.keyboard.press('Space');
    await choose('−10');
    await choose('−20');
    const preview = site.dialog('Изменится 1 товар');
    await expect(preview).toContainText('1 000 ₽ → 800 ₽');
    late.resolve();
    await answered;
    await page.unroute(/\/product-changes$/);
    await preview.getByRole('button', { name: 'Изменить' }).click();
    await expect(price).toContainText('800 ₽');
    await site.pressInToast('Изменили 1 товар', 'Вернуть');
    await expect(price).toContainText('1 000 ₽');
  });

  await test.step('an undo that was not answered can be repeated', async () => {
    await price.click();
    await row.getByRole('textbox').fill('1100');
    await page.keyboard.press('Enter');
    await expect(price).toContainText('1 100 ₽');
    await page.route(/\/undo$/, (route) => route.abort());
    await site.pressInToast(/Вернуть/, 'Вернуть');
    const repeat = site.toast('Нет связи').getByRole('button', { name: 'Повторить' });
    await expect(repeat).toBeVisible();
    await page.unroute(/\/undo$/);
    await repeat.click();
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
    await expect(pieces).toHaveValue('1');
  });

  await test.step('a stem added while the recipe is saved is not lost, and a failure is said', async () => {
    const save = main.getByRole('button', { name: 'Сохранить рецепт' });
    const late = Promise.withResolvers<void>();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/recipe') && answer.request().method() === 'PUT',
    );
    await page.route(/\/recipe$/, async (route) => {
      if (route.request().method() === 'PUT') await late.promise;
      await route.continue();
    });
    await pieces.fill('2');
    await pieces.press('Tab');
    await save.click();
    await pieces.fill('3');
    await pieces.press('Tab');
    late.resolve();
    await saved;
    await page.unroute(/\/recipe$/);
    await expect(site.toast('Рецепт сохранён')).toBeVisible();
    await expect(save).toBeVisible();
    await expect(pieces).toHaveValue('3');
    await page.route(/\/recipe$/, (route) => route.abort());
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(main.getByRole('alert').filter({ hasText: 'Нет связи' })).toBeVisible();
    await expect(main.getByText(/^Не сохранено\. /)).toBeVisible();
    await page.unroute(/\/recipe$/);
    await save.click();
    await expect(save).toHaveCount(0);
    await expect(main.getByText(/^Сохранено в/)).toBeVisible();
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
