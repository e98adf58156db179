import { arriveAs } from '../shopper/signingIn.ts';
import { expect, test } from '../shopper/test.ts';

test.use({ hasAcceptedCookies: false });

test('STA-41: the banner shows until accepted', async ({ site }) => {
  const { page } = site;
  const banner = page.getByRole('region', { name: 'Согласие на cookie' });
  await site.open('/');
  await expect(banner, 'OVL-09: the banner').toBeVisible();
  await banner.getByRole('button', { name: 'Хорошо' }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await site.waitForHydration();
  await expect(banner).toHaveCount(0);
  const consent = (await page.context().cookies()).find(({ name }) => name === 'vetka_cookie_consent');
  expect(consent?.domain, 'STA-42: the cookie’s domain is the site’s').toBe(new URL(page.url()).hostname);
  const days = ((consent?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days * 10) / 10, 'CON-21: for six days').toBe(6);
});

test('the banner does not cover the message field', async ({ site }) => {
  await arriveAs(site, 'shopper', '/chat/1');
  const banner = await site.page.getByRole('region', { name: 'Согласие на cookie' }).boundingBox();
  const field = await site.page.getByRole('textbox', { name: 'Сообщение' }).boundingBox();
  if (!banner || !field) throw new Error('The banner or the message field is missing.');
  const isBeside = banner.x + banner.width <= field.x;
  expect(isBeside || banner.y + banner.height <= field.y).toBe(true);
});
