import type { Locator } from '@playwright/test';
import { payWith } from '../shopper/bank.ts';
import { addFrom } from '../shopper/buying.ts';
import { fillPart, placeOrder } from '../shopper/checkout.ts';
import { expectRow, pressStep } from '../shopper/desk.ts';
import {
  acceptContract,
  describeFirstProduct,
  describeShop,
  passModeration,
  saySeller,
  type NewShop,
} from '../shopper/newShop.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import { labelOf, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 300_000 });

/** People who work in no shop. */
const florists = { desktop: 'petr.gromov', phone: 'zhenya.m' };

const moment = new Date(Date.now() + 5 * 24 * 60 * 60 * 1000);
const timeZone = 'Europe/Moscow';
const day = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
const dayInWords = new Intl.DateTimeFormat('ru-RU', { timeZone, day: 'numeric', month: 'long' }).format(moment);

/** A guest's view of the checkout on the planned day, with the shop's first product. */
async function arriveAtPlannedDay(buyer: Site, slug: string, { name }: NewShop): Promise<Locator> {
  await signUp(buyer);
  await buyer.open(`/${slug}/storefront`);
  await addFrom(buyer, buyer.cards.first());
  await buyer.open('/checkout');
  await fillPart(buyer, { seller: name, way: /Самовывоз/, recipient: { name: 'Вера', phone: '9103842715' } });
  await labelOf(buyer.main.getByRole('radiogroup', { name: 'День' }).locator(`input[value="${day}"]`)).click();
  return buyer.main.getByRole('radiogroup', { name: 'Время' });
}

test('a person opens a shop, fills it, finds staff, plans a day, sells and reads the statistics', async ({
  site,
  anotherBrowser,
  isPhone,
}) => {
  site.watch.allow(/422/);
  const { page, main } = site;
  const mark = `${Date.now() % 100_000}${isPhone ? 'т' : 'к'}`;
  const shop: NewShop = { name: `Мята ${mark}`, product: `Букет «Открытие» из Мяты ${mark}` };

  await test.step('the register fills the requisites, and the input survives a reload', async () => {
    await saySeller(site);
    await describeShop(site, shop);
    await describeFirstProduct(site, shop);
    await acceptContract(site);
  });
  const slug = await test.step('the administration returns the shop with a reason, and opens it', async () =>
    passModeration(site, await anotherBrowser(), shop));
  const room = `/my/shop/${slug}`;

  await test.step('of a file with an invalid price the valid rows are imported, and the invalid one is corrected', async () => {
    await site.open(`${room}/products/import`);
    const rows = `Наименование;Цена;Остаток\r\nРозы ${mark};2 490,50;4\r\nВенок ${mark};дорого;2\r\n`;
    const file = { name: 'весна.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) };
    await main.locator('input[type=file]').setInputFiles(file);
    await expect(main.getByText('Новых 1, с ошибками 1.')).toBeVisible();
    await main.getByRole('button', { name: 'Загрузить 1 строку' }).click();
    await expect(main.getByText('Загружено 1 из 2 строк')).toBeVisible();
    await main.getByRole('button', { name: /^Цена.*строка 3.*дорого/ }).click();
    await page.keyboard.type('1 990');
    await page.keyboard.press('Enter');
    await main.getByRole('button', { name: 'Загрузить исправленные' }).click();
    await expect(main.getByText('Загружено 2 из 2 строк')).toBeVisible();
    await site.screenshot('imported');
  });

  await test.step('the page gets its tagline', async () => {
    await site.open(`${room}/storefront`);
    await main.getByLabel('Строка под названием').fill(`Соберём за час ${mark}`);
    await expect(main.getByText(/^Черновик сохранён в/)).toBeVisible();
    await main.getByRole('button', { name: 'Показать всем' }).click();
    await expect(site.toast('Покупатели видят новую страницу')).toBeVisible();
  });

  const florist = await anotherBrowser('phone');
  await test.step('a florist accepts the invitation in the chat', async () => {
    const login = isPhone ? florists.phone : florists.desktop;
    await site.open(`${room}/team`);
    const person = main.getByRole('textbox', { name: 'Никнейм или телефон' });
    await person.fill(login.slice(0, 5));
    await site.press(main.getByRole('list', { name: 'Найденные люди' }).getByRole('button', { name: `@${login}` }));
    await expect(person).toHaveValue(`@${login}`);
    await main.getByRole('textbox', { name: 'Должность' }).fill('Сборщица');
    const preview = main.getByRole('region', { name: 'Так приглашение выглядит в чате' });
    await (isPhone ? expect(preview).toBeHidden() : expect(preview).toContainText('Сборщица. Роль «Продавец»'));
    await main.getByRole('button', { name: 'Пригласить', exact: true }).click();
    await expect(main.getByRole('region', { name: 'Приглашения' }).getByText('Ждём ответа').first()).toBeVisible();
    await arriveAs(florist, login, '/chat');
    await florist.main.getByRole('link', { name: new RegExp(shop.name) }).click();
    await expect(florist.main.getByText(/^Сборщица\. Роль «Продавец»/)).toBeVisible();
    await florist.press(florist.main.getByRole('button', { name: 'Принять' }));
    await florist.press(florist.main.getByRole('link', { name: 'Открыть кабинет' }));
    await expect(florist.page).toHaveURL(new RegExp(`${room}/orders`));
  });

  await test.step('a day is planned for one order in its first hours', async () => {
    await site.open(`${room}/delivery?day=${day}`);
    await main.getByRole('button', { name: 'Самовывоз', exact: true }).click();
    await main.getByRole('button', { name: new RegExp(`^${dayInWords}, 0?9.*12`) }).click();
    const dialog = page.getByRole('dialog');
    const way = dialog.locator('section').filter({ has: page.getByRole('heading', { name: 'Самовывоз' }) });
    const hours = way.getByRole('group', { name: /^09:00–12:00/ });
    await hours.getByRole('spinbutton', { name: 'Заказов' }).fill('1');
    await dialog.getByRole('button', { name: 'Сохранить' }).click();
    await expect(dialog).toBeHidden();
  });

  const buyer = await anotherBrowser();
  const times = await arriveAtPlannedDay(buyer, slug, shop);
  await test.step('a customer reads the new page, buys for those hours, and they are full', async () => {
    await labelOf(times.getByRole('radio', { name: '09:00–12:00' })).click();
    await placeOrder(buyer);
    await payWith(buyer.page, 'good');
    await expect(buyer.dialog(/^Заказ №/)).toContainText('Оплачено');
    const guest = await anotherBrowser();
    const offered = await arriveAtPlannedDay(guest, slug, shop);
    await expect(offered.getByRole('radio', { name: '09:00–12:00' })).toBeDisabled();
    await guest.open(`/${slug}`);
    await expect(guest.main.getByText(`Соберём за час ${mark}`)).toBeVisible();
    await guest.screenshot('shop');
  });

  await test.step('the florist accepts the order', async () => {
    const row = florist.page.getByRole('article', { name: /аказ № \d+$/ });
    const number = /\d+$/.exec((await row.getAttribute('aria-label')) ?? '')?.[0] ?? '';
    await pressStep(florist, number, 'Принять');
    await expectRow(florist, number, 'Принят');
  });

  await test.step('the owner reads the figures of the day', async () => {
    await site.open(`${room}/statistics`);
    const tile = (label: string) => main.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) });
    await expect(tile('Выручка')).toContainText(/3\s450\s₽/);
    await expect(tile('Заказы')).toContainText('1');
    await site.screenshot('statistics');
  });
});
