import { cutUnits } from '@vetka/domain/text';
import { failure, success, type ProviderResult } from '../result.ts';

/** The maximum number of lines of a receipt (54-FZ, and both banks). */
export const maxReceiptLines = 100;
const maxNameLength = 128;

/** VAT rates in the notation of T-Bank and Tochka. */
export type VatRate =
  | 'none'
  | 'vat0'
  | 'vat5'
  | 'vat7'
  | 'vat10'
  | 'vat20'
  | 'vat22'
  | 'vat105'
  | 'vat107'
  | 'vat110'
  | 'vat120'
  | 'vat122';

export type Taxation = 'osn' | 'usn_income' | 'usn_income_outcome' | 'esn' | 'patent';

/** The seller of a line. A marketplace sells as an agent, so the receipt names the seller. */
export interface Supplier {
  name: string;
  /** 10 or 12 digits. */
  inn: string;
  /** E.164; at least one. */
  phones: readonly string[];
}

/** One paid line. */
export interface ReceiptLine {
  name: string;
  /** Pieces, a whole number of at least 1. */
  quantity: number;
  /** The amount of the whole line after discounts, in kopecks. Not necessarily divisible by the quantity. */
  amount: number;
  kind: 'commodity' | 'service';
  /** Absent when the marketplace itself sells. */
  supplier?: Supplier;
  /** Defaults to the configured rate. */
  vat?: VatRate;
}

/** The recipient of the receipt: at least one of the two is required. */
export interface ReceiptContact {
  phone?: string | null;
  email?: string | null;
}

export interface ReceiptConfig {
  taxation: Taxation;
  /** The rate of lines that do not specify one. */
  vat: VatRate;
}

/** A line whose price times quantity equals its amount exactly. Kopecks. */
export interface FiscalLine {
  name: string;
  price: number;
  quantity: number;
  amount: number;
  vat: VatRate;
  kind: 'commodity' | 'service';
  supplier: Supplier | null;
}

export interface FiscalReceipt {
  taxation: Taxation;
  phone: string | null;
  email: string | null;
  lines: readonly FiscalLine[];
}

/**
 * Builds a 54-FZ receipt of at most 100 lines that add up to `total` to the kopeck.
 * A line whose amount does not divide by its quantity is split into two lines with prices a kopeck apart,
 * or becomes a single piece when there is no room for another line.
 * Any difference from `total` is applied to the largest lines.
 */
export function buildReceipt(
  items: readonly ReceiptLine[],
  total: number,
  contact: ReceiptContact,
  config: ReceiptConfig,
): ProviderResult<FiscalReceipt> {
  const problem = findProblem(items, total, contact);
  if (problem !== null) return failure('invalid', 'receipt', problem);
  const adjusted = spreadDifference(items, total).filter((item) => item.amount > 0);
  let room = maxReceiptLines - adjusted.length;
  const lines = adjusted.flatMap((item) => {
    const split = exactLines(item, config, room > 0);
    room -= split.length - 1;
    return split;
  });
  return success({ taxation: config.taxation, phone: contact.phone ?? null, email: contact.email ?? null, lines });
}

function findProblem(items: readonly ReceiptLine[], total: number, contact: ReceiptContact): string | null {
  if (!contact.phone && !contact.email) return 'Для чека нужен телефон или адрес почты покупателя';
  if (items.length > maxReceiptLines) return `В чеке больше ${maxReceiptLines} позиций`;
  if (!Number.isSafeInteger(total) || total <= 0) return 'Сумма чека — целое число копеек больше нуля';
  const isSound = ({ quantity, amount }: ReceiptLine) =>
    Number.isSafeInteger(quantity) && quantity >= 1 && Number.isSafeInteger(amount) && amount >= 0;
  if (!items.every(isSound)) return 'Количество — целое от 1, сумма позиции — целые копейки от 0';
  return items.some(({ amount }) => amount > 0) ? null : 'В чеке нет оплачиваемых позиций';
}

/** Makes the lines add up to the total, adjusting the largest first. No line becomes negative. */
export function spreadDifference<Line extends { amount: number }>(items: readonly Line[], total: number): Line[] {
  let difference = total - items.reduce((sum, { amount }) => sum + amount, 0);
  const adjusted = items.map((item) => ({ ...item }));
  for (const item of adjusted.toSorted((a, b) => b.amount - a.amount)) {
    const change = Math.max(difference, -item.amount);
    item.amount += change;
    difference -= change;
  }
  return adjusted;
}

function exactLines(item: ReceiptLine, config: ReceiptConfig, mayAddLine: boolean): FiscalLine[] {
  const { quantity, amount } = item;
  const price = Math.floor(amount / quantity);
  const dearer = amount % quantity;
  if (dearer === 0) return [fiscalLine(item, config, price, quantity)];
  // One piece in place of several: the name contains the count. The law only requires the product to be exact.
  if (price === 0 || !mayAddLine) return [fiscalLine({ ...item, name: counted(item) }, config, amount, 1)];
  return [fiscalLine(item, config, price, quantity - dearer), fiscalLine(item, config, price + 1, dearer)];
}

function fiscalLine(item: ReceiptLine, config: ReceiptConfig, price: number, quantity: number): FiscalLine {
  return {
    name: cutUnits(item.name, maxNameLength),
    price,
    quantity,
    amount: price * quantity,
    vat: item.vat ?? config.vat,
    kind: item.kind,
    supplier: item.supplier ?? null,
  };
}

function counted({ name, quantity }: ReceiptLine): string {
  const suffix = `, ${quantity} шт.`;
  return cutUnits(name, maxNameLength - suffix.length) + suffix;
}
