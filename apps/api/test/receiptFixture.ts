import type { CashReceipt, CashReceipts } from '@vetka/domain/receipt';
import { eq, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { fiscalReceipts, users } from '../src/platform/database/schema/index.ts';
import { createCheckoutFixture } from './checkoutFixture.ts';

interface Printed {
  operation: string;
  externalId: string;
  status: string;
  body: {
    correction: { items: { name: string; sum: number; supplier_info?: { inn: string } }[] } & Record<string, unknown>;
  };
}

/** Orders paid at the emulated bank, and the emulated cash register. */
export async function createReceiptFixture() {
  const fixture = await createCheckoutFixture();
  const { api, bank, soon, pay, started } = fixture;
  const { visitor: moderator, user } = await api.signIn();
  await api.db.update(users).set({ isAdministration: true }).where(eq(users.id, user.id));

  const plan = (change: object) =>
    fetch(`${bank.url}/control/cash-register/plan`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });
  const ordinary = { waits: 0, refusal: null, tbank: 'PRINTED', amount: null };
  const documents = async () => (await fetch(`${bank.url}/control/cash-register`)).json() as Promise<Printed[]>;

  const read = async (orderId: number, view = 'ALL'): Promise<CashReceipt[]> =>
    (await moderator.get<CashReceipts>(`moderation/receipts?view=${view}&orderId=${orderId}`)).body.data;
  const correct = (id: number | undefined, mistake: string, more: object = {}) =>
    moderator.post<CashReceipt>(`moderation/receipts/${id}/correction`, {
      mistake,
      basis: 'SELF',
      baseNumber: '',
      reason: 'Проверили чеки за день',
      ...more,
    });
  /** The worker's rounds, without the pauses between them. */
  const send = async () => {
    for (let round = 0; round < 3; round += 1) {
      await api.db
        .update(fiscalReceipts)
        .set({ nextAt: new Date(0) })
        .where(eq(fiscalReceipts.state, 'EXPECTED'));
      // A receipt of the bank has no time of its own.
      await api.db.update(fiscalReceipts).set({ nextAt: null }).where(isNull(fiscalReceipts.correctsId));
      await api.app.jobs.run('receipt.send');
    }
  };
  /** The bank notifies of the receipt of a payment once more. */
  const again = (bankId: string) => fetch(`${bank.url}/control/payments/${bankId}/receipt`, { method: 'POST' });
  /** Makes the receipts of an order older than the time limit. */
  const wait = async () => {
    await api.db.update(fiscalReceipts).set({ createdAt: new Date(Date.now() - 2 * 3_600_000) });
  };

  /** A paid order with its receipt, once the receipt has the state. */
  async function paid(tbank: 'OFF' | 'PRINTED' | 'REFUSED' = 'PRINTED', more: object = {}) {
    await plan({ ...ordinary, tbank, ...more });
    const made = await started();
    await pay(made.visitor, made.orderId);
    const state = { OFF: 'EXPECTED', PRINTED: 'PRINTED', REFUSED: 'FAILED' }[tbank];
    await soon(async () => expect(await read(made.orderId)).toMatchObject([{ state }]));
    return { ...made, first: async () => (await read(made.orderId)).at(-1) };
  }

  return { ...fixture, moderator, plan, ordinary, documents, readReceipts: read, correct, send, wait, paid, again };
}
