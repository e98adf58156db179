import { expect } from '@playwright/test';
import { shopAddress } from './address.ts';

/** Reads and controls the emulators of external providers. */

interface EmulatedPayment {
  id: string;
  /** `orderId`: our number of the payment; `status`: the bank's status. */
  orderId: string;
  status: string;
  amount: number;
  originalAmount: number;
  description: string;
}

async function ask<Answer>(path: string, init?: RequestInit): Promise<Answer> {
  const response = await fetch(`${shopAddress().emulatorUrl}${path}`, init);
  expect(response.ok, `${path} answered ${response.status}`).toBe(true);
  return (await response.json()) as Answer;
}

/** The code in the latest message to a phone. @param phone `+7XXXXXXXXXX` */
export async function codeSentTo(phone: string): Promise<string> {
  let code: string | null | undefined;
  await expect
    .poll(async () => {
      [{ code } = { code: null }] = await ask<{ code: string | null }[]>(
        `/outbox.json?phone=${encodeURIComponent(phone)}`,
      );
      return code;
    }, `a code was sent to ${phone}`)
    .toMatch(/^\d{4}$/);
  return code ?? '';
}

interface MailedLetter {
  id: string;
  subject: string;
  text: string;
}

/** The letters to an address, newest first. */
export const lettersTo = (email: string): Promise<MailedLetter[]> =>
  ask(`/mailbox.json?to=${encodeURIComponent(email)}`);

/** The page of a letter in the emulator's mailbox. */
export const letterUrl = ({ id }: MailedLetter): string => `${shopAddress().emulatorUrl}/mailbox/${id}`;

interface PushedBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** A subscription of the emulated push service, as a browser would get it. */
export const subscribeToPush = (): Promise<PushedBrowser> => ask('/push/subscriptions', { method: 'POST' });

/** The messages pushed to a browser, newest first, decrypted. */
export async function pushedTo({ endpoint }: PushedBrowser): Promise<{ title: string; path: string }[]> {
  const messages = await ask<{ payload: string }[]>(new URL(endpoint).pathname);
  return messages.map(({ payload }) => JSON.parse(payload) as { title: string; path: string });
}

/** The bank's payment of a payment page. @param pageUrl `…/tbank/pay/<id>` */
export async function bankPayment(pageUrl: string): Promise<EmulatedPayment> {
  const id = new URL(pageUrl).pathname.split('/').at(-1);
  const payments = await ask<EmulatedPayment[]>('/control/payments');
  const payment = payments.find((each) => each.id === id);
  if (!payment) throw new Error(`The bank has no payment ${id}`);
  return payment;
}

/** Refunds a part of a payment in the bank's own cabinet. @param amount kopecks */
export async function refundInCabinet({ id }: EmulatedPayment, amount: number): Promise<void> {
  const body = JSON.stringify({ amount });
  await ask(`/control/payments/${id}/refund`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
}

/** Sets the behaviour of the bank's cash register for all tests: others do not look at receipts. */
export async function planReceipts(tbank: 'PRINTED' | 'REFUSED'): Promise<void> {
  await ask('/control/cash-register/plan', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ tbank }),
  });
}

/** All payments of the bank for the same order. */
export async function paymentsLike({ description }: EmulatedPayment): Promise<EmulatedPayment[]> {
  const payments = await ask<EmulatedPayment[]>('/control/payments');
  return payments.filter((each) => each.description === description);
}

/**
 * Makes the bank send every notification twice, from now on and for all tests: others are not affected by duplicates.
 */
export async function duplicateNotifications(): Promise<void> {
  const body = JSON.stringify({ scope: 'tbank', duplicate: true });
  await ask('/control/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

/** Delays the bank's next payment page for one customer. @param phone `+7XXXXXXXXXX`; @param ms delay */
export async function slowDownFor(phone: string, ms: number): Promise<void> {
  const body = JSON.stringify({ scope: `mentions:${phone}`, calls: ['Init'], slowNext: 1, hangMs: ms });
  await ask('/control/faults', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}
