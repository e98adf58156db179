import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { payments } from '../../platform/database/schema/payment.ts';
import { write } from './ledger.entries.ts';

interface AtBank {
  /** The same cause is recorded once. */
  key: string;
  paymentId: number | null;
  payoutId?: number | null;
}

async function subjectOf(tx: Transaction, { paymentId, payoutId = null }: AtBank) {
  const [payment] = paymentId === null ? [] : await tx.select().from(payments).where(eq(payments.id, paymentId));
  return { paymentId, payoutId, orderId: payment?.orderId ?? null, holdingId: payment?.holdingId ?? null };
}

/** The bank has taken its fee; negative when it returned some. */
export async function bankFee(tx: Transaction, of: AtBank, amount: number): Promise<void> {
  await write(tx, { cause: 'BANK_FEE', key: of.key, ...(await subjectOf(tx, of)) }, [
    { account: 'BANK', amount },
    { account: 'FEES', amount: -amount },
  ]);
}

/** The bank holds more than was known, or less (negative), and the difference is the marketplace's. */
export async function correction(tx: Transaction, of: AtBank, more: number): Promise<void> {
  await write(tx, { cause: 'CORRECTION', key: of.key, ...(await subjectOf(tx, of)) }, [
    { account: 'BANK', amount: -more },
    { account: 'FEES', amount: more },
  ]);
}
