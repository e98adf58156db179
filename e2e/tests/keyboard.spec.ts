import { tabTo } from '../shopper/keyboard.ts';
import { expect, test } from '../shopper/test.ts';

test('from home to a product, into the cart and to the checkout with Tab and Enter', async ({ site }) => {
  const { page, main, cart } = site;
  await site.open('/');
  await tabTo(site, main.getByRole('link', { name: 'Букеты', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Букеты' })).toBeVisible();
  const product = site.cards.first().getByRole('heading').getByRole('link');
  const title = await product.innerText();
  await tabTo(site, product, 150);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const add = page.getByRole('button', { name: 'В корзину', exact: true });
  await tabTo(site, add);
  await page.keyboard.press('Enter');
  await expect(site.toast(title)).toBeVisible();
  await page.keyboard.press('Home');
  await tabTo(site, site.cartLink, 150);
  await page.keyboard.press('Enter');
  await expect(cart).toBeVisible();
  await tabTo(site, cart.getByRole('link', { name: 'Перейти к оформлению заказа' }));
  await page.keyboard.press('Enter');
  await expect(site.signIn).toBeVisible();
  await expect(site.signIn.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(site.signIn).toBeHidden();
});

test('Escape closes the cart and restores the focus', async ({ site }) => {
  await site.open('/');
  await site.cartLink.focus();
  await site.page.keyboard.press('Enter');
  await expect(site.cart).toBeVisible();
  await site.page.keyboard.press('Escape');
  await expect(site.cart).toBeHidden();
  await expect(site.cartLink).toBeFocused();
});

test('a condition that is taken away with the keyboard leaves the focus at the list', async ({ site }) => {
  const { page, main } = site;
  const removes = (name: string | RegExp) => main.getByRole('link', { name }).first();
  const tabbed = () => page.evaluate(() => document.activeElement?.textContent);
  await site.open('/catalog/bukety?deliveryToday=true&flower=rose');
  await site.waitForHydration();
  await removes('Убрать: Розы').press('Enter');
  await expect(page).toHaveURL('/catalog/bukety?deliveryToday=true');
  await expect(removes('Убрать: Розы')).toBeHidden();
  await page.keyboard.press('Tab');
  expect(await tabbed()).toBe('Убрать: Доставят сегодня');
  await removes('Сбросить').press('Enter');
  await expect(page).toHaveURL('/catalog/bukety');
  await expect(removes('Сбросить')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(main.getByRole('combobox')).toBeFocused();

  await site.open('/catalog?flower=peony&priceTo=1');
  await site.waitForHydration();
  await removes(/^Цена/).press('Enter');
  await expect(site.cards.first()).toBeVisible();
  await page.keyboard.press('Tab');
  expect(await tabbed()).toBe('Убрать: Пионы');
});
