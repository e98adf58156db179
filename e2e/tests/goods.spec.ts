import { shop } from '../shopper/desk.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

// Three people work here one after another.
test.describe.configure({ timeout: 240_000 });

/** The administration adds a facet of all goods with one value, and one of centimetres. */
async function addFacets(judge: Site, label: string, value: string, height: string): Promise<void> {
  const dialog = judge.page.getByRole('dialog');
  const add = async (name: string) => {
    await dialog.getByLabel('Название').fill(name);
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(dialog).toHaveCount(0);
  };
  await judge.open('/my/moderation/facets');
  await judge.press(judge.main.getByRole('button', { name: 'Добавить' }));
  await add(label);
  await judge.main.getByRole('region', { name: label }).getByRole('button', { name: 'Значение' }).click();
  await add(value);
  await judge.main.getByRole('button', { name: 'Добавить' }).click();
  await dialog.getByLabel('Вид').selectOption({ label: 'Число' });
  await dialog.getByLabel('Единица').fill('см');
  await add(height);
  await expect(judge.main.getByRole('region', { name: height })).toContainText('Число, см');
  await judge.screenshot('facets');
}

/** The administration merges a value of a facet into a new one. */
async function mergeValue(judge: Site, label: string, from: string, to: string): Promise<void> {
  const dialog = judge.page.getByRole('dialog');
  await arriveAs(judge, 'admin', '/my/moderation/facets');
  const card = judge.main.getByRole('region', { name: label });
  await judge.press(card.getByRole('button', { name: 'Значение' }));
  await dialog.getByLabel('Название').fill(to);
  await dialog.getByRole('button', { name: 'Добавить' }).click();
  await expect(card).toContainText(to);
  await card.getByRole('button', { name: `Действия: ${from}` }).click();
  await judge.page.getByRole('menuitem', { name: 'Объединить или удалить' }).click();
  await dialog.getByLabel('Что получат товары').selectOption({ label: to });
  await dialog.getByRole('button', { name: 'Удалить' }).click();
  await expect(card).not.toContainText(from);
}

test('a shop creates a product, the administration publishes it, a shopper finds it, and its price changes in place', async ({
  site,
  anotherBrowser,
}) => {
  site.watch.allow(/422/);
  const { page, main } = site;
  const title = `Букет «Пробный ${Date.now() % 100_000}» из роз`;
  const facet = `Упаковка ${Date.now() % 100_000}`;
  const height = `Рост ${Date.now() % 100_000}`;

  await test.step('a draft saves itself, also over a reload', async () => {
    await arriveAs(site, shop.owner, `/my/shop/${shop.slug}/products`);
    await site.press(main.getByRole('link', { name: 'Новый товар' }));
    await main.getByLabel('Название').fill(title);
    await main.getByRole('button', { name: 'Создать черновик' }).click();
    await expect(page).toHaveURL(/\/products\/\d+$/);
    await main.getByRole('spinbutton', { name: 'Цена', exact: true }).fill('3 450');
    const category = main.getByLabel('Категория', { exact: true });
    // With a second root category, labels start with the root.
    const roses = category.getByRole('option', { name: /^(.+ \/ )?Розы$/ });
    await category.selectOption(await roses.getAttribute('value'));
    await expect(main.getByText(/^Сохранено в/)).toBeVisible();
    await page.reload();
    await expect(main.getByRole('spinbutton', { name: 'Цена', exact: true })).toHaveValue(/^3\s450$/);
  });

  await test.step('without a picture it cannot be submitted', async () => {
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    const refusal = page.getByText('Добавьте снимок, цену и категорию: без них товар не опубликовать');
    await expect(refusal.first()).toBeVisible();
    await main.locator('input[type=file]').setInputFiles(photo('roses.jpg'));
    await expect(main.getByText('1 из 10, первое станет обложкой')).toBeVisible();
    await site.screenshot('product-edit');
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page).toHaveURL(/\/products$/);
  });

  await test.step('the administration returns it with a reason, and publishes it when it is corrected', async () => {
    const judge = await anotherBrowser();
    await arriveAs(judge, 'admin', '/my/moderation/products');
    const card = judge.main.getByRole('article', { name: title });
    await card.getByRole('button', { name: 'Вернуть' }).click();
    await card.getByRole('button', { name: 'Вернуть магазину' }).click();
    await expect(card).toContainText('Напишите магазину, что исправить');
    await card.getByLabel('Что исправить').fill('Добавьте состав');
    await judge.screenshot('products-queue');
    await card.getByRole('button', { name: 'Вернуть магазину' }).click();
    await expect(card).toHaveCount(0);
    await addFacets(judge, facet, 'Крафт', height);
    await page.goto(`/my/shop/${shop.slug}/products?filter=DRAFT`);
    await expect(main.getByRole('row', { name: title })).toContainText('Вернули: Добавьте состав');
    await main.getByRole('link', { name: title }).click();
    await main.getByRole('button', { name: 'Добавить цветок' }).click();
    await main.getByRole('textbox', { name: 'Цветок 1' }).fill('Роза кустовая');
    await main.getByRole('group', { name: facet }).getByRole('button', { name: 'Крафт' }).click();
    await main.getByRole('spinbutton', { name: height }).fill('45,5');
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(page).toHaveURL(/\/products$/);
    await judge.open('/my/moderation/products');
    await card.getByRole('button', { name: 'Запретить' }).click();
    const dialog = judge.dialog(`Запретить «${title}»?`);
    await dialog.getByRole('button', { name: 'Запретить' }).click();
    await expect(dialog).toContainText('Напишите причину');
    await dialog.getByRole('button', { name: 'Подделка' }).click();
    await judge.screenshot('product-forbidden');
    await dialog.getByRole('button', { name: 'Запретить' }).click();
    await judge.keepToast('Товар запрещён');
    await expect(card).toHaveCount(0);
    await expect(judge.page.locator('article:focus')).toHaveCount(1);
    await page.reload();
    const row = main.getByRole('row', { name: title });
    await expect(row).toContainText('Запретили: Похоже на подделку');
    await expect(row).toContainText('Запрещён');
    await judge.pressInToast('Товар запрещён', 'Вернуть');
    await card.getByRole('button', { name: 'Опубликовать' }).click();
    await expect(card).toHaveCount(0);
  });

  await test.step('the price changes in place, and «Вернуть» restores it', async () => {
    await page.goto(`/my/shop/${shop.slug}/products?sort=new`);
    const row = main.getByRole('row', { name: title });
    await expect(row).toContainText('На витрине');
    const price = row.getByRole('button', { name: new RegExp(`^Цена, ${title}:`) });
    await price.click();
    await page.keyboard.type('дорого');
    await page.keyboard.press('Enter');
    await expect(row).toContainText('Введите цену в рублях, например 7640');
    await row.getByRole('textbox').fill('2990');
    await page.keyboard.press('Enter');
    await expect(price).toContainText('2 990 ₽');
    await expect(price).toBeFocused();
    await site.pressInToast(/Вернуть/, 'Вернуть');
    await expect(price).toContainText('3 450 ₽');
    await site.screenshot('goods');
    await price.focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    await expect(row).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('toolbar', { name: 'Выбранные товары' })).toContainText('Выбрано 1');
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowLeft');
    await expect(price).toBeFocused();
  });

  await test.step('a shopper finds it', async () => {
    const shopper = await anotherBrowser();
    await shopper.open(`/catalog/search?search=${encodeURIComponent(title)}`);
    await expect(shopper.main.getByRole('article').first()).toContainText(title);
  });

  await test.step('a shopper filters by the facets of the administration, also by a link to a value that was merged', async () => {
    const shopper = await anotherBrowser();
    await shopper.open('/catalog/rozy');
    await shopper.press(shopper.main.getByRole('region', { name: facet }).getByRole('link', { name: /^Крафт/ }));
    await expect(shopper.page).toHaveURL(/\/catalog\/rozy\?facet=upakovka-\d+\.kraft$/);
    await expect(shopper.main.getByRole('article')).toHaveCount(1);
    await expect(shopper.main.getByRole('article')).toContainText(title);
    const former = shopper.page.url();
    await shopper.main.getByRole('link', { name: `Убрать: ${facet}: Крафт` }).click();
    await expect(shopper.page).toHaveURL(/\/catalog\/rozy$/);
    await shopper.main
      .getByRole('region', { name: height })
      .getByRole('link', { name: /^45,5.см/ })
      .click();
    await expect(shopper.page).toHaveURL(/\/catalog\/rozy\?facet=rost-\d+\.45\.5$/);
    await expect(shopper.main.getByRole('article')).toHaveCount(1);
    await expect(shopper.main.getByRole('article')).toContainText(title);
    await mergeValue(await anotherBrowser(), facet, 'Крафт', 'Плёнка');
    await shopper.open(former);
    await expect(shopper.page).toHaveURL(/\/catalog\/rozy\?facet=upakovka-\d+\.plyonka$/);
    await expect(shopper.main.getByRole('article')).toContainText(title);
  });

  await test.step('stems and a recipe decide how many can be bought', async () => {
    const stem = title.replace('Букет', 'Роза');
    await site.open(`/my/shop/${shop.slug}/products/stems`);
    await site.press(main.getByRole('button', { name: 'Новый стебель' }));
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Название').fill(stem);
    await dialog.getByLabel('Себестоимость').fill('95');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    const row = main.getByRole('row', { name: stem });
    await row.getByRole('button', { name: 'Приход' }).click();
    await dialog.getByLabel(/^Сколько/).fill('25');
    await dialog.getByRole('button', { name: 'Принять' }).click();
    await expect(row).toContainText('25 шт');
    await site.screenshot('stems');
    await page.goto(`/my/shop/${shop.slug}/products?sort=new`);
    await site.press(main.getByRole('link', { name: title }));
    await main.getByRole('combobox', { name: 'Добавить стебель или материал' }).fill(stem);
    await page.getByRole('option', { name: new RegExp(stem) }).click();
    const pieces = main.getByRole('spinbutton', { name: `Сколько: ${stem}` });
    await pieces.fill('11');
    await pieces.press('Tab');
    await expect(main.getByText(/Стеблей хватит на 2\sбукета\.$/)).toBeVisible();
    const saved = page.waitForResponse(
      (answer) => answer.url().endsWith('/recipe') && answer.request().method() === 'PUT',
    );
    await main.getByRole('button', { name: 'Сохранить рецепт' }).click();
    expect((await saved).ok()).toBe(true);
    await expect(main.getByRole('button', { name: 'Сохранить рецепт' })).toHaveCount(0);
    await site.screenshot('recipe');
    await page.goto(`/my/shop/${shop.slug}/products?sort=new`);
    await expect(main.getByRole('row', { name: title })).toContainText('2 шт');
  });
});
