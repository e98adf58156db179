import type { CreateOrder } from '@vetka/domain/order';
import { emptyForm, type CheckoutForm } from './checkoutForm.ts';

/** What was typed lives as long as the tab, so that neither a reload nor a lost network loses it. */
const formKey = (userId: number) => `vetka.checkout.${userId}`;
const sendingKey = (userId: number) => `vetka.checkout-key.${userId}`;

function read(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing: the form lives as long as the page.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function readForm(userId: number): CheckoutForm {
  const kept = read(formKey(userId));
  if (!isRecord(kept) || !isRecord(kept.parts)) return emptyForm;
  const email = typeof kept.email === 'string' ? kept.email : null;
  // Written by this very code in this very tab.
  return { parts: kept.parts as CheckoutForm['parts'], email };
}

export const keepForm = (userId: number, form: CheckoutForm): void => write(formKey(userId), form);

/**
 * The idempotency key of an order: the same for the same order, however often and after whatever reload it is sent, and
 * a new one as soon as anything in it has changed.
 */
export function keyOf(userId: number, order: CreateOrder): string {
  const text = JSON.stringify(order);
  const kept = read(sendingKey(userId));
  if (isRecord(kept) && kept.text === text && typeof kept.key === 'string') return kept.key;
  const key = randomKey();
  write(sendingKey(userId), { key, text });
  return key;
}

/** 32 hexadecimal digits; `randomUUID` is not there on a site without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The order is made: the next one begins empty. */
export function forgetForm(userId: number): void {
  try {
    sessionStorage.removeItem(formKey(userId));
    sessionStorage.removeItem(sendingKey(userId));
  } catch {
    // Nothing was kept.
  }
}
