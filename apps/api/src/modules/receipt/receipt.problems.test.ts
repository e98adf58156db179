import { missingSteps, receiptMistakes, type ReceiptMistake, type ReceiptState } from '@vetka/domain/receipt';
import { refundStates } from '@vetka/domain/payment';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createReceiptFixture } from '../../../test/receiptFixture.ts';
import { fiscalReceipts, payments, refunds } from '../../platform/database/schema/index.ts';
import { readReceipts } from './receipt.reading.ts';

const fixture = await createReceiptFixture();
const { db } = fixture.api;

interface Document {
  kind: 'INCOME' | 'RETURN';
  mistake: ReceiptMistake;
  state: ReceiptState;
}

/** States of the documents of a correction: the ones after a refused one are dropped. */
const states = fc.constantFrom<[ReceiptState, ReceiptState]>(
  ['EXPECTED', 'EXPECTED'],
  ['PRINTED', 'EXPECTED'],
  ['PRINTED', 'PRINTED'],
  ['PRINTED', 'FAILED'],
  ['FAILED', 'DROPPED'],
  ['DROPPED', 'DROPPED'],
);

const receipt = fc.record({
  own: fc.constantFrom(
    { state: 'EXPECTED', printedAmount: null } as const,
    { state: 'FAILED', printedAmount: null } as const,
    { state: 'PRINTED', printedAmount: 100 } as const,
    { state: 'PRINTED', printedAmount: 90 } as const,
  ),
  refund: fc.constantFrom(...refundStates),
  isOld: fc.boolean(),
  acts: fc.array(fc.record({ mistake: fc.constantFrom(...receiptMistakes), states }), { maxLength: 3 }),
});

/** The documents left by acts of the administration; each act adds the missing ones. */
function documentsOf(acts: readonly { mistake: ReceiptMistake; states: [ReceiptState, ReceiptState] }[]): Document[] {
  const made: Document[] = [];
  for (const { mistake, states: ended } of acts) {
    const missing = missingSteps({ kind: 'RETURN', corrections: made }, mistake);
    made.push(...missing.map(({ kind }, index) => ({ kind, mistake, state: ended[index] ?? 'DROPPED' })));
  }
  return made;
}

test('the list of problems has the receipts with a problem, and no others', async () => {
  const { orderId } = await fixture.paid();
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const paymentId = payment?.id ?? 0;
  const of = { paymentId, amount: 100, taxation: 'osn' } as const;
  for (const { own, refund, isOld, acts } of fc.sample(receipt, { numRuns: 300, seed: 301 })) {
    const [made] = await db.insert(refunds).values({ paymentId, amount: 100, reason: '', state: refund }).returning();
    const createdAt = new Date(Date.now() - (isOld ? 2 : 0) * 3_600_000);
    const refundId = made?.id ?? 0;
    const [wrong] = await db
      .insert(fiscalReceipts)
      .values({ ...of, ...own, kind: 'RETURN', refundId, createdAt, lines: [] })
      .returning();
    const documents = documentsOf(acts).map((document) => ({
      ...of,
      ...document,
      lines: [],
      refundId,
      correctsId: wrong?.id ?? 0,
      basis: 'SELF' as const,
      baseDay: '2026-11-24',
    }));
    if (documents.length > 0) await db.insert(fiscalReceipts).values(documents);
  }
  const all = await readReceipts(db, { view: 'ALL', orderId, take: 1000 });
  const problems = await readReceipts(db, { view: 'PROBLEMS', orderId, take: 1000 });
  const expected = all.data.filter(({ problem }) => problem !== null);
  expect(problems.data).toEqual(expected);
  expect(problems.meta.total).toBe(expected.length);
  expect(new Set(expected.map(({ problem }) => problem)).size).toBe(5);
});
