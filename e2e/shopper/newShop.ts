import { expect } from '@playwright/test';
import { photo } from './photo.ts';
import { arriveAs, signUp } from './signingIn.ts';
import { tick, type Site } from './site.ts';

/** A shop that a test opens, with its first product. */
export interface NewShop {
  name: string;
  product: string;
}

/** The ИНН is enough to identify the seller: the state register has the rest. */
export async function saySeller(site: Site): Promise<void> {
  const { main } = site;
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
}

/** The input about the shop survives a reload. */
export async function describeShop(site: Site, { name }: NewShop): Promise<void> {
  const { page, main } = site;
  await main.getByRole('textbox', { name: 'Название магазина' }).fill(name);
  await main.getByRole('combobox', { name: 'Адрес мастерской' }).fill('улица Баумана, 12');
  await page.reload();
  await expect(main.getByRole('textbox', { name: 'Название магазина' })).toHaveValue(name);
  await main.getByRole('textbox', { name: 'Телефон для покупателей' }).fill('9161234567');
  await site.screenshot('become-shop');
  await main.getByRole('button', { name: 'Дальше: первый товар' }).click();
}

/** The first product needs a picture, a name, a price and a category. */
export async function describeFirstProduct(site: Site, { product }: NewShop): Promise<void> {
  const { main } = site;
  await main.getByRole('button', { name: 'Дальше: проверка' }).click();
  await expect(main.getByText('Нужен хотя бы один снимок')).toBeVisible();
  await main.locator('input[type=file]').setInputFiles(photo('roses.jpg'));
  await main.getByRole('textbox', { name: 'Название', exact: true }).fill(product);
  await main.getByRole('spinbutton', { name: 'Цена' }).fill('3 450');
  await main.getByLabel('Категория').selectOption({ label: 'Розы' });
  await site.screenshot('become-first');
  await main.getByRole('button', { name: 'Дальше: проверка' }).click();
}

/** Without the contract the shop cannot be submitted. */
export async function acceptContract(site: Site): Promise<void> {
  const { main } = site;
  await main.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(main.getByText('Без договора магазин не открыть')).toBeVisible();
  await tick(main.getByRole('checkbox', { name: /договор/ }));
  await site.screenshot('become-check');
  await main.getByRole('button', { name: 'Отправить на проверку' }).click();
  await expect(main.getByRole('heading', { name: 'Магазин на проверке' })).toBeVisible();
  await site.screenshot('become-wait');
}

/** The administration returns the shop with a reason; its owner corrects it; it is opened. @returns its slug */
export async function passModeration(site: Site, judge: Site, { name }: NewShop): Promise<string> {
  const { page, main } = site;
  const card = judge.main.getByRole('article', { name });
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
  await judge.page.reload();
  await card.getByRole('button', { name: 'Открыть магазин' }).click();
  await expect(card).toHaveCount(0);
  await site.open('/my/shop');
  await expect(page).toHaveURL(/\/my\/shop\/[\w-]+\/orders/);
  return new URL(page.url()).pathname.split('/')[3] ?? '';
}
