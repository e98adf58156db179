import { payWith } from '../shopper/bank.ts';
import { signUp } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.describe.configure({ timeout: 150_000 });

test('ASE-12: a new person buys a subscription at cost price and sees until when it lasts', async ({ site }) => {
  await signUp(site);
  await site.open('/cost-price');
  const offer = site.main.getByRole('listitem').filter({ hasText: 'На один день' });
  await expect(offer.getByText('за день')).toBeVisible();
  await site.screenshot('offers');
  await site.press(offer.getByRole('button', { name: /^Оформить за/ }));
  await payWith(site.page, 'good');
  await expect(site.page).toHaveURL(/\/cost-price/);
  await expect(async () => {
    await site.open('/cost-price');
    await expect(offer.getByText(/^Действует до/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
});

test('ASE-13: an organisation buys a corporate subscription of a shop with its requisites', async ({ site }) => {
  await signUp(site);
  await site.open('/myata-i-pion');
  const offers = site.main.getByRole('listitem');
  const own = offers.filter({ hasText: 'Друг мастерской' });
  await expect(own.getByRole('button', { name: /^Оформить за/ }), 'ASE-11: the plans of a shop').toBeVisible();
  const office = offers.filter({ hasText: 'Цветы в офис' });
  await site.press(office.getByRole('button', { name: /^Оформить за/ }));
  const form = site.dialog('Реквизиты плательщика');
  await form.getByLabel(/^Название организации/).fill('ООО «Ромашка»');
  await form.getByLabel(/^ИНН/).fill('7707083894');
  await form.getByLabel(/^КПП/).fill('773601001');
  await form.getByLabel(/^ОГРН/).fill('1027700132195');
  await form.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click();
  await expect(form.getByText('Проверьте ИНН: контрольная цифра не сходится')).toBeVisible();
  await site.screenshot('requisites');
  await form.getByLabel(/^ИНН/).fill('7707083893');
  await form.getByRole('button', { name: 'Сохранить и перейти к оплате' }).click();
  await payWith(site.page, 'good');
  await expect(site.page).toHaveURL(/\/myata-i-pion/);
  await expect(async () => {
    await site.open('/myata-i-pion');
    await expect(office.getByText(/^Действует до/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await site.follow(office.getByRole('link', { name: 'Мои подписки' }), '/my/subscriptions');
  await site.screenshot('own');
  await site.press(site.main.getByRole('button', { name: /^Продлить «Цветы в офис»/ }));
  await payWith(site.page, 'good');
  await expect(site.page).toHaveURL(/\/my\/subscriptions/);
  await expect(async () => {
    await site.open('/my/subscriptions');
    await expect(site.main.getByText(/^Начнётся/)).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 90_000 });
  await site.screenshot('prolonged');
  await site.press(site.main.getByRole('button', { name: /^Чек: / }).first());
  const receipt = site.dialog(/^Оплата /);
  await expect(receipt).toContainText('Плательщик');
  await expect(receipt).toContainText('ООО «Ромашка», ИНН 7707083893');
  await site.screenshot('receipt');
});

test('«Back» from the bank leads to a plan that can be bought again', async ({ site }) => {
  const { main, page } = site;
  await signUp(site);
  await site.open('/cost-price');
  const offer = main.getByRole('listitem').filter({ hasText: 'На один день' });
  const buy = offer.getByRole('button', { name: /^Оформить за/ });
  // The page is left and restored as it was: the browser's own cache is switched off in tests.
  await page.route('**/tbank/pay/**', (route) => route.fulfill({ status: 204 }));
  const asked = page.waitForRequest('**/tbank/pay/**');
  await site.press(buy);
  await asked;
  await expect(offer.getByRole('button', { name: 'Открываем банк' })).toBeVisible();
  await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(buy).toBeVisible();
  await page.unroute('**/tbank/pay/**');
  await buy.click();
  await payWith(page, 'good');
});
