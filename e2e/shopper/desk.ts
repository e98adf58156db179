import { expect, type Locator } from '@playwright/test';
import { payWith } from './bank.ts';
import { addFrom, emptyCart } from './buying.ts';
import { fillPart, placeOrder } from './checkout.ts';
import { photo } from './photo.ts';
import { arriveAs } from './signingIn.ts';
import { labelOf, type Site } from './site.ts';

/** A shop from which no other spec orders, with its people and a customer of the same city. */
export const shop = {
  slug: 'rozovyy-sad',
  name: 'Розовый сад',
  owner: 'gleb-roses',
  florist: 'vika_m',
  courier: 'timur.k',
  customer: 'shopper-2',
} as const;

const deskPath = `/my/shop/${shop.slug}`;

/** Opens a room of the desk, signed in. */
export async function openDesk(site: Site, login: string, room = 'orders'): Promise<void> {
  await arriveAs(site, login, `${deskPath}/${room}`);
  await expect(site.page).toHaveURL(new RegExp(`${deskPath}/`));
}

/** The order's row, in the queue or among the new ones. */
declare global {
  interface Window {
    /** Texts of the toasts that have been shown. */
    announced?: string[];
  }
}

/** Keeps the texts of toasts from now on: each stays for seconds only, and other tests cause some as well. */
export async function recordToasts({ page }: Site): Promise<() => Promise<string>> {
  await page.evaluate(() => {
    const announced: string[] = (window.announced = []);
    const note = () => {
      for (const item of document.querySelectorAll('[aria-label="Уведомления"] li')) announced.push(item.textContent);
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
  });
  return () => page.evaluate(() => window.announced?.join('\n') ?? '');
}

export const rowOf = ({ page }: Site, number: string): Locator =>
  page.getByRole('article', { name: new RegExp(`аказ № ${number}$`) });

/** Unfolds the later days of the queue until the order is visible. */
export async function showRow(site: Site, number: string): Promise<Locator> {
  const row = rowOf(site, number);
  const folded = site.main.getByRole('button', { expanded: false, name: /заказ/ }).first();
  await expect(row.or(folded).first()).toBeVisible();
  await expect(async () => {
    if (!(await row.isVisible())) await folded.click();
    await expect(row).toBeVisible({ timeout: 1000 });
  }).toPass();
  return row;
}

/** Waits until the row of an order contains a text. */
export async function expectRow(site: Site, number: string, text: string): Promise<void> {
  await expect(async () => {
    await showRow(site, number);
    await expect(rowOf(site, number)).toContainText(text, { timeout: 1000 });
  }).toPass();
}

/** Presses the button of a row. An order that was just accepted may move to a folded day. */
export async function pressStep(site: Site, number: string, step: string): Promise<void> {
  const button = rowOf(site, number).getByRole('button', { name: new RegExp(`^${step}`) });
  await expect(async () => {
    await showRow(site, number);
    await expect(button).toBeVisible({ timeout: 1000 });
  }).toPass();
  await button.click();
}

/** The owner switches on what the shop offers. */
export async function switchOn(site: Site, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const control = site.main.getByRole('switch', { name: new RegExp(`^${name}`) });
    await expect(control).toBeEnabled();
    if (await control.isChecked()) continue;
    const saved = site.page.waitForResponse((response) => response.request().method() === 'PUT');
    await labelOf(control).click();
    expect((await saved).ok()).toBe(true);
  }
}

/** Buys a bouquet of the shop and pays for it. Returns the number of the order at the desk. */
export async function buyBouquet(site: Site): Promise<string> {
  await emptyCart(site);
  await site.open(`/${shop.slug}`);
  await addFrom(site, site.cards.first());
  await site.open('/checkout');
  await fillPart(site, {
    seller: shop.name,
    way: /Курьер/,
    address: { typed: 'Тверская 10', suggested: /ул Тверская, д 10/, shown: /^ул Тверская, д 10/ },
    recipient: { name: 'Вера', phone: '9103842715' },
    cardText: 'С днём рождения!',
  });
  await placeOrder(site);
  await payWith(site.page, 'good');
  const panel = site.dialog(/^Заказ №/);
  await expect(panel).toContainText('Оплачено');
  await panel.getByRole('button', { name: /^Подробнее/ }).click();
  const sheet = site.dialog(/^Заказ №/).last();
  await expect(sheet.getByRole('region', { name: 'Получение' })).toBeVisible();
  const title = await sheet.getByRole('heading', { name: /^Заказ №/ }).innerText();
  return /\d+/.exec(title)?.[0] ?? '';
}

/** Takes a photo in the dialog and sends it. */
export async function sendPhoto({ page }: Site, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Фото заказа/ });
  await dialog.getByLabel('Выбрать фото').setInputFiles(photo(name));
  await dialog.getByRole('button', { name: 'Отправить фото букета' }).click();
  await expect(dialog).toBeHidden();
}
