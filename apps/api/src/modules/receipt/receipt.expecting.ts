import { banks } from '@vetka/domain/payment';
import type { FastifyInstance } from 'fastify';
import { buildReceipt, type FiscalReceipt, type ReceiptConfig } from '../../adapters/payments/receipt.ts';
import type { ProviderResult } from '../../adapters/result.ts';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { fiscalReceipts, type payments, type refunds } from '../../platform/database/schema/index.ts';

export type ReceiptPayment = Pick<typeof payments.$inferSelect, 'id' | 'provider' | 'amount'>;
export type ReceiptRefund = Pick<typeof refunds.$inferSelect, 'id' | 'amount'>;
type Provider = ReceiptPayment['provider'];

/** How receipts of a bank are made; undefined for a bank that does not report printed receipts. */
export const configOf = ({ providers }: FastifyInstance, provider: Provider): ReceiptConfig | undefined =>
  providers.payments.find(({ name }) => banks[name].provider === provider)?.receipts?.config;

interface Wanted {
  paymentId: number;
  refundId: number | null;
  amount: number;
  as: 'SENT' | 'RIGHT';
}

/** The receipt of a payment or a refund for an amount (kopecks). */
export async function fiscalReceipt(
  app: FastifyInstance,
  db: Executor,
  config: ReceiptConfig,
  { amount, as, ...subject }: Wanted,
): Promise<ProviderResult<FiscalReceipt>> {
  const { lines, customer } = await app.payment.receiptGoods(db, subject, as);
  return buildReceipt(lines, amount, customer, config);
}

/**
 * Records the receipt that the bank will print for a payment or its refund, once. Not for a bank that does not confirm
 * receipts, nor for a payment without lines.
 */
export async function expectReceipt(
  app: FastifyInstance,
  tx: Transaction,
  payment: ReceiptPayment,
  refund: ReceiptRefund | null,
): Promise<void> {
  const config = configOf(app, payment.provider);
  if (!config) return;
  const { amount } = refund ?? payment;
  const refundId = refund?.id ?? null;
  const receipt = await fiscalReceipt(app, tx, config, { paymentId: payment.id, refundId, amount, as: 'SENT' });
  if (!receipt.ok) return;
  const { lines, taxation } = receipt.value;
  await tx
    .insert(fiscalReceipts)
    .values({
      kind: refund ? 'RETURN' : 'INCOME',
      paymentId: payment.id,
      refundId,
      amount,
      taxation,
      lines: [...lines],
    })
    .onConflictDoNothing();
}
