import { addFrom } from '../shopper/buying.ts';
import { photo } from '../shopper/photo.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 240_000 });

/** A shop that no other spec changes. */
const shop = { slug: 'korzinnaya-lavka', owner: 'aliya-lavka' };

interface Product {
  id: number;
  title: string;
}

/** A call of the API with the cookies of the site's browser. */
const read = async <T>({ page }: Site, call: string) => (await (await page.request.get(`/api/v1/${call}`)).json()) as T;

/** Presses an item of the menu of a category. */
async function choose(judge: Site, name: string, item: string): Promise<void> {
  await judge.press(judge.main.getByRole('button', { name: `Действия: ${name}`, exact: true }));
  await judge.page.getByRole('menuitem', { name: item }).click();
}

test('the administration adds categories, a shop puts a product there, a buyer reads the return rule of its main one, and its address moves and comes back @desktop', async ({
  site: judge,
  anotherBrowser,
}) => {
  const mark = Date.now() % 1_000_000;
  const [name, renamed] = [`Мармелад ${mark}`, `Пастила ${mark}`];
  const [slug, moved] = [`marmelad-${mark}`, `pastila-${mark}`];
  const further = { name: `К чаю ${mark}`, slug: `k-chayu-${mark}` };
  const dialog = judge.page.getByRole('dialog');

  await test.step('a category has a picture and a return rule', async () => {
    await arriveAs(judge, 'admin', '/my/moderation/categories');
    await judge.press(judge.main.getByRole('button', { name: 'Добавить' }));
    await dialog.getByLabel('Название').fill(name);
    await dialog.getByLabel('Адрес').fill(slug);
    await dialog.locator('input[type=file]').setInputFiles(photo('marmalade.jpg'));
    await expect(dialog.getByRole('button', { name: 'Другая картинка' })).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Возврат' }).selectOption({ label: 'Еда и сладости' });
    await expect(dialog.getByRole('region', { name: 'Возврат' })).toContainText('обменять или вернуть их нельзя');
    await judge.screenshot('category');
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(judge.toast(`«${name}» в каталоге`)).toBeVisible();
    await judge.main.getByRole('button', { name: 'Добавить' }).click();
    await dialog.getByLabel('Название').fill(further.name);
    await dialog.getByLabel('Адрес').fill(further.slug);
    await dialog.getByRole('button', { name: 'Добавить' }).click();
    await expect(judge.toast(`«${further.name}» в каталоге`)).toBeVisible();
  });

  const owner = await anotherBrowser();
  const { title } = await test.step('a shop puts a product there, and also shows it in another one', async () => {
    await arriveAs(owner, shop.owner, `/my/shop/${shop.slug}/products`);
    const { data } = await read<{ data: Product[] }>(owner, `desk/${shop.slug}/products?filter=ON_SALE&take=1`);
    const [product] = data;
    if (!product) throw new Error('The shop has no product on sale.');
    await owner.open(`/my/shop/${shop.slug}/products/${product.id}`);
    const saved = owner.page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await owner.main.getByLabel('Категория', { exact: true }).selectOption({ label: name });
    await owner.main.getByRole('combobox', { name: 'Показать ещё в категориях' }).fill(further.name);
    await owner.page.getByRole('listbox').getByRole('option', { name: further.name }).click();
    await owner.page.keyboard.press('Escape');
    await owner.screenshot('categories-of-a-product');
    await owner.main.getByRole('button', { name: 'Сохранить' }).click();
    expect((await saved).ok()).toBe(true);
    return product;
  });

  await test.step('the table of goods shows the category that the shop chooses', async () => {
    await owner.open(`/my/shop/${shop.slug}/products`);
    await owner.press(owner.main.getByRole('button', { name: 'Все категории' }));
    await owner.page.getByRole('menuitem', { name: further.name }).click();
    await expect(owner.page).toHaveURL(/[?&]category=\d+/);
    await expect(owner.main.getByRole('button', { name: further.name })).toBeVisible();
    await expect(owner.main.getByRole('row', { name: title })).toBeVisible();
    // The head of the table and the only product.
    await expect(owner.main.getByRole('row')).toHaveCount(2);
    await owner.screenshot('goods-of-a-category');
  });

  const buyer = await anotherBrowser();
  await test.step('a buyer finds it in both, and reads the return rule before the payment', async () => {
    await signUp(buyer);
    await buyer.open(`/catalog/${further.slug}`);
    await expect(buyer.cards).toHaveCount(1);
    await buyer.cards.first().getByRole('link', { name: title }).first().click();
    await expect(buyer.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const path = buyer.main.getByRole('navigation', { name: 'Хлебные крошки' });
    await expect(path.getByRole('link', { name })).toHaveAttribute('href', `/catalog/${slug}`);
    await expect(path).not.toContainText(further.name);
    await buyer.open(`/catalog/${slug}`);
    await expect(buyer.page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await addFrom(buyer, buyer.cards.first())).toBe(title);
    await buyer.open('/checkout');
    await expect(buyer.main.getByRole('region', { name: 'Возврат' })).toContainText(
      'Еда и сладости. Если с ними всё в порядке, обменять или вернуть их нельзя.',
    );
    await buyer.screenshot('returns');
  });

  await test.step('a new name and address: the old address leads to the new one, and «Вернуть» undoes it', async () => {
    await choose(judge, name, 'Изменить');
    await dialog.getByLabel('Название').fill(renamed);
    await dialog.getByLabel('Адрес').fill(moved);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const toast = judge.toast(`«${renamed}»: сохранено`);
    await expect(toast).toBeVisible();
    await judge.keepToast(`«${renamed}»: сохранено`);
    await buyer.open(`/catalog/${slug}?sort=new`);
    await expect(buyer.page).toHaveURL(`/catalog/${moved}?sort=new`);
    await expect(buyer.page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await toast.getByRole('button', { name: 'Вернуть' }).click();
    await expect(judge.toast('Вернули как было')).toBeVisible();
    await buyer.open(`/catalog/${moved}`);
    await expect(buyer.page).toHaveURL(`/catalog/${slug}`);
    await expect(buyer.page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('both are merged into another one with their product, and the address leads there', async () => {
    await choose(judge, further.name, 'Объединить или удалить');
    await dialog.getByRole('combobox', { name: 'Куда перенести' }).selectOption({ label: 'Цветы и подарки / Букеты' });
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await expect(judge.toast(`«${further.name}» удалена`)).toBeVisible();
    await choose(judge, name, 'Объединить или удалить');
    await dialog.getByRole('combobox', { name: 'Куда перенести' }).selectOption({ label: 'Цветы и подарки / Букеты' });
    await expect(dialog).toContainText('Товары этой категории (1) перейдут в «Букеты»: ни один не пропадёт.');
    await judge.screenshot('merged');
    await dialog.getByRole('button', { name: 'Удалить' }).click();
    await expect(judge.toast(`«${name}» удалена`)).toBeVisible();
    await buyer.open(`/catalog/${slug}`);
    await expect(buyer.page).toHaveURL('/catalog/bukety');
  });
});
