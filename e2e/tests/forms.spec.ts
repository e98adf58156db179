import type { Locator, Page } from '@playwright/test';
import { addFrom, arriveToBuy, cardOf, fillBothParts, sellers } from '../shopper/buying.ts';
import { pressPay } from '../shopper/checkout.ts';
import { arriveAs } from '../shopper/signingIn.ts';
import { tick, type Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const empty = 'Поле обязательно для заполнения';

const partOf = ({ page }: Site, seller: string): Locator => page.getByRole('region', { name: new RegExp(seller) });

/** The server refuses every order with these errors, in one of its error formats. */
async function refuseOrders(page: Page, errors: unknown): Promise<void> {
  await page.unroute('**/api/v1/orders');
  await page.route('**/api/v1/orders', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 422, json: { statusCode: 422, code: 'order.invalid', message: 'Проверьте', errors } })
      : route.continue(),
  );
}

/** Opens an empty checkout for a demo person with items of two sellers. */
async function arriveAtEmptyCheckout(site: Site, login: string): Promise<void> {
  await arriveToBuy(site, login, '/catalog/bukety');
  await site.waitForHydration();
  for (const seller of [sellers.first, sellers.second]) await addFrom(site, cardOf(site, seller));
  await site.page.goto('/checkout');
  await expect(partOf(site, sellers.second).getByRole('radiogroup', { name: 'Время' })).toBeVisible();
  await site.waitForHydration();
}

test('a checkout of two sellers shows missing fields and the server’s field errors', async ({ site, isPhone }) => {
  test.setTimeout(120_000);
  const { page } = site;
  await arriveAtEmptyCheckout(site, isPhone ? 'petr.gromov' : 'nina.fikus');
  const [first, second] = [partOf(site, sellers.first), partOf(site, sellers.second)];

  await test.step('VAL-15: the first error is shown in a toast, scrolled into view and focused', async () => {
    await pressPay(site);
    const time = first.getByRole('radiogroup', { name: 'Время' });
    await expect(site.toast(empty)).toHaveCount(1);
    await expect(time).toBeInViewport({ ratio: 1 });
    await expect(time.locator(':focus')).toHaveCount(1);
    for (const part of [first, second]) {
      const hours = part.getByRole('radiogroup', { name: 'Время' });
      await expect(hours, 'VAL-14: under each field').toHaveAccessibleDescription(empty);
    }
    const consent = page.getByRole('checkbox', { name: /согласие/ });
    await expect(consent, 'VAL-01: the message').toHaveAccessibleDescription(empty);
    await expect(page).toHaveURL('/checkout');
    await site.screenshot('missing');
  });

  await test.step('fields are validated shortly after input, and at once on blur', async () => {
    const email = page.getByLabel('Почта для чека');
    await email.fill('');
    await email.pressSequentially('вера');
    await expect(email, 'VAL-12: on input').toHaveAccessibleDescription(/Проверьте адрес/);
    await email.fill('vera@vetka.example');
    await email.blur();
    await expect(email, 'VAL-13: on blur').toHaveAccessibleDescription('');
  });

  await tick(page.getByRole('checkbox', { name: /согласие/ }));
  await fillBothParts(site);
  site.watch.allow(/422/);

  await test.step('VAL-16: field errors are shown under their fields, other errors beside the button', async () => {
    const comment = second.getByLabel('Комментарий');
    await comment.fill('Позвоните');
    await refuseOrders(page, {
      'orders.1.comment': ['Слишком коротко', 'напишите подробнее'],
      'orders.0.products': ['«Ирисы»: доступно 2 шт'],
    });
    await pressPay(site);
    const joined = 'Слишком коротко, напишите подробнее';
    await expect(site.toast(joined)).toBeVisible();
    await expect(comment, 'VAL-20: joined with a comma').toHaveAccessibleDescription(joined);
    await expect(comment).toBeFocused();
    await expect(comment).toBeInViewport();
    await expect(comment).toHaveValue('Позвоните');
    await expect(
      first.getByLabel('Комментарий'),
      'VAL-18: the error of a section is matched by its index',
    ).toHaveAccessibleDescription('');
    await expect(page.getByRole('alert').filter({ hasText: '«Ирисы»: доступно 2 шт' })).toBeAttached();
    await site.screenshot('refused');
  });

  await test.step('VAL-19: errors may be a list of entries with name and message', async () => {
    await refuseOrders(page, [{ name: 'orders.0.cardText', message: 'Флорист не разобрал' }]);
    await pressPay(site);
    await expect(first.getByLabel('Текст открытки')).toHaveAccessibleDescription('Флорист не разобрал');
    await expect(second.getByLabel('Комментарий')).toHaveAccessibleDescription('');
    await expect(page.getByText('«Ирисы»: доступно 2 шт')).toHaveCount(0);
  });

  await test.step('VAL-17: errors may be one string', async () => {
    await refuseOrders(page, 'Магазин закрылся');
    await pressPay(site);
    await expect(site.toast('Магазин закрылся')).toHaveCount(1);
  });

  await test.step('a refusal that concerns no field is scrolled into view', async () => {
    await refuseOrders(page, { 'orders.0.products': ['«Ирисы»: доступно 2 шт'] });
    await page.evaluate(() => scrollTo(0, 0));
    await pressPay(site);
    await expect(page.getByRole('alert').filter({ hasText: '«Ирисы»: доступно 2 шт' }).last()).toBeInViewport();
  });
});

test('VAL-04: the passwords must match, and requisites have valid check digits @desktop', async ({ site }) => {
  const { page } = site;
  await arriveAs(site, 'nina.fikus', '/my/settings');
  await site.waitForHydration();
  await page.getByLabel(/^Текущий пароль/).fill('не тот пароль');
  await page.getByLabel(/^Новый пароль(?! ещё)/).fill('перечная мята');
  const repeatedPassword = page.getByLabel(/^Новый пароль ещё раз/);
  await repeatedPassword.fill('перечная');
  await repeatedPassword.press('Enter');
  await expect(repeatedPassword).toHaveAccessibleDescription('Поля не совпадают');
  await expect(repeatedPassword).toBeFocused();
  site.watch.allow(/422/);
  await repeatedPassword.fill('перечная мята');
  await repeatedPassword.press('Enter');
  await expect(page.getByLabel(/^Текущий пароль/)).toHaveAccessibleDescription('Неверный текущий пароль');
  await expect(repeatedPassword).toHaveValue('перечная мята');

  await page.getByRole('textbox', { name: 'Название организации' }).fill('Ветка');
  await page.getByRole('textbox', { name: 'ИНН' }).fill('7707083894');
  await page.getByRole('textbox', { name: 'КПП' }).fill('773601001');
  const ogrn = page.getByRole('textbox', { name: 'ОГРН' });
  await ogrn.fill('1027700132195');
  await ogrn.press('Enter');
  await expect(page.getByRole('textbox', { name: 'ИНН' })).toHaveAccessibleDescription(/контрольная цифра/);
  await page.getByRole('textbox', { name: 'ИНН' }).fill('7707083893');
  await site.screenshot('settings');
  await ogrn.press('Enter');
  await expect(site.toast('Сохранено')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'ИНН' })).toHaveValue('7707083893');
});
