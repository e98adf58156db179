import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ReceiptContact, ReceiptLine, Supplier } from '../../adapters/payments/receipt.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { legalInfos, users } from '../../platform/database/schema/account.ts';
import { orderProducts, orders, orderServices } from '../../platform/database/schema/order.ts';
import { services } from '../../platform/database/schema/service.ts';

/** A receipt line and its part of the order; null for a subscription. */
export interface PaidLine extends ReceiptLine {
  orderServiceId: number | null;
  /** Null for the delivery and for a subscription. */
  orderProductId: number | null;
}

/** The goods of a payment as they were when it started. Refunds list the same goods. */
export interface PaidGoods {
  lines: PaidLine[];
  customer: ReceiptContact;
  /** The total of the lines, in kopecks. */
  amount: number;
}

const owners = alias(users, 'owners');

/** Parts of orders, with the legal entity of each seller. */
const selectParts = (db: Executor) =>
  db
    .select({
      id: orderServices.id,
      deliveryPrice: orderServices.deliveryPrice,
      deliveryType: orderServices.deliveryType,
      name: legalInfos.name,
      inn: legalInfos.inn,
      legalPhone: legalInfos.phone,
      servicePhone: services.phone,
      ownerPhone: owners.phone,
    })
    .from(orderServices)
    .innerJoin(services, eq(services.id, orderServices.serviceId))
    .innerJoin(owners, eq(owners.id, services.ownerId))
    .leftJoin(legalInfos, eq(legalInfos.id, services.legalInfoId))
    .$dynamic();

/** Parts that are not cancelled. */
const findParts = (db: Executor, orderId: number) =>
  selectParts(db)
    .where(and(eq(orderServices.orderId, orderId), isNull(orderServices.cancelledAt)))
    .orderBy(asc(orderServices.id));
type Seller = Record<'name' | 'inn' | 'legalPhone' | 'servicePhone' | 'ownerPhone', string | null>;
type PartRow = Awaited<ReturnType<typeof findParts>>[number];

const findLines = (db: Executor, orderId: number) =>
  db
    .select({ line: orderProducts })
    .from(orderProducts)
    .innerJoin(orderServices, eq(orderServices.id, orderProducts.orderServiceId))
    .where(and(eq(orderServices.orderId, orderId), isNull(orderServices.cancelledAt)))
    .orderBy(asc(orderProducts.id));

const digitsOnly = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** A marketplace sells as an agent, so each line names its seller. Without requisites no supplier is named. */
export function supplierOf(seller: Seller): { supplier?: Supplier } {
  const { name, inn, legalPhone, servicePhone, ownerPhone } = seller;
  const phone = legalPhone || servicePhone || ownerPhone;
  return name && inn && phone ? { supplier: { name, inn, phones: [digitsOnly(phone)] } } : {};
}

const deliveryLine = (part: PartRow): PaidLine => ({
  orderServiceId: part.id,
  orderProductId: null,
  name: 'Доставка',
  quantity: 1,
  amount: part.deliveryPrice,
  kind: 'service',
  // The marketplace delivers on its own behalf, so there is no supplier.
  ...(part.deliveryType === 'MARKETPLACE' ? {} : supplierOf(part)),
});

/** The unpaid goods of an order. */
export async function goodsOf(db: Executor, orderId: number): Promise<PaidGoods> {
  const parts = await findParts(db, orderId);
  const rows = await findLines(db, orderId);
  const lines = parts.flatMap((part): PaidLine[] => [
    ...rows
      .filter(({ line }) => line.orderServiceId === part.id)
      .map(({ line }) => ({
        orderServiceId: part.id,
        orderProductId: line.id,
        name: line.title,
        quantity: line.quantity,
        amount: line.totalAfterDiscount,
        kind: 'commodity' as const,
        ...supplierOf(part),
      })),
    ...(part.deliveryPrice > 0 ? [deliveryLine(part)] : []),
  ]);
  const [contact] = await db
    .select({ phone: orders.phone, email: orders.email })
    .from(orders)
    .where(eq(orders.id, orderId));
  return { lines, customer: contact ?? {}, amount: lines.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Lines of a payment with the sellers' requisites of today. */
export async function withPresentSellers(db: Executor, lines: readonly PaidLine[]): Promise<PaidLine[]> {
  const ids = lines.flatMap(({ orderServiceId }) => orderServiceId ?? []);
  const parts = await selectParts(db).where(inArray(orderServices.id, ids));
  return lines.map((line) => {
    const part = parts.find(({ id }) => id === line.orderServiceId);
    if (!part || (line.orderProductId === null && part.deliveryType === 'MARKETPLACE')) return line;
    return { ...line, ...supplierOf(part) };
  });
}

/** The lines that a refund returns: of a whole payment, or the amounts that it names. */
export function refundedLines(
  lines: readonly PaidLine[],
  refund: { id: number; orderServiceId: number | null },
  refundLines: readonly { refundId: number; orderProductId: number | null; amount: number }[],
): PaidLine[] {
  if (refund.orderServiceId === null) return [...lines];
  const own = lines.filter(({ orderServiceId }) => orderServiceId === refund.orderServiceId);
  const named = refundLines.filter(({ refundId }) => refundId === refund.id);
  return own.flatMap((line) => {
    const { amount = 0 } = named.find(({ orderProductId }) => orderProductId === line.orderProductId) ?? {};
    if (amount === 0) return [];
    // A partial amount of a line cannot be expressed as a number of pieces.
    return [amount === line.amount ? line : { ...line, quantity: 1, amount }];
  });
}
