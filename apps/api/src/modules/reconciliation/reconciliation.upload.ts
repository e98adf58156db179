import { banks } from '@vetka/domain/payment';
import type { UploadRegister } from '@vetka/domain/reconciliation';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { bankOperations, payments } from '../../platform/database/schema/index.ts';
import { readRegister } from './reconciliation.register.ts';

/** Stores the rows of a register, each one once, and records the fees of new rows in the ledger. */
export async function keepRegister(
  { ledger }: FastifyInstance,
  tx: Transaction,
  { bank, table }: UploadRegister,
): Promise<void> {
  const { provider } = banks[bank];
  const operations = readRegister(table);
  const known = await tx
    .select({ id: payments.id, externalId: payments.externalId })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        inArray(payments.externalId, ['', ...operations.map(({ paymentExternalId }) => paymentExternalId)]),
      ),
    );
  for (const operation of operations) {
    const { amount, fee, day, externalId, type, paymentExternalId } = operation;
    await tx
      .insert(bankOperations)
      .values({ ...operation, provider })
      .onConflictDoUpdate({
        target: [bankOperations.provider, bankOperations.type, bankOperations.externalId],
        set: { amount, fee, day, createdAt: sql`now()` },
      });
    const paymentId = known.find((row) => row.externalId === paymentExternalId)?.id ?? null;
    // Recorded once: a row that is uploaded again with another fee is a difference.
    await ledger.bankFee(tx, { key: `bank-fee:${provider}:${type}:${externalId}`, paymentId }, fee);
  }
}
