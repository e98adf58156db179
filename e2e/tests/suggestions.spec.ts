import type { Locator } from '@playwright/test';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const fieldOf = ({ page }: Site) => page.getByRole('banner').getByLabel('Поиск по каталогу');
const listOf = ({ page }: Site) => page.getByRole('listbox', { name: 'Подсказки' });

/** Opens a page and puts the cursor into the search field. */
async function startSearch(site: Site, path = '/popular') {
  await site.open(path);
  const field = fieldOf(site);
  await site.press(field);
  await expect(field).toHaveRole('combobox');
  return field;
}

/** Types letter by letter without a pause, which a slow machine would make between the presses of keys. */
const typeQuickly = (field: Locator, text: string) =>
  field.evaluate((input, typed) => {
    for (let end = 1; end <= typed.length; end += 1) {
      // React replaces the setter of the element itself.
      Reflect.set(HTMLInputElement.prototype, 'value', typed.slice(0, end), input);
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    }
  }, text);

test('suggests categories, shops and goods with prices, with one request for a word typed in one go', async ({
  site,
}) => {
  const { page } = site;
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const query = searchParams.get('query');
    if (pathname === '/api/v1/search/suggestions' && query !== null) asked.push(query);
  });
  const field = await startSearch(site);
  await typeQuickly(field, 'пион');
  const list = listOf(site);
  await expect(list.getByRole('group', { name: 'Рубрики' }).getByRole('option', { name: /^Пионы/ })).toBeVisible();
  await expect(list.getByRole('group', { name: 'Магазины' }).getByRole('option')).toContainText(['Мята и пион']);
  const goods = list.getByRole('group', { name: 'Товары' }).getByRole('option');
  await expect(goods.first()).toHaveText(/пион.*₽$/i);
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Найден[оа]? \d+/);
  expect(asked.at(-1)).toBe('пион');
  expect(asked.length, 'a request per pause, not per letter').toBeLessThan(4);
  await field.press('ArrowDown');
  const active = list.getByRole('option', { selected: true });
  await expect(active).toHaveCount(1);
  await expect(field).toHaveAttribute('aria-activedescendant', (await active.getAttribute('id')) ?? '');
  await field.press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/catalog\/[^/?]+$|\/catalog\/search\?search=/);
  await expect(list).toBeHidden();
});

test('remembers queries on this device and deletes them one by one or all', async ({ site }) => {
  const { page } = site;
  for (const query of ['тюльпаны', 'орхидея']) {
    const field = await startSearch(site);
    await field.fill(query);
    await field.press('Enter');
    await expect(page).toHaveURL(`/catalog/search?search=${encodeURIComponent(query)}`);
  }
  await startSearch(site);
  const recent = listOf(site).getByRole('group', { name: 'Недавно' }).getByRole('option');
  await expect(recent).toHaveText(['орхидея', 'тюльпаны']);
  await page.getByRole('button', { name: 'Убрать «орхидея»' }).click();
  await expect(recent).toHaveText(['тюльпаны']);
  await page.reload();
  await site.waitForHydration();
  await site.press(fieldOf(site));
  await expect(recent).toHaveText(['тюльпаны']);
  await page.getByRole('button', { name: 'Очистить', exact: true }).click();
  await expect(listOf(site).getByRole('group', { name: 'Недавно' })).toBeHidden();
});

test('closes with Escape, or with «Отмена» on a phone, and keeps the text', async ({ site, isPhone }) => {
  const { page } = site;
  const field = await startSearch(site);
  await field.fill('розы');
  await expect(listOf(site)).toBeVisible();
  if (isPhone) {
    // Suggestions of the first letter are replaced by those of the word.
    const width = async () => (await listOf(site).boundingBox())?.width;
    await expect.poll(width, { message: 'as wide as the screen' }).toBeGreaterThan(370);
    await page.getByRole('button', { name: 'Отмена' }).click();
    await expect(
      page.getByRole('button', { name: 'Найти' }),
      'outside of the field, so the keyboard closes',
    ).toBeFocused();
    await expect(listOf(site)).toBeHidden();
    await field.press('ArrowDown');
    await expect(listOf(site)).toBeVisible();
  }
  await field.press('Escape');
  await expect(field, 'a person without a mouse stays in the field').toBeFocused();
  await expect(listOf(site)).toBeHidden();
  await expect(field).toHaveValue('розы');
});

test('shows the correction of a query in the wrong layout, and searches for the literal words on request @desktop', async ({
  site,
}) => {
  const { page, main } = site;
  await site.open('/catalog/search?search=gbjys');
  await expect(main.getByText('Показываем по запросу «пионы».')).toBeVisible();
  const shops = main.getByRole('navigation', { name: 'Магазины и статьи' });
  await expect(shops.getByRole('link', { name: 'Мята и пион' })).toBeVisible();
  await site.press(main.getByRole('link', { name: 'Искать именно «gbjys»' }));
  await expect(page).toHaveURL('/catalog/search?search=gbjys&asTyped=true');
  await expect(main.getByText(/^Показываем по запросу/)).toBeHidden();
});

test('says plainly that nothing is similar, and offers the nearest categories @desktop', async ({ site }) => {
  const { page, main } = site;
  await site.open('/catalog/search?search=велосипед');
  await expect(main.getByRole('heading', { name: 'По запросу «велосипед» ничего похожего нет' })).toBeVisible();
  await expect(site.cards).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Почему в этом порядке' }), 'there is no order').toBeHidden();
  await expect(main.getByRole('textbox', { name: /^Цена/ }), 'there are no prices').toBeHidden();
  await expect(main.getByRole('combobox', { name: 'Порядок' })).toBeHidden();
  const shelves = main.getByRole('navigation', { name: 'Категории' }).getByRole('link');
  await site.press(shelves.first());
  await expect(page).toHaveURL(/^[^?]*\/catalog\/[a-z-]+$/);
  await expect(site.cards.first()).toBeVisible();
});
