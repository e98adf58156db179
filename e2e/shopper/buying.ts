import { expect, type Locator } from '@playwright/test';
import { fillPart } from './checkout.ts';
import { arriveAs } from './signingIn.ts';
import type { Site } from './site.ts';

/** Two sellers of one city, so that one address is good for both. */
export const sellers = { first: 'Сад на Покровке', second: 'Мята и пион' } as const;

/** A card of the list by who sells it. */
export const cardOf = (site: Site, seller: string): Locator => site.cards.filter({ hasText: seller }).first();

/** Name of the product of a card. */
export const titleOf = (card: Locator): Promise<string> => card.getByRole('heading').innerText();

/** Puts the product of a card into the cart. */
export async function addFrom(site: Site, card: Locator): Promise<string> {
  const title = await titleOf(card);
  await site.press(card.getByRole('button', { name: `В корзину: ${title}`, exact: true }));
  await expect(site.toast(title)).toBeVisible();
  return title;
}

/** Answers both sellers: to somebody else's door, and to be fetched. */
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

/** A demo person with a full cart of two sellers, at the checkout with everything filled in. */
export async function arriveAtCheckout(site: Site, login: string): Promise<string[]> {
  await arriveAs(site, login, '/catalog/bukety');
  await site.comesToLife();
  const titles = [await addFrom(site, cardOf(site, sellers.first)), await addFrom(site, cardOf(site, sellers.second))];
  await site
    .toast(titles[1] ?? '')
    .getByRole('button', { name: 'В корзине' })
    .click();
  await site.cart.getByRole('link', { name: 'Перейти к оформлению заказа' }).click();
  await expect(site.page).toHaveURL('/checkout');
  await fillBothParts(site);
  return titles;
}
