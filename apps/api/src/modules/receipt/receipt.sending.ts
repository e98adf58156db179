import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { CashRegister } from '../../adapters/payments/cashRegister.ts';
import { isAway, success, type ProviderFailure, type ProviderResult } from '../../adapters/result.ts';
import { fiscalReceipts } from '../../platform/database/schema/index.ts';
import { printedOf } from './receipt.confirming.ts';
import { claimDue, updateReceipt, type ReceiptRow } from './receipt.repository.ts';

const maxAtOnce = 100;
/** The cash register prints in seconds. */
const askAgainMs = 10_000;

/**
 * Sends corrections to the cash register and follows them until they are printed. Each has its own number, by which the
 * cash register prints it only once, so a lost call is repeated. When the register does not answer, the next round
 * continues.
 */
export async function sendCorrections(app: FastifyInstance): Promise<void> {
  const { cashRegister } = app.providers;
  if (!cashRegister) return;
  for (let sent = 0; sent < maxAtOnce; sent += 1) {
    const row = await claimDue(app.db);
    if (!row || isAway(await advance(app, cashRegister, row))) return;
  }
}

async function advance(
  app: FastifyInstance,
  cashRegister: CashRegister,
  row: ReceiptRow,
): Promise<ProviderResult<unknown>> {
  const sent = row.externalId === null ? await send(app, cashRegister, row) : success({ externalId: row.externalId });
  if (!sent.ok) return sent;
  const now = await cashRegister.state(sent.value.externalId);
  if (!now.ok) await postpone(app, row, now);
  else if (now.value.state === 'FAILED') await refuse(app, row, now.value.error);
  else if (now.value.state === 'PRINTED') await updateReceipt(app.db, row.id, printedOf(now.value.document));
  else await updateReceipt(app.db, row.id, { error: '', nextAt: new Date(Date.now() + askAgainMs) });
  return now;
}

async function send(
  app: FastifyInstance,
  cashRegister: CashRegister,
  row: ReceiptRow,
): ReturnType<CashRegister['correct']> {
  const { id, paymentId, refundId, requestId, kind, amount, basis, baseNumber, baseDay, lines, taxation } = row;
  const { customer } = await app.payment.receiptGoods(app.db, { paymentId, refundId }, 'SENT');
  const answer = await cashRegister.correct({
    requestId,
    kind,
    receipt: {
      taxation,
      phone: customer.phone ?? null,
      email: customer.email ?? null,
      lines,
    },
    total: amount,
    basis: basis ?? 'SELF',
    baseNumber,
    baseDay: baseDay ?? '',
    wrongSign: await signOfWrong(app, row),
  });
  if (answer.ok) await updateReceipt(app.db, id, { externalId: answer.value.externalId });
  else if (answer.reason === 'rejected' || answer.reason === 'invalid') await refuse(app, row, answer.message);
  else await postpone(app, row, answer);
  return answer;
}

async function signOfWrong({ db }: FastifyInstance, { correctsId }: ReceiptRow): Promise<string> {
  const [wrong] = await db
    .select()
    .from(fiscalReceipts)
    .where(eq(fiscalReceipts.id, correctsId ?? 0));
  return wrong?.sign ?? '';
}

/** The claim has already set the time of the next attempt. */
async function postpone(app: FastifyInstance, { id }: ReceiptRow, { code, message }: ProviderFailure): Promise<void> {
  app.log.warn({ receiptId: id, code, message }, 'a correction of a receipt will be retried');
  await updateReceipt(app.db, id, { error: `${message} (${code})` });
}

/** Also drops the later documents: printing the new receipt without reversing the old one would count the income twice. */
async function refuse(app: FastifyInstance, { id, correctsId }: ReceiptRow, error: string): Promise<void> {
  app.log.error({ receiptId: id, error }, 'the cash register has refused a correction of a receipt');
  await app.db.transaction(async (tx) => {
    await updateReceipt(tx, id, { state: 'FAILED', error });
    await tx
      .update(fiscalReceipts)
      .set({ state: 'DROPPED' })
      .where(and(eq(fiscalReceipts.correctsId, correctsId ?? 0), eq(fiscalReceipts.state, 'EXPECTED')));
  });
}
