import { payWith } from '../shopper/bank.ts';
import { addFrom } from '../shopper/buying.ts';
import { shop } from '../shopper/desk.ts';
import { arriveAs, signUp } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 150_000 });

test('ENU-04: a shop creates a plan and a promo code, a customer buys one and enters the other, and the price falls twice', async ({
  site,
  anotherBrowser,
}) => {
  const mark = Date.now() % 1_000_000;
  const [plan, code] = [`Друзья ${mark}`, `ROZA${mark}`];
  const room = `/my/shop/${shop.slug}/discounts`;

  await test.step('the owner starts to sell a plan of 50 percent for 10 roubles', async () => {
    await arriveAs(site, shop.owner, room);
    await site.press(site.main.getByRole('button', { name: 'Подписка', exact: true }));
    const form = site.dialog('Новая подписка');
    await form.getByLabel('Название').fill(plan);
    await form.getByLabel('Цена').fill('10');
    await form.getByRole('button', { name: 'Начать продавать' }).click();
    await expect(form.getByText('Целое число от 1 до 100')).toBeVisible();
    await expect(form.getByLabel('Скидка', { exact: true }), 'the first invalid field has focus').toBeFocused();
    await form.getByLabel('Скидка', { exact: true }).fill('50');
    await form.getByLabel('Что ещё даёт').fill('Открытка бесплатно');
    await form.getByRole('button', { name: 'Начать продавать' }).click();
    await expect(site.main.getByRole('listitem').filter({ hasText: plan }).first()).toContainText('10 ₽ в месяц');
  });

  await test.step('and creates a promo code of 100 roubles', async () => {
    await site.press(site.main.getByRole('link', { name: 'Промокод', exact: true }));
    const editor = site.main.getByRole('region', { name: 'Новый промокод' });
    await editor.getByRole('button', { name: 'Создать промокод' }).click();
    await expect(editor.getByRole('textbox', { name: 'Промокод' })).toBeFocused();
    await expect(editor.getByRole('textbox', { name: 'Промокод' })).toBeInViewport();
    await editor.getByRole('textbox', { name: 'Промокод' }).fill(code);
    await editor.getByRole('radio', { name: 'Сумма' }).press('Space');
    await editor.getByLabel('Скидка', { exact: true }).fill('100');
    await expect(editor.getByText(/^За последние 30 дней/)).toBeVisible();
    await site.screenshot('coupon');
    const lastDay = editor.getByRole('textbox', { name: 'Последний день' });
    await lastDay.pressSequentially('31042099');
    await editor.getByRole('button', { name: 'Создать промокод' }).click();
    await expect(lastDay, 'a code without a last day would never end').toBeFocused();
    await expect(lastDay).toHaveAccessibleDescription('Такой даты нет в календаре');
    await lastDay.fill('');
    await lastDay.pressSequentially('310599');
    await lastDay.press('Enter');
    await expect(site.main.getByRole('listitem').filter({ hasText: code }).first()).toContainText('до 31 мая 2099');
  });

  await test.step('a customer buys the plan, and pays half less 100 roubles', async () => {
    const customer = await anotherBrowser();
    await signUp(customer);
    await customer.open(`/${shop.slug}`);
    const offer = customer.main.getByRole('listitem').filter({ hasText: plan });
    await expect(offer.getByText('Открытка бесплатно')).toBeVisible();
    await customer.press(offer.getByRole('button', { name: /^Оформить за/ }));
    await payWith(customer.page, 'good');
    await expect(customer.page).toHaveURL(new RegExp(`/${shop.slug}`));
    await expect(async () => {
      await customer.open(`/${shop.slug}`);
      await expect(offer.getByText(/^Действует до/)).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 90_000 });
    await customer.open(`/catalog/bukety?service=${shop.slug}`);
    await customer.waitForHydration();
    await addFrom(customer, customer.cards.first());
    await customer.openCart();
    await expect(customer.cart.getByText('Подписка «Базовая»'), 'ENU-04: the plan takes its part off').toBeVisible();
    const coupon = customer.cart.getByRole('textbox', { name: 'Промокод' });
    await coupon.fill(code);
    await coupon.press('Enter');
    const discount = customer.cart.getByRole('group').filter({ hasText: `Промокод ${code}` });
    await expect(discount).toContainText('−100 ₽');
    await customer.screenshot('cart');
  });
});
