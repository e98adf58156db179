import type { CreateOrder } from '@vetka/domain/order';
import { emptyForm, type CheckoutForm } from './checkoutForm.ts';

/** The form lives in session storage, so that it survives a reload or a lost connection. */
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
    // Storage is unavailable: the form lives as long as the page.
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function readForm(userId: number): CheckoutForm {
  const kept = read(formKey(userId));
  if (!isRecord(kept) || !isRecord(kept.parts)) return emptyForm;
  const email = typeof kept.email === 'string' ? kept.email : null;
  // Written by this same code in this tab.
  return { parts: kept.parts as CheckoutForm['parts'], email };
}

export const keepForm = (userId: number, form: CheckoutForm): void => write(formKey(userId), form);

/**
 * The idempotency key of an order: stable across retries and reloads for the same order, new as soon as anything in it
 * changes.
 */
export function keyOf(userId: number, order: CreateOrder): string {
  const text = JSON.stringify(order);
  const kept = read(sendingKey(userId));
  if (isRecord(kept) && kept.text === text && typeof kept.key === 'string') return kept.key;
  const key = randomKey();
  write(sendingKey(userId), { key, text });
  return key;
}

/** 32 hexadecimal digits; `randomUUID` is unavailable on a site without TLS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Called once the order is placed: the next one starts empty. */
export function forgetForm(userId: number): void {
  try {
    sessionStorage.removeItem(formKey(userId));
    sessionStorage.removeItem(sendingKey(userId));
  } catch {
    // Storage is unavailable: nothing was stored.
  }
}
