import { arriveAs } from '../shopper/signingIn.ts';
import { buyBouquet, expectRow, openDesk, pressStep, rowOf, shop, switchOn } from '../shopper/desk.ts';
import { photo } from '../shopper/photo.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

// One shop and one customer: a second order must not come between.
test.describe.configure({ mode: 'serial', timeout: 150_000 });

/** Takes a photo in the dialog and sends it. */
async function sendPhoto({ page }: Site, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Фото заказа/ });
  await dialog.getByLabel('Выбрать фото').setInputFiles(photo(name));
  await dialog.getByRole('button', { name: 'Отправить фото букета' }).click();
  await expect(dialog).toBeHidden();
}

test('an order goes from payment to the recipient, with a photo that is asked to be redone', async ({
  site: customer,
  anotherBrowser,
}) => {
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner, 'settings');
  await switchOn(owner, ['Фото букета перед доставкой', 'Свои курьеры']);
  await owner.page.goto(`/my/shop/${shop.slug}/orders`);
  const florist = await anotherBrowser('phone');
  await openDesk(florist, shop.florist);
  const courier = await anotherBrowser('phone');
  await openDesk(courier, shop.courier, 'deliveries');

  await arriveAs(customer, shop.customer, '/');
  const number = await buyBouquet(customer);

  await test.step('a new order appears on every open desk without a reload', async () => {
    await expect(rowOf(owner, number)).toBeVisible();
    await expect(rowOf(florist, number)).toBeVisible();
    await expect(owner.toast(`Новый заказ №\u00A0${number}`)).toBeVisible();
    await owner.screenshot('new-order');
    await florist.screenshot('new-order');
  });

  const sheet = customer.dialog(new RegExp(`^Заказ №\\s${number}$`)).last();
  await test.step('the florist accepts and assembles; the owner and the customer see it', async () => {
    await pressStep(florist, number, 'Принять');
    await expectRow(owner, number, 'Принят');
    await expect(sheet).toContainText('Принят');
    await pressStep(florist, number, 'Начать сборку');
    await expectRow(owner, number, 'Собирается');
  });

  await test.step('the customer asks to redo the photo, once and in words', async () => {
    await pressStep(florist, number, 'Отправить фото');
    await sendPhoto(florist, 'first.jpg');
    await expect(sheet.getByRole('region', { name: 'Фото букета' })).toBeVisible();
    await customer.screenshot('photo');
    await sheet.getByRole('button', { name: 'Переделать' }).click();
    await sheet.getByRole('textbox').last().fill('Меньше зелени');
    await sheet.getByRole('button', { name: 'Отправить флористу' }).click();
    await expectRow(florist, number, 'Просят переделать');
    await rowOf(florist, number).getByRole('link').first().click();
    await expect(florist.page.getByText('«Меньше зелени»')).toBeVisible();
    await florist.screenshot('redo');
  });

  await test.step('the second photo is liked', async () => {
    await florist.page
      .getByRole('group', { name: /^Действия с заказом/ })
      .getByRole('button', { name: 'Новое фото' })
      .click();
    await sendPhoto(florist, 'second.jpg');
    await expect(sheet.getByRole('button', { name: 'Нравится' })).toBeVisible();
    await expect(sheet.getByRole('button', { name: 'Переделать' })).toHaveCount(0);
    await sheet.getByRole('button', { name: 'Нравится' }).click();
    await expect(sheet).toContainText('Вам понравилось');
    await expectRow(owner, number, 'Покупателю нравится');
  });

  await test.step('the owner hands it to the courier, who sees no price', async () => {
    await pressStep(owner, number, 'Готов');
    await pressStep(owner, number, 'Передать курьеру');
    const dialog = owner.page.getByRole('dialog', { name: /^Кто везёт/ });
    await expect(dialog.getByRole('radio', { name: /Тимур Каримов/ })).toBeChecked();
    await dialog.getByRole('button', { name: 'Передать' }).click();
    await expectRow(owner, number, 'В пути');
    await courier.page.reload();
    await expect(courier.main).toContainText('Тверская');
    await expect(courier.main).not.toContainText('₽');
    await courier.screenshot('day');
  });

  await test.step('the owner returns a part of the money, and the customer sees why', async () => {
    await owner.page.goto(`/my/shop/${shop.slug}/orders/${number}`);
    await owner.press(owner.main.getByRole('button', { name: 'Ещё', exact: true }));
    await owner.page.getByRole('menuitem', { name: 'Вернуть часть денег' }).click();
    const form = owner.dialog('Вернуть часть денег');
    await form.getByRole('textbox').first().fill('100');
    await form.getByLabel(/^Причина/).fill('Заменили гипсофилу');
    await form.getByRole('button', { name: /^Вернуть/ }).click();
    await expect(form).toBeHidden();
    await expect(sheet).toContainText('Заменили гипсофилу');
    await owner.screenshot('refund');
    await owner.page.goto(`/my/shop/${shop.slug}/orders`);
  });

  await test.step('the courier delivers with the recipient’s code', async () => {
    await expect(sheet).toContainText('Код для курьера');
    const code = /Код для курьера\s*(\d{4})/.exec(await sheet.innerText())?.[1] ?? '';
    await courier.page.goto(`/my/shop/${shop.slug}/deliveries/${number}`);
    await expect(courier.main).not.toContainText('₽');
    await courier.page.getByLabel('Код получателя').fill(code);
    await courier.screenshot('door');
    await courier.page.getByRole('button', { name: 'Доставлен', exact: true }).click();
    await expect(courier.toast(`Заказ №\u00A0${number} доставлен`)).toBeVisible();
    await expect(sheet).toContainText('Доставлен');
    await customer.screenshot('delivered');
    await expect(rowOf(owner, number)).toHaveCount(0);
  });
});

test('two people press the same step: the second is told who was first', async ({ site, anotherBrowser }) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  const florist = await anotherBrowser();
  await openDesk(florist, shop.florist);
  await expect(rowOf(florist, number)).toBeVisible();
  // The florist's queue cannot be read again, as on a line that has just been lost.
  await florist.page.route(/\/events$/, (route) => route.abort());
  await florist.page.route(/\/desk\/[^/]+\/orders\?/, (route) => route.abort());
  florist.watch.allow(/\/events$|\/orders\?|409|Failed to load/);
  await pressStep(owner, number, 'Принять');
  await expect(owner.toast(`Заказ №\u00A0${number} принят`)).toBeVisible();
  const button = rowOf(florist, number).getByRole('button', { name: /^Принять/ });
  await button.click();
  await expect(florist.toast(/Уже принят: Глеб Назаров/)).toBeVisible();
});

test('a step taken without a line waits, and is sent once when it returns', async ({ site, anotherBrowser }) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const florist = await anotherBrowser('phone');
  await openDesk(florist, shop.florist);
  const steps: string[] = [];
  florist.page.on('request', (request) => {
    if (request.url().endsWith('/steps')) steps.push(request.url());
  });
  florist.watch.allow(/./);
  await expect(rowOf(florist, number)).toBeVisible();
  await florist.page.context().setOffline(true);
  await pressStep(florist, number, 'Принять');
  await expect(florist.toast(/отправим, когда вернётся связь/)).toBeVisible();
  await expectRow(florist, number, 'Отправим позже');
  await expect(florist.page.getByRole('status').filter({ hasText: 'Нет сети' })).toContainText('1 действие');
  await florist.screenshot('offline');
  steps.length = 0;
  await florist.page.context().setOffline(false);
  await expect(florist.toast(`Заказ №\u00A0${number} принят`)).toBeVisible();
  await expectRow(florist, number, 'Начать сборку');
  expect(steps).toHaveLength(1);
});

test('the queue is worked by the keyboard alone', async ({ site, anotherBrowser }) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  const { page } = owner;
  await expect(rowOf(owner, number)).toBeVisible();
  const link = rowOf(owner, number).getByRole('link').first();
  const rows = page.getByRole('article');
  for (let row = 0; row < (await rows.count()); row += 1) {
    await page.keyboard.press('j');
    if (await link.evaluate((element) => element === document.activeElement)) break;
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('a');
  await expectRow(owner, number, 'Начать сборку');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(number);
  await expect(page).toHaveURL(new RegExp(`search=${number}`));
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+?');
  await expect(page.getByRole('dialog', { name: 'Клавиши' })).toBeVisible();
  await page.keyboard.press('Escape');
});

test('a desk does not exist for strangers, and says who may when a right is missing', async ({
  site,
  anotherBrowser,
}) => {
  site.watch.allow(/404/);
  await arriveAs(site, shop.customer, '/');
  const answer = await site.page.goto(`/my/shop/${shop.slug}/orders`);
  expect(answer?.status()).toBe(404);
  const courier = await anotherBrowser('phone');
  await openDesk(courier, shop.courier, 'orders');
  await expect(courier.main).toContainText('Это может владелец или управляющий');
});
