import { missingOf, returnOf } from '@vetka/domain/ledger';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { orderRefundLines, payments, refunds } from '../../platform/database/schema/payment.ts';
import {
  balanceOf,
  balancesOfPart,
  isWritten,
  lockSeller,
  returnedLines,
  write,
  type Entry,
} from './ledger.entries.ts';
import {
  coverDebt,
  dated,
  findPart,
  ofDelivery,
  ofSeller,
  releaseKey,
  saleKey,
  type At,
  type Part,
} from './ledger.sale.ts';
import { findSold, type SoldLine } from './ledger.terms.ts';

async function findRefund(tx: Transaction, refundId: number) {
  const [row] = await tx
    .select({ refund: refunds, orderId: payments.orderId, holdingId: payments.holdingId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.id, refundId));
  if (!row) throw new Error(`There is no refund ${refundId}.`);
  return row;
}

/** The amounts a seller returns for an order service, or receives back. */
interface Return {
  part: Part;
  seller: 'SELLER_PENDING' | 'SELLER_AVAILABLE';
  sign: 1 | -1;
}

function entriesOfLine({ part, seller }: Return, line: SoldLine, before: number, after: number): Entry[] {
  const { serviceId, id: orderServiceId } = part;
  const { orderProductId } = line;
  return returnOf(line, { before, after }, seller).map((posting) => ({
    ...ofSeller(posting, serviceId),
    orderServiceId,
    orderProductId,
  }));
}

const entriesOfDelivery = ({ part, seller }: Return, amount: number): Entry[] => [
  { account: 'BUYER_HOLD', orderServiceId: part.id, amount },
  { ...ofDelivery(part, seller), orderServiceId: part.id, amount: -amount },
];

async function entriesOf(tx: Transaction, refundId: number, given: Return): Promise<Entry[]> {
  const { part, sign } = given;
  const lines = await tx.select().from(orderRefundLines).where(eq(orderRefundLines.refundId, refundId));
  const returned = await returnedLines(tx, part.id);
  const sold = await findSold(tx, part.id);
  return lines.flatMap(({ orderProductId, amount }) => {
    if (orderProductId === null) return entriesOfDelivery(given, sign * amount);
    const line = sold.find((each) => each.orderProductId === orderProductId);
    if (!line) throw new Error(`Line ${orderProductId} was not sold.`);
    const before = returned.get(orderProductId) ?? 0;
    return entriesOfLine(given, line, before, before + sign * amount);
  });
}

/** The part of an amount that exceeds the seller's available money becomes a debt. The seller must be locked. */
export async function withDebt(tx: Transaction, serviceId: number, entries: readonly Entry[]): Promise<Entry[]> {
  const taken = entries.filter(({ account }) => account === 'SELLER_AVAILABLE');
  const wanted = -taken.reduce((sum, { amount }) => sum + amount, 0);
  if (wanted <= 0) return [...entries];
  const missing = missingOf(wanted, await balanceOf(tx, serviceId, 'SELLER_AVAILABLE'));
  if (missing === 0) return [...entries];
  return [
    ...entries,
    { account: 'SELLER_AVAILABLE', serviceId, amount: missing },
    { account: 'SELLER_DEBT', serviceId, amount: -missing },
  ];
}

/**
 * The release of a part that was refunded as a whole has moved nothing and is therefore not recorded. Nothing of it
 * waits, and nothing releases it again.
 */
async function isPartReleased(tx: Transaction, { id, status }: Part): Promise<boolean> {
  if (await isWritten(tx, releaseKey(id))) return true;
  if (status !== 'COMPLETED') return false;
  return (await balancesOfPart(tx, id)).every(({ account }) => account !== 'SELLER_PENDING');
}

async function returnLines(tx: Transaction, refundId: number, sign: 1 | -1, when: At): Promise<void> {
  const { refund, orderId } = await findRefund(tx, refundId);
  const { orderServiceId } = refund;
  // Nothing was sold for a payment that came too late, or for a part that was cancelled before the sale: its money is
  // on hold.
  if (orderServiceId === null || !(await isWritten(tx, saleKey(orderServiceId)))) return;
  const part = await findPart(tx, orderServiceId);
  // The money of a cancelled part remains the buyer's, whether or not the bank returns it.
  if (sign < 0 && part.cancelledAt !== null) return;
  const isReleased = await isPartReleased(tx, part);
  if (isReleased) await lockSeller(tx, part.serviceId);
  const seller = isReleased ? 'SELLER_AVAILABLE' : 'SELLER_PENDING';
  const entries = await entriesOf(tx, refundId, { part, seller, sign });
  const cause = sign > 0 ? 'REFUND' : 'REFUND_FAILED';
  const key = `${sign > 0 ? 'refund' : 'refund-failed'}:${refundId}`;
  const of = { cause, key, orderId, orderServiceId, refundId, ...dated(when) } as const;
  await write(tx, of, isReleased ? await withDebt(tx, part.serviceId, entries) : entries);
  if (isReleased && sign < 0) await coverDebt(tx, part.serviceId, key, when);
}

/**
 * A refund is recorded with its lines: the seller returns the price, and the marketplace its part of the commission.
 */
export const refund = (tx: Transaction, refundId: number, when: At = {}): Promise<void> =>
  returnLines(tx, refundId, 1, when);

/** The bank has refused a refund permanently. */
export const refundFailed = (tx: Transaction, refundId: number, when: At = {}): Promise<void> =>
  returnLines(tx, refundId, -1, when);

/** The bank has made a refund. */
export async function refundPaid(tx: Transaction, refundId: number, when: At = {}): Promise<void> {
  const { refund: made, orderId, holdingId } = await findRefund(tx, refundId);
  const { amount, paymentId, orderServiceId } = made;
  const of = { orderId, holdingId, paymentId, orderServiceId, refundId, ...dated(when) };
  await write(tx, { cause: 'REFUND_PAID', key: `refund-paid:${refundId}`, ...of }, [
    { account: 'BUYER_HOLD', amount: -amount },
    { account: 'BANK', amount },
  ]);
}

/**
 * A part is cancelled and its refund recorded: the marketplace's payment for its discounts is returned too. What was
 * returned by other means after the bank's refusal is not in that refund, and remains on hold: it was sold to nobody.
 */
export async function cancel(tx: Transaction, orderServiceId: number, when: At = {}): Promise<void> {
  if (!(await isWritten(tx, saleKey(orderServiceId)))) return;
  const { orderId } = await findPart(tx, orderServiceId);
  const rest = (await balancesOfPart(tx, orderServiceId)).filter(({ account }) => account !== 'BUYER_HOLD');
  const taken = rest.map(({ account, serviceId, orderProductId, amount }) => ({
    account,
    ...(serviceId !== null && { serviceId }),
    orderServiceId,
    orderProductId,
    amount: -amount,
  }));
  const held = rest.reduce((sum, { amount }) => sum + amount, 0);
  await write(
    tx,
    { cause: 'CANCELLATION', key: `cancellation:${orderServiceId}`, orderId, orderServiceId, ...dated(when) },
    [...taken, { account: 'BUYER_HOLD', orderServiceId, amount: held }],
  );
}
