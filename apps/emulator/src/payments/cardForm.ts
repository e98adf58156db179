import { findTestCard, passesLuhn, type TestCard } from './cards.ts';

/** The raw input of the payer. */
export interface CardFormValues {
  number: string;
  expiry: string;
  cvc: string;
}

export type CardFormErrors = Partial<Record<keyof CardFormValues, string>>;

export type CheckedCard = { ok: true; card: TestCard; expiry: string } | { ok: false; errors: CardFormErrors };

/** Converts whatever the browser sent to text. */
export function readCardForm(body: unknown): CardFormValues {
  const fields = (body ?? {}) as Record<string, unknown>;
  return { number: textOf(fields.number), expiry: textOf(fields.expiry), cvc: textOf(fields.cvc) };
}

/** Validates the form; `expiry` of a valid one is `MMYY`. */
export function checkCardForm(values: CardFormValues, now = new Date()): CheckedCard {
  const number = values.number.replaceAll(/\D/g, '');
  const card = findTestCard(number);
  const expiry = values.expiry.replaceAll(/\D/g, '');
  const errors: CardFormErrors = {};
  if (!passesLuhn(number) || number.length < 13) errors.number = 'Проверьте номер карты';
  else if (card === undefined) errors.number = 'Это не тестовая карта. Возьмите номер из списка ниже';
  const expiryError = findExpiryError(expiry, now);
  if (expiryError !== null) errors.expiry = expiryError;
  if (!/^\d{3}$/.test(values.cvc.trim())) errors.cvc = 'Три цифры с оборота карты';
  if (card === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, card, expiry };
}

function findExpiryError(expiry: string, now: Date): string | null {
  const month = Number(expiry.slice(0, 2));
  if (!/^\d{4}$/.test(expiry) || month < 1 || month > 12) return 'Месяц и год, например 12/30';
  const endsAt = Date.UTC(2000 + Number(expiry.slice(2)), month, 1);
  return endsAt > now.getTime() ? null : 'Срок действия карты истёк';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, 64) : '';
}
