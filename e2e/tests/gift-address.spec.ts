import { payWith } from '../shopper/bank.ts';
import { addFrom, emptyCart } from '../shopper/buying.ts';
import { fillPart, placeOrder } from '../shopper/checkout.ts';
import { openDesk, shop, showRow } from '../shopper/desk.ts';
import { signUp } from '../shopper/signingIn.ts';
import { tick, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

// Several people and a payment.
test.describe.configure({ timeout: 180_000 });

/** Buys a bouquet for somebody whose address she does not know. Returns the number of the order at the desk. */
async function buyWithoutAddress(site: Site): Promise<string> {
  await emptyCart(site);
  await site.open(`/${shop.slug}`);
  await addFrom(site, site.cards.first());
  await site.open('/checkout');
  const part = site.page.getByRole('region', { name: new RegExp(shop.name) });
  await fillPart(site, { seller: shop.name, way: /Курьер/, recipient: { name: 'Вера', phone: '9103842716' } });
  await tick(part.getByRole('checkbox', { name: 'Адрес и время уточнит получатель' }));
  await expect(part.getByRole('combobox', { name: /Адрес/ })).toHaveCount(0);
  await site.screenshot('checkout');
  await placeOrder(site);
  await payWith(site.page, 'good');
  const panel = site.dialog(/^Заказ №/);
  await expect(panel).toContainText('Ждём адрес от получателя');
  await panel.getByRole('button', { name: /^Подробнее/ }).click();
  const title = await site
    .dialog(/^Заказ №/)
    .last()
    .getByRole('heading', { name: /^Заказ №/ })
    .innerText();
  return /\d+/.exec(title)?.[0] ?? '';
}

test('the recipient of a gift gives the address by a link, on a phone and without an account', async ({
  site: customer,
  anotherBrowser,
}) => {
  await customer.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await signUp(customer, 'Москва');
  const number = await buyWithoutAddress(customer);
  const sheet = customer.dialog(new RegExp(`^Заказ №\\s${number}$`)).last();
  await customer.screenshot('waiting');
  await customer.press(sheet.getByRole('button', { name: 'Скопировать ссылку' }));
  await expect(customer.toast('Ссылка скопирована')).toBeVisible();
  const link = await customer.page.evaluate(() => navigator.clipboard.readText());

  const recipient = await anotherBrowser('phone');
  await recipient.page.goto(link);
  const form = recipient.main.getByRole('form', { name: 'Куда и когда привезти подарок' });
  await expect(form.getByRole('heading', { name: 'Вам готовят подарок' })).toBeVisible();
  await recipient.screenshot('gift');
  await recipient.press(form.getByRole('button', { name: 'Передать адрес магазину' }));
  await expect(form.getByText('Поле обязательно для заполнения').first()).toBeVisible();
  await form.getByRole('combobox', { name: /Адрес/ }).fill('Тверская 10');
  await recipient.page
    .getByRole('option', { name: /ул Тверская, д 10/ })
    .first()
    .click();
  await form.getByLabel('Квартира').fill('12');
  await form.getByLabel('Комментарий курьеру').fill('Домофон не работает');
  await tick(form.getByRole('checkbox', { name: /согласие/ }));
  await recipient.press(form.getByRole('button', { name: 'Передать адрес магазину' }));
  await expect(recipient.main.getByRole('heading', { name: 'Спасибо, адрес передан магазину' })).toBeVisible();
  await recipient.screenshot('saved');

  await expect(sheet).toContainText('Получатель указал адрес');
  await customer.screenshot('answered');
  const owner = await anotherBrowser();
  await openDesk(owner, shop.owner);
  await expect(await showRow(owner, number)).toContainText('Тверская');
  await owner.page.goto(`/my/shop/${shop.slug}/orders/${number}`);
  await expect(owner.page.getByText('Домофон не работает').first()).toBeVisible();
  await owner.screenshot('desk');
});
