import { addFrom, cardOf, emptyCart, sellers } from '../shopper/buying.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { labelOf } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

test('an address saved in the settings fills in the checkout with one press, and comes back after «Вернуть»', async ({
  site,
}, { retry }) => {
  const { page, main } = site;
  // The address of a first try is still there in the second.
  const [label, name] = retry ? ['Бабушка', 'Нина'] : ['Мама', 'Вера'];
  const saved = main.getByRole('region', { name: 'Адреса' }).getByText(`Получит ${name}`);
  await arriveAs(site, 'marina-flor', '/my/settings');
  const addresses = main.getByRole('region', { name: 'Адреса' });
  await site.press(addresses.getByRole('button', { name: 'Добавить адрес' }));
  const dialog = page.getByRole('dialog', { name: 'Новый адрес' });
  await dialog.getByRole('textbox', { name: 'Название' }).fill(label);
  await page.keyboard.press('Escape');
  await page
    .getByRole('alertdialog', { name: 'Закрыть без сохранения?' })
    .getByRole('button', { name: 'Остаться' })
    .click();
  await expect(dialog.getByRole('textbox', { name: 'Название' })).toHaveValue(label);
  await dialog.getByRole('combobox', { name: /Адрес/ }).fill('Нижний Новгород Горького 10');
  await page
    .getByRole('option', { name: /Нижний Новгород, ул Горького, д 10/ })
    .first()
    .click();
  await dialog.getByLabel('Квартира').fill('12');
  await labelOf(dialog.getByRole('radio', { name: 'Другой человек' })).click();
  await dialog.getByRole('textbox', { name: 'Имя' }).fill(name);
  await dialog.getByRole('textbox', { name: 'Телефон получателя' }).fill('9103842715');
  await dialog.getByRole('button', { name: 'Сохранить' }).click();
  await expect(dialog).toBeHidden();
  await expect(saved).toBeVisible();
  await site.screenshot('saved');

  await addresses.getByRole('button', { name: `Удалить адрес «${label}»` }).click();
  await expect(saved).toHaveCount(0);
  await site.pressInToast(`Удалили адрес «${label}»`, 'Вернуть');
  await expect(saved).toBeVisible();

  await emptyCart(site);
  await site.open('/catalog/bukety');
  await site.waitForHydration();
  await addFrom(site, cardOf(site, sellers.first));
  await site.openCart();
  await site.cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  await expect(page).toHaveURL('/checkout');
  const part = page.getByRole('region', { name: new RegExp(sellers.first) });
  await labelOf(
    part.getByRole('radiogroup', { name: 'Как получить' }).getByRole('radio', { name: /Доставка/ }),
  ).click();
  await part.getByRole('group', { name: 'Ваши адреса' }).getByRole('button', { name: label }).click();
  await expect(part.getByRole('combobox', { name: /Адрес/ })).toHaveValue(/^ул Горького, д 10/);
  await expect(part.getByLabel('Квартира')).toHaveValue('12');
  await expect(part.getByRole('textbox', { name: 'Имя' })).toHaveValue(name);
  await site.screenshot('checkout');
});
