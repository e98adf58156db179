import { expect, type Page } from '@playwright/test';

/** Test cards, by their label on the payment page. */
export const cards = {
  good: 'Оплата проходит сразу',
  secured: '3-D Secure, код 1234',
  poor: 'Недостаточно средств',
} as const;

/** Selects a test card on the bank's page and presses «Оплатить». */
export async function payWith(page: Page, card: keyof typeof cards): Promise<void> {
  await page.getByRole('link', { name: `Подставить карту: ${cards[card]}` }).click();
  await expect(page.getByLabel('Номер карты')).not.toHaveValue('');
  await page.getByRole('button', { name: /^Оплатить/ }).click();
}

/** Completes the 3-D Secure challenge. */
export async function confirmPayment(page: Page, code = '1234'): Promise<void> {
  await page.getByLabel('Код из СМС').fill(code);
  await page.getByRole('button', { name: 'Подтвердить' }).click();
}
