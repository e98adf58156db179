import { addFrom, cardOf, sellers } from '../shopper/buying.ts';
import { signUp } from '../shopper/signingIn.ts';
import type { Site } from '../shopper/site.ts';
import { expect, test } from '../shopper/test.ts';

const product = {
  path: '/products/buket-iz-3-rozovykh-gortenziy',
  title: 'Букет из 3 розовых гортензий',
  seller: sellers.first,
};

const place = (site: Site) => (site.isPhone ? site.page.getByRole('group', { name: 'Покупка' }) : site.main);
const button = (site: Site, name: string) => place(site).getByRole('button', { name, exact: true });

/** The quantity field of a product in the open cart. */
const quantityOf = ({ cart }: Site, title: string) =>
  cart.getByRole('spinbutton', { name: `Количество: ${title}`, exact: true });

/** Counts the «add to cart» calls. */
function countAdditions({ page }: Site): { calls: number } {
  const count = { calls: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart/addToCart')) count.calls += 1;
  });
  return count;
}

test('«Купить сейчас» goes to the checkout, and adds only a product that is not in the cart', async ({ site }) => {
  const { page } = site;
  await signUp(site);
  const additions = countAdditions(site);
  const buyNow = async () => {
    await site.open(product.path);
    await site.press(button(site, 'Купить сейчас'));
    await expect(page).toHaveURL('/checkout');
    const part = page.getByRole('region', { name: product.seller });
    await expect(part).toContainText('1 товар на 1 990 ₽');
  };
  await buyNow();
  expect(additions.calls, 'CRT-13: adds, then goes to /checkout').toBe(1);
  await buyNow();
  expect(additions.calls, 'CRT-12: a product in the cart goes straight to /checkout').toBe(1);
  await page.goto('/');
  await site.waitForHydration();
  await site.openCart();
  await expect(quantityOf(site, product.title)).toHaveValue('1');
});

test('CRT-11: «В корзине» opens the cart and adds nothing', async ({ site }) => {
  const { cart } = site;
  await site.open(product.path);
  const additions = countAdditions(site);
  await site.press(button(site, 'В корзину'));
  await expect(place(site).getByRole('spinbutton', { name: `Сколько в корзине: ${product.title}` })).toHaveValue('1');
  expect(additions.calls).toBe(1);
  for (const press of ['first', 'second']) {
    await button(site, 'В корзине').click();
    await expect(cart, press).toBeVisible();
    await expect(quantityOf(site, product.title)).toHaveValue('1');
    await cart.getByRole('button', { name: 'Закрыть' }).click();
    await expect(cart, press).toBeHidden();
  }
  expect(additions.calls).toBe(1);
});

test('«Купить сейчас» takes a product that was deselected in the cart to the checkout @desktop', async ({ site }) => {
  const { page, cart } = site;
  await signUp(site);
  await site.open(product.path);
  await site.press(button(site, 'В корзину'));
  await site.openCart();
  await cart.getByRole('checkbox', { name: `Выбрать: ${product.title}` }).uncheck();
  await expect(cart).toContainText('0 Товара');
  await cart.getByRole('button', { name: 'Закрыть' }).click();
  await site.press(button(site, 'Купить сейчас'));
  await expect(page).toHaveURL('/checkout');
  await expect(page.getByRole('region', { name: product.seller })).toContainText('1 товар на 1 990 ₽');
});

test('a product added in another tab is in the cart of this one, and is not added again @desktop', async ({ site }) => {
  await site.openWhole(product.path);
  const additions = countAdditions(site);
  const other = await site.page.context().newPage();
  await other.goto(product.path);
  await other.getByRole('main').getByRole('button', { name: 'В корзину', exact: true }).first().click();
  await expect(button(site, 'В корзине')).toBeVisible();
  await button(site, 'В корзине').click();
  await expect(quantityOf(site, product.title)).toHaveValue('1');
  expect(additions.calls).toBe(0);
});

test('CRT-11: two quick presses of «В корзину» add one item @desktop', async ({ site }) => {
  await site.open(product.path);
  const additions = countAdditions(site);
  const add = button(site, 'В корзину');
  await site.press(add);
  // Dispatched directly, like a second tap before the response.
  await add.dispatchEvent('click').catch(() => undefined);
  await expect(button(site, 'В корзине')).toBeVisible();
  await site.page.reload();
  await site.waitForHydration();
  await expect(place(site).getByRole('spinbutton')).toHaveValue('1');
  expect(additions.calls).toBe(1);
});

test('CRT-10: the quantity is a number input with plus and minus buttons', async ({ site }) => {
  const { cart } = site;
  await site.open('/catalog/bukety');
  const title = await addFrom(site, cardOf(site, sellers.second));
  await site.openCart();
  const quantity = quantityOf(site, title);
  await expect(quantity).toHaveAttribute('type', 'number');
  await expect(quantity).toHaveAttribute('min', '1');
  await expect(quantity).toHaveAttribute('max', /^\d+$/);
  await expect(cart.getByRole('group', { name: `Количество: ${title}` })).toBeVisible();
  await cart.getByRole('button', { name: `Больше: Количество: ${title}` }).click();
  await expect(quantity).toHaveValue('2');
  await cart.getByRole('button', { name: `Меньше: Количество: ${title}` }).click();
  await expect(quantity).toHaveValue('1');
  await quantity.focus();
  await quantity.press('ArrowUp');
  await expect(quantity).toHaveValue('2');
  await quantity.press('Home');
  await expect(quantity).toHaveValue('1');
  await quantity.fill('3');
  await quantity.press('Enter');
  await expect(cart).toContainText('3 Товара');
});

test('quick presses of a card’s stepper add up, also right after the page has loaded', async ({ site }) => {
  await site.open('/catalog/bukety');
  const card = cardOf(site, sellers.second);
  const title = await addFrom(site, card);
  await site.page.reload();
  const quantity = card.getByRole('spinbutton', { name: `Сколько в корзине: ${title}` });
  const more = card.getByRole('button', { name: `Больше: Сколько в корзине: ${title}` });
  await more.click({ clickCount: 3 });
  await expect(quantity, 'shown before the response').toHaveValue('4');
  await site.openCart();
  await expect(quantityOf(site, title)).toHaveValue('4');
  await expect(site.cart, 'saved: the total counts all four').toContainText('4 Товара');
});

test('the buttons of the product bar are not truncated at 320 pixels @phone', async ({ site }) => {
  const { page } = site;
  await page.setViewportSize({ width: 320, height: 640 });
  await site.open(product.path);
  const bar = place(site);
  for (const state of ['not in the cart', 'in the cart']) {
    const cut = await bar
      .locator('button, button *')
      .evaluateAll((parts) =>
        parts
          .filter((part) => part.scrollWidth > part.clientWidth + 1 && part.clientWidth > 0)
          .map((part) => part.textContent),
      );
    expect(cut, state).toEqual([]);
    const box = await bar.boundingBox();
    expect(box?.height, state).toBeLessThanOrEqual(136);
    if (state === 'not in the cart') {
      await site.press(button(site, 'В корзину'));
      await expect(button(site, 'В корзине')).toBeVisible();
    }
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
