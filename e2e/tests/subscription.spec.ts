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
    await expect(offer.getByText(/^Действует до/)).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout: 30_000 });
});

test('ASE-11: a shop shows its plans, and a person without requisites is led to enter them', async ({ site }) => {
  await signUp(site);
  await site.open('/myata-i-pion');
  const offers = site.main.getByRole('listitem');
  const own = offers.filter({ hasText: 'Друг мастерской' });
  await expect(own.getByRole('button', { name: /^Оформить за/ })).toBeVisible();
  await own.scrollIntoViewIfNeeded();
  await site.screenshot('plans');
  await site.follow(
    offers.filter({ hasText: 'Цветы в офис' }).getByRole('link', { name: 'Указать ИНН' }),
    '/my/settings',
  );
});
