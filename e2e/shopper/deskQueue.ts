import { expect } from '@playwright/test';
import { rowOf, shop, showRow } from './desk.ts';
import type { Site } from './site.ts';

/** Saves the queue of tomorrow as a view, and opens it again by its chip. */
export async function keepView(site: Site, name: string): Promise<void> {
  const { page } = site;
  await page.goto(`/my/shop/${shop.slug}/orders?day=tomorrow`);
  await site.press(page.getByRole('button', { name: 'Виды очереди' }));
  const views = page.getByRole('dialog', { name: 'Виды очереди' });
  await views.getByLabel('Название нового вида').fill(name);
  await views.getByRole('button', { name: 'Сохранить вид' }).click();
  await expect(views.getByRole('listitem')).toContainText(name);
  await site.screenshot('views');
  await page.keyboard.press('Escape');
  const chip = page.getByRole('navigation', { name: 'Какие заказы' }).getByRole('link', { name });
  await expect(chip).toHaveAttribute('aria-current', /./);
  await page.goto(`/my/shop/${shop.slug}/orders?filter=NEW`);
  await site.press(chip);
  await expect(page).toHaveURL(/day=tomorrow&view=\d+/);
  await expect(page.getByRole('button', { name: 'День доставки: завтра' })).toBeVisible();
  await page.goto(`/my/shop/${shop.slug}/orders`);
}

/** Picks tomorrow and all days again, checks the print links, and opens the slips of a slot. */
export async function printDay(site: Site, number: string): Promise<void> {
  const { page } = site;
  await site.press(page.getByRole('button', { name: 'День доставки: все дни' }));
  const picker = page.getByRole('dialog', { name: 'День доставки' });
  await site.screenshot('day');
  await picker.getByRole('button', { name: 'Завтра', exact: true }).click();
  await expect(page).toHaveURL(/day=\d{4}-\d\d-\d\d/);
  const day = new URL(page.url()).searchParams.get('day') ?? '';
  const list = page.getByRole('link', { name: 'Список дня для печати' });
  await expect(list).toHaveAttribute('href', new RegExp(`/print\\?day=${day}$`));
  await page.goto(`/my/shop/${shop.slug}/orders`);
  await expect(page, 'the day is kept').toHaveURL(new RegExp(`day=${day}`));
  await site.press(page.getByRole('button', { name: 'День доставки: завтра' }));
  await picker.getByRole('button', { name: 'Все дни', exact: true }).click();
  await showRow(site, number);
  await site.screenshot('queue');
  await page
    .getByRole('link', { name: /^Листки на/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Листки к заказам, А6' })).toBeVisible();
  await site.press(page.getByRole('link', { name: 'Открытки', exact: true }));
  await expect(page.getByRole('heading', { name: 'Открытки, 10 × 7 см' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Открытка к заказу/ }).first()).toHaveText('С днём рождения!');
  await site.screenshot('cards');
}

/** From the queue to the week, to the day of an order, and back to the queue of that day. */
export async function findInWeek(site: Site, number: string): Promise<void> {
  const { page } = site;
  const answer = await page.request.get(`/api/v1/desk/${shop.slug}/orders/${number}`);
  const { deliveryDate } = (await answer.json()) as { deliveryDate: string };
  await page.getByRole('navigation', { name: 'Вид заказов' }).getByRole('link', { name: 'Календарь' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Календарь' })).toBeVisible();
  const day = page.getByRole('columnheader').locator(`a[href$="day=${deliveryDate}"]`);
  const firstDay = page.getByRole('columnheader').locator('a').first();
  await expect(firstDay).toBeVisible();
  // On a Sunday the calendar opens with the next week, and the bouquet may be due on either side of midnight.
  if (!(await day.isVisible())) {
    const monday = /day=([\d-]+)/.exec((await firstDay.getAttribute('href')) ?? '')?.[1] ?? '';
    const isBefore = deliveryDate < monday;
    await page.getByRole('link', { name: isBefore ? 'Прошлая неделя' : 'Следующая неделя' }).click();
  }
  await day.click();
  await expect(day).toHaveAttribute('aria-current', 'date');
  await site.screenshot('calendar');
  await page.getByRole('link', { name: 'Заказы этого дня' }).click();
  await expect(page).toHaveURL(new RegExp(`/orders\\?day=${deliveryDate}$`));
  await expect(await showRow(site, number)).toBeVisible();
}

/** Opens the chat from a phone's row, reads a message there, and goes back to the order. */
export async function openChatOfRow(site: Site, number: string, message: string): Promise<void> {
  await showRow(site, number);
  await site.screenshot('queue');
  await rowOf(site, number)
    .getByRole('link', { name: /^Написать покупателю/ })
    .click();
  const chat = site.page.getByRole('region', { name: /^Чат с покупателем/ });
  await expect(chat.getByText(message)).toBeVisible();
  await site.screenshot('chat');
  await chat.getByRole('link', { name: 'К заказу' }).click();
  await expect(site.page.getByRole('region', { name: new RegExp(`^Заказ №\\s${number}$`) })).toBeVisible();
}

/** Accepts an order with the keyboard: the focus goes to the next row, whoever has bought that. */
export async function acceptByKey(site: Site, number: string): Promise<void> {
  const { page } = site;
  const row = rowOf(site, number);
  const link = row.locator('xpath=following::article').first().getByRole('link').first();
  const next = page.getByRole('article').filter({ has: page.locator(`a[href="${await link.getAttribute('href')}"]`) });
  await row.getByRole('button', { name: /^Принять/ }).press('Enter');
  await expect(next.getByRole('button').and(page.locator(':focus'))).toBeVisible();
}

/** Makes the open order narrow with the keyboard: it is as narrow after a reload. */
export async function narrowOrder({ page }: Site, number: string): Promise<void> {
  const separator = page.getByRole('separator', { name: 'Ширина заказа' });
  await separator.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowLeft');
  await page.reload();
  await expect(separator).toHaveAttribute('aria-valuenow', '416');
  const sheet = page.getByRole('region', { name: new RegExp(`^Заказ №\\s${number}$`) });
  await expect.poll(async () => (await sheet.boundingBox())?.width).toBe(416);
}
