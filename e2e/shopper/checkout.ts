import { expect, type Locator } from '@playwright/test';
import { labelOf, tick, type Site } from './site.ts';

/** Input for one seller's section of the checkout. */
interface Part {
  /** Name of the seller. */
  seller: string;
  /** Option to press under «Как получить». */
  way: RegExp;
  /** Text to type into the address, the suggestion to select, and the expected beginning of the field's value. */
  address?: { typed: string; suggested: RegExp; shown: RegExp };
  /** The recipient. */
  recipient: 'self' | { name: string; phone: string };
  cardText?: string;
}

/** A seller's section of the checkout. */
const partOf = ({ page }: Site, seller: string): Locator => page.getByRole('region', { name: new RegExp(seller) });

async function chooseFirst(group: Locator): Promise<void> {
  const choice = group.getByRole('radio', { disabled: false }).first();
  await labelOf(choice).click();
  await expect(choice).toBeChecked();
}

/** Fills in one seller's section. */
export async function fillPart(site: Site, { seller, way, address, recipient, cardText }: Part): Promise<void> {
  const part = partOf(site, seller);
  const option = part.getByRole('radiogroup', { name: 'Как получить' }).getByRole('radio', { name: way });
  await labelOf(option).click();
  // Tomorrow: today's intervals may be over.
  const day = part.getByRole('radiogroup', { name: 'День' }).getByRole('radio', { disabled: false }).nth(1);
  await labelOf(day).click();
  await chooseFirst(part.getByRole('radiogroup', { name: 'Время' }));
  if (address) await fillAddress(part, address);
  await fillRecipient(part, recipient);
  if (cardText) await part.getByLabel('Текст открытки').fill(cardText);
}

async function fillAddress(part: Locator, { typed, suggested, shown }: NonNullable<Part['address']>): Promise<void> {
  const field = part.getByRole('combobox', { name: /Адрес/ });
  await field.fill(typed);
  await part.page().getByRole('option', { name: suggested }).first().click();
  // A phone shows only the beginning of a long address.
  await expect(field).toHaveValue(shown);
  await part.getByLabel('Квартира').fill('12');
}

async function fillRecipient(part: Locator, recipient: Part['recipient']): Promise<void> {
  const choice = part.getByRole('radio', { name: recipient === 'self' ? 'Я сам (-а)' : 'Другой человек' });
  await labelOf(choice).click();
  await expect(choice).toBeChecked();
  if (recipient === 'self') return;
  await part.getByRole('textbox', { name: 'Имя' }).fill(recipient.name);
  await part.getByRole('textbox', { name: 'Телефон получателя' }).fill(recipient.phone);
}

/** «Оплатить» of the checkout: beside the form, or in the bottom bar of a phone. */
const payButton = ({ page, isPhone }: Site): Locator =>
  isPhone
    ? page.getByRole('group', { name: 'Оплата' }).getByRole('button', { name: 'Оплатить' })
    : page.getByRole('complementary', { name: 'Ваш заказ' }).getByRole('button', { name: /^Оплатить/ });

/** Places the order without changing the form. */
export const pressPay = (site: Site): Promise<void> => payButton(site).click();

/** Gives consent and places the order; ends on the bank's page. */
export async function placeOrder(site: Site): Promise<void> {
  await tick(site.page.getByRole('checkbox', { name: /согласие/ }));
  await pressPay(site);
  await expect(site.page).toHaveURL(/\/tbank\/pay\//, { timeout: 15_000 });
}
