import { reloadOrder, waitForLateShop } from '../shopper/late.ts';
import { acceptByKey, findInWeek, keepView, narrowOrder, openChatOfRow, printDay } from '../shopper/deskQueue.ts';
import { reviewAndAnswer, reviewShop } from '../shopper/reviewing.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import {
  buyBouquet,
  expectRow,
  openDesk,
  pressStep,
  recordToasts,
  rowOf,
  sendPhoto,
  shop,
  switchOn,
} from '../shopper/desk.ts';
import { expect, test } from '../shopper/test.ts';

// One shop and one customer: a second order must not interfere.
test.describe.configure({ mode: 'serial', timeout: 300_000 });

test('an order goes from payment to the recipient, with a request to redo the photo', async ({
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

  // A new person: a customer reviews a shop and a bouquet once.
  await signUp(customer, 'Москва');
  const announced = await recordToasts(owner);
  const number = await buyBouquet(customer);

  await test.step('a new order appears on every open desk without a reload', async () => {
    await expect.poll(announced).toContain(`Новый заказ №\u00A0${number}`);
    await Promise.all([expect(rowOf(owner, number)).toBeVisible(), expect(rowOf(florist, number)).toBeVisible()]);
    await owner.screenshot('new-order');
    await florist.screenshot('new-order');
  });

  const sheet = customer.dialog(new RegExp(`^Заказ №\\s${number}$`)).last();
  await test.step('the customer waits after the shop has missed the deadline to accept', () =>
    waitForLateShop(customer, sheet));

  await test.step('the florist accepts and assembles; the owner and the customer see it', async () => {
    await pressStep(florist, number, 'Принять');
    await expectRow(owner, number, 'Принят');
    await expect(sheet).toContainText('Принят');
    await pressStep(florist, number, 'Начать сборку');
    await florist.page.getByRole('button', { name: 'Вернуть', exact: true }).click();
    await expectRow(florist, number, 'Начать сборку');
    await expect(sheet).toContainText('Принят');
    await pressStep(florist, number, 'Начать сборку');
    await expectRow(owner, number, 'Собирается');
  });

  await test.step('the customer asks to redo the photo, once and with a text', async () => {
    await pressStep(florist, number, 'Отправить фото');
    await sendPhoto(florist, 'first.jpg');
    await expect(sheet.getByRole('region', { name: 'Фото букета' })).toBeVisible();
    await customer.screenshot('photo');
    await sheet.getByRole('button', { name: 'Переделать' }).click();
    await sheet.getByRole('textbox').last().fill('Меньше зелени');
    await reloadOrder(customer);
    await expect(sheet.getByRole('textbox').last(), 'the words are kept over a reload').toHaveValue('Меньше зелени');
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
    // The step can be undone for five seconds; then the customer and the courier see it.
    await expect(sheet).toContainText('Код для курьера');
    await courier.page.reload();
    await expect(courier.main).toContainText('Тверская');
    await expect(courier.main).not.toContainText('₽');
    await courier.screenshot('day');
  });

  await test.step('the owner refunds a part of the money, and the customer sees the reason', async () => {
    await owner.page.goto(`/my/shop/${shop.slug}/orders/${number}`);
    await owner.press(owner.main.getByRole('button', { name: 'Ещё', exact: true }));
    await owner.page.getByRole('menuitem', { name: 'Вернуть часть денег' }).click();
    const form = owner.dialog('Вернуть часть денег');
    await form.getByRole('textbox').first().fill('100');
    await form.getByLabel(/^Причина/).fill('Заменили гипсофилу');
    await owner.page.keyboard.press('Escape');
    const question = owner.page.getByRole('alertdialog', { name: 'Закрыть без сохранения?' });
    await question.getByRole('button', { name: 'Остаться' }).click();
    await expect(form.getByLabel(/^Причина/), 'a dismissal loses nothing unasked').toHaveValue('Заменили гипсофилу');
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
    const codeField = courier.page.getByLabel('Код получателя');
    // Before the page is hydrated the field would lose the code.
    await courier.press(codeField);
    await codeField.fill(code);
    await courier.screenshot('door');
    await courier.page.getByRole('button', { name: 'Доставлен', exact: true }).click();
    await expect(courier.toast(`Заказ №\u00A0${number} доставлен`)).toBeVisible();
    await expect(sheet).toContainText('Доставлен');
    await customer.screenshot('delivered');
    await expect(rowOf(owner, number)).toHaveCount(0);
  });

  await test.step('the customer reviews the shop', async () => {
    await reviewShop(customer, sheet, `Всё вовремя, заказ ${number}`);
  });

  await test.step('the customer reviews the bouquet, and reads the answer of the shop', async () => {
    await reviewAndAnswer(customer, owner, `Роза к розе, заказ ${number}`);
  });
});

test('two people press the same step: the second sees who was first', async ({ site, anotherBrowser }) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  const florist = await anotherBrowser();
  await openDesk(florist, shop.florist);
  await expect(rowOf(florist, number)).toBeVisible();
  // The florist's queue cannot be reloaded, as on a connection that has just been lost.
  await florist.page.route(/\/events$/, (route) => route.abort());
  await florist.page.route(/\/desk\/[^/]+\/orders\?/, (route) => route.abort());
  florist.watch.allow(/\/events$|\/orders\?|409|Failed to load/);
  await pressStep(owner, number, 'Принять');
  await expect(owner.toast(`Заказ №\u00A0${number} принят`)).toBeVisible();
  const button = rowOf(florist, number).getByRole('button', { name: /^Принять/ });
  await button.click();
  await expect(florist.toast(/Уже принят: Глеб Назаров/)).toBeVisible();
});

test('a step taken offline survives a reload, and is sent once when the connection returns', async ({
  site,
  anotherBrowser,
}) => {
  await arriveAs(site, shop.customer, '/');
  const number = await buyBouquet(site);
  const florist = await anotherBrowser('phone');
  await openDesk(florist, shop.florist);
  const { page } = florist;
  const answers: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/steps')) answers.push(response.status());
  });
  florist.watch.allow(/./);
  await expect(rowOf(florist, number)).toBeVisible();
  await page.context().setOffline(true);
  await pressStep(florist, number, 'Принять');
  await expect(florist.toast(/отправим, когда вернётся связь/)).toBeVisible();
  await expectRow(florist, number, 'Отправим позже');
  await expect(page.getByRole('status').filter({ hasText: 'Нет сети' })).toContainText('1 действие');
  await florist.screenshot('offline');
  await test.step('the page is reloaded while steps still cannot be sent', async () => {
    await page.route(/\/steps$/, (route) => route.abort());
    await page.context().setOffline(false);
    await page.reload();
    await expectRow(florist, number, 'Отправим позже');
    expect(answers).toEqual([]);
  });
  await page.unroute(/\/steps$/);
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(florist.toast(`Заказ №\u00A0${number} принят`)).toBeVisible();
  await expectRow(florist, number, 'Начать сборку');
  expect(answers).toEqual([200]);
});

test('an order is handled without leaving the queue: the next row, the chat, the day, printing', async ({
  site,
  anotherBrowser,
}) => {
  await arriveAs(site, shop.customer, '/');
  const [first, second] = [await buyBouquet(site), await buyBouquet(site)];
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  const { page } = owner;
  await expect(rowOf(owner, first)).toBeVisible();
  await expect(rowOf(owner, second)).toBeVisible();

  await test.step('after a step the focus is on the next row, not at the top', () => acceptByKey(owner, first));

  await test.step('C opens the chat in the place of the order, Escape returns to the order', async () => {
    await rowOf(owner, second)
      .getByRole('button', { name: /^Принять/ })
      .focus();
    await page.keyboard.press('c');
    const chat = page.getByRole('region', { name: /^Чат с покупателем/ });
    await expect(chat.getByRole('textbox')).toBeFocused();
    await page.keyboard.type(`Добрый день! Заказ ${second} соберём к вечеру`);
    await owner.screenshot('chat');
    await page.keyboard.press('Enter');
    await expect(chat.getByText(`Заказ ${second} соберём к вечеру`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('region', { name: new RegExp(`^Заказ №\\s${second}$`) })).toBeVisible();
    await expect(page).toHaveURL(/\/orders\?open=/);
  });

  await test.step('the width of the order is remembered', () => narrowOrder(owner, second));
  await test.step('the week leads to the queue of a day', async () => {
    await findInWeek(owner, first);
    await page.goto(`/my/shop/${shop.slug}/orders`);
  });
  await test.step('the queue of tomorrow is saved as a view', () => keepView(owner, `Собрать завтра ${first}`));
  await test.step('a day is picked, and its list and slips are printed', () => printDay(owner, first));
  await test.step('on a phone the chat opens from the row over the whole window', async () => {
    const florist = await anotherBrowser('phone');
    await openDesk(florist, shop.florist);
    await openChatOfRow(florist, first, `Заказ ${second} соберём к вечеру`);
  });
});
