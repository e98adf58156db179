import { createEmulator, type EmulatorOptions } from '@vetka/emulator/server';
import { afterAll } from 'vitest';

/** A payment as the emulator shows it to tests. */
export interface EmulatedPayment {
  id: string;
  orderId: string;
  status: string;
  /** Kopecks: the requested amount, and the amount held or charged now. */
  originalAmount: number;
  amount: number;
  successUrl: string;
  receipt: EmulatedReceipt;
  /** Of the refunds, in the order they were made. */
  refundReceipts: EmulatedReceipt[];
}

interface EmulatedReceipt {
  Items: { Name: string; Price: number; Quantity: number; Amount: number; SupplierInfo?: object }[];
}

/** The emulated banks for one test file, with controls for the tests. */
export async function startBank(options: EmulatorOptions = {}) {
  const emulator = await createEmulator({
    ...options,
    deliveries: { retryDelaysMs: [20, 40, 80], reorderWindowMs: 50 },
  });
  afterAll(() => emulator.close());
  const url = await emulator.listen();
  const ask = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const init =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    return (await fetch(url + path, { method, ...init })).json() as Promise<T>;
  };
  return {
    url,
    payments: () => ask<EmulatedPayment[]>('GET', '/control/payments'),
    pay: (id: string, card = 'success') => ask<{ result: string }>('POST', `/control/payments/${id}/pay`, { card }),
    faults: (plan: Record<string, unknown>) => ask('POST', '/control/faults', plan),
    heal: () => ask('DELETE', '/control/faults'),
  };
}

/** The bank's id of a payment, from the URL of its page. */
export const bankIdOf = (paymentLink: string | null): string => paymentLink?.split('/').at(-1) ?? '';
