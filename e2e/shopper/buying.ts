import { expect, type Locator } from '@playwright/test';
import { fillPart } from './checkout.ts';
import { signInByRequest } from './signingIn.ts';
import type { Site } from './site.ts';

/** Two sellers in one city, so that one address is valid for both. */
export const sellers = { first: 'Сад на Покровке', second: 'Мята и пион' } as const;

/** The first card of a seller in the list. */
export const cardOf = (site: Site, seller: string): Locator => site.cards.filter({ hasText: seller }).first();

/** Product name of a card, also of one below the window, whose contents the browser skips: `innerText` is empty then. */
export const titleOf = async (card: Locator): Promise<string> => (await card.getByRole('heading').textContent()) ?? '';

/** Removes goods that other tests, or an earlier try of this one, left in the cart of a demo person. */
export async function emptyCart({ page: { request } }: Site): Promise<void> {
  const { carts } = (await (await request.get('/api/v1/cart')).json()) as { carts: { cartId: number }[] };
  for (const { cartId } of carts) expect((await request.delete(`/api/v1/cart/${cartId}`)).ok()).toBe(true);
}

/** Signs in a demo person whose cart is empty, and opens a page. */
export async function arriveToBuy(site: Site, login: string, path: string): Promise<void> {
  await signInByRequest(site, login);
  await emptyCart(site);
  await site.open(path);
}

/** Adds the product of a card to the cart. */
export async function addFrom(site: Site, card: Locator): Promise<string> {
  const title = await titleOf(card);
  await site.press(card.getByRole('button', { name: `В корзину: ${title}`, exact: true }));
  await expect(site.toast(title)).toBeVisible();
  return title;
}

/** Fills in both sellers' sections: delivery to another recipient, and pickup. */
export async function fillBothParts(site: Site): Promise<void> {
  await fillPart(site, {
    seller: sellers.first,
    way: /Доставка/,
    address: {
      typed: 'Горького 10',
      suggested: /Нижний Новгород, ул Горького, д 10/,
      shown: /^ул Горького, д 10, .*Нижний Новгород$/,
    },
    recipient: { name: 'Вера', phone: '9103842715' },
    cardText: 'С днём рождения!',
  });
  await fillPart(site, { seller: sellers.second, way: /Самовывоз/, recipient: 'self' });
  await expect(site.page.getByText('Поле обязательно для заполнения')).toHaveCount(0);
}

/** Signs in a demo person with items of two sellers in the cart, and fills in the whole checkout. */
export async function arriveAtCheckout(site: Site, login: string): Promise<string[]> {
  await arriveToBuy(site, login, '/catalog/bukety');
  await site.waitForHydration();
  const titles = [await addFrom(site, cardOf(site, sellers.first)), await addFrom(site, cardOf(site, sellers.second))];
  await site.openCart();
  await site.cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  await expect(site.page).toHaveURL('/checkout');
  await fillBothParts(site);
  return titles;
}
