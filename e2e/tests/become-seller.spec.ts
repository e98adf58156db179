import { photo } from '../shopper/photo.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import { tick } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test('a person becomes a seller: the register fills the requisites, the administration returns and opens the shop', async ({
  site,
  anotherBrowser,
}) => {
  site.watch.allow(/422/);
  const { page, main } = site;
  const name = `Мята ${Date.now() % 100_000}`;
  const title = `Букет «Открытие» из ${name}`;

  await test.step('the ИНН is enough to say who sells', async () => {
    await signUp(site);
    await site.open('/my/shop/new');
    const inn = main.getByRole('textbox', { name: 'ИНН' });
    await inn.fill('526011440731');
    await main.getByRole('button', { name: 'Дальше: магазин' }).click();
    await expect(main.getByText('Проверьте ИНН: контрольная цифра не сходится')).toBeVisible();
    await inn.fill('526011440730');
    await expect(main.getByText('ИП Веснина Ольга Андреевна')).toBeVisible();
    await expect(main.getByText('ОГРНИП 318526000214187, действует с 2018 года, Нижний Новгород')).toBeVisible();
    await site.screenshot('become-inn');
    await main.getByRole('button', { name: 'Дальше: магазин' }).click();
  });

  await test.step('what is typed about the shop survives a reload', async () => {
    await main.getByRole('textbox', { name: 'Название магазина' }).fill(name);
    await main.getByRole('combobox', { name: 'Адрес мастерской' }).fill('улица Баумана, 12');
    await page.reload();
    await expect(main.getByRole('textbox', { name: 'Название магазина' })).toHaveValue(name);
    await main.getByRole('textbox', { name: 'Телефон для покупателей' }).fill('9161234567');
    await site.screenshot('become-shop');
    await main.getByRole('button', { name: 'Дальше: первый товар' }).click();
  });

  await test.step('the first product needs a picture, a name, a price and a category', async () => {
    await main.getByRole('button', { name: 'Дальше: проверка' }).click();
    await expect(main.getByText('Нужен хотя бы один снимок')).toBeVisible();
    await main.locator('input[type=file]').setInputFiles(photo('roses.jpg'));
    await main.getByRole('textbox', { name: 'Название', exact: true }).fill(title);
    await main.getByRole('textbox', { name: 'Цена, ₽' }).fill('3 450');
    await main.getByLabel('Категория').selectOption({ label: 'Розы' });
    await site.screenshot('become-first');
    await main.getByRole('button', { name: 'Дальше: проверка' }).click();
  });

  await test.step('without the contract it is not sent', async () => {
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(main.getByText('Без договора магазин не открыть')).toBeVisible();
    await tick(main.getByRole('checkbox', { name: /договор/ }));
    await site.screenshot('become-check');
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(main.getByRole('heading', { name: 'Магазин на проверке' })).toBeVisible();
    await site.screenshot('become-wait');
  });

  const judge = await anotherBrowser();
  const card = judge.main.getByRole('article', { name });
  await test.step('the administration returns it with a reason, and its owner reads it', async () => {
    await arriveAs(judge, 'admin', '/my/moderation/shops');
    await expect(card).toContainText('ИНН 526011440730');
    await judge.screenshot('shops-queue');
    await card.getByRole('button', { name: 'Вернуть' }).click();
    await card.getByLabel('Что исправить').fill('Адрес не совпал с вывеской');
    await card.getByRole('button', { name: 'Вернуть магазину' }).click();
    await expect(card).toHaveCount(0);
    await page.reload();
    await expect(main.getByText('Адрес не совпал с вывеской')).toBeVisible();
    await main.getByRole('button', { name: 'Изменить: Магазин' }).click();
    await main.getByRole('combobox', { name: 'Адрес мастерской' }).fill('улица Баумана, 14');
    await main.getByRole('button', { name: 'Дальше: первый товар' }).click();
    await tick(main.getByRole('checkbox', { name: /договор/ }));
    await main.getByRole('button', { name: 'Отправить на проверку' }).click();
    await expect(main.getByRole('heading', { name: 'Магазин на проверке' })).toBeVisible();
  });

  await test.step('once it is open, shoppers find the shop with its first product', async () => {
    await judge.page.reload();
    await card.getByRole('button', { name: 'Открыть магазин' }).click();
    await expect(card).toHaveCount(0);
    await site.open('/my/shop');
    await expect(page).toHaveURL(/\/my\/shop\/[\w-]+\/orders/);
    const slug = new URL(page.url()).pathname.split('/')[3] ?? '';
    await judge.open(`/${slug}`);
    await expect(judge.main.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(judge.main.getByRole('link', { name: title }).first()).toBeVisible();
  });
});
