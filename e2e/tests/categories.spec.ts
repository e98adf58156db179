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

test('the administration adds a category, a shop puts a product there, a buyer reads its rule of returns, and its address moves and comes back @desktop', async ({
  site: judge,
  anotherBrowser,
}) => {
  const mark = Date.now() % 1_000_000;
  const [name, renamed] = [`Мармелад ${mark}`, `Пастила ${mark}`];
  const [slug, moved] = [`marmelad-${mark}`, `pastila-${mark}`];
  const dialog = judge.page.getByRole('dialog');

  await test.step('a category has a picture and a rule of returns', async () => {
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
  });

  const owner = await anotherBrowser();
  const { title } = await test.step('a shop puts a product there', async () => {
    await arriveAs(owner, shop.owner, `/my/shop/${shop.slug}/products`);
    const { data } = await read<{ data: Product[] }>(owner, `desk/${shop.slug}/products?filter=ON_SALE&take=1`);
    const [product] = data;
    if (!product) throw new Error('The shop has no product on sale.');
    await owner.open(`/my/shop/${shop.slug}/products/${product.id}`);
    const saved = owner.page.waitForResponse((answer) => answer.request().method() === 'PUT');
    await owner.main.getByLabel('Категория').selectOption({ label: name });
    await owner.main.getByRole('button', { name: 'Сохранить' }).click();
    expect((await saved).ok()).toBe(true);
    return product;
  });

  const buyer = await anotherBrowser();
  await test.step('a buyer finds it there, and reads before the payment what may be returned', async () => {
    await signUp(buyer);
    await buyer.open(`/catalog/${slug}`);
    await expect(buyer.page.getByRole('heading', { level: 1, name })).toBeVisible();
    expect(await addFrom(buyer, buyer.cards.first())).toBe(title);
    await buyer.open('/checkout');
    await expect(buyer.main.getByRole('region', { name: 'Возврат' })).toContainText(
      'Еда и сладости. Если с ними всё в порядке, обменять или вернуть их нельзя.',
    );
    await buyer.screenshot('returns');
  });

  await test.step('a new name and address: the old address leads to the new one, and «Вернуть» takes it back', async () => {
    await choose(judge, name, 'Изменить');
    await dialog.getByLabel('Название').fill(renamed);
    await dialog.getByLabel('Адрес').fill(moved);
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    const toast = judge.toast(`«${renamed}»: сохранено`);
    await expect(toast).toBeVisible();
    // Toasts wait under the pointer.
    await toast.hover();
    await buyer.open(`/catalog/${slug}?sort=new`);
    await expect(buyer.page).toHaveURL(`/catalog/${moved}?sort=new`);
    await expect(buyer.page.getByRole('heading', { level: 1, name: renamed })).toBeVisible();
    await toast.getByRole('button', { name: 'Вернуть' }).click();
    await expect(judge.toast('Вернули как было')).toBeVisible();
    await buyer.open(`/catalog/${moved}`);
    await expect(buyer.page).toHaveURL(`/catalog/${slug}`);
    await expect(buyer.page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  await test.step('it is merged into another one with its product, and its address leads there', async () => {
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
