import { failure, success, type ProviderResult } from '../result.ts';

/** A receipt may not be longer (54-FZ, and both banks). */
export const mostReceiptLines = 100;
const longestName = 128;

/** VAT rates as T-Bank and Tochka both write them. */
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

/** The seller behind a line: a marketplace sells as an agent, so the receipt names whose goods they are. */
export interface Supplier {
  name: string;
  /** 10 or 12 digits. */
  inn: string;
  /** E.164; at least one. */
  phones: readonly string[];
}

/** One line of what is paid for. */
export interface ReceiptLine {
  name: string;
  /** Pieces: a whole number, at least 1. */
  quantity: number;
  /** The whole line after discounts, kopecks: not necessarily divisible by the quantity. */
  amount: number;
  kind: 'commodity' | 'service';
  /** Absent where the marketplace itself sells. */
  supplier?: Supplier;
  /** The configured rate when absent. */
  vat?: VatRate;
}

/** Who gets the receipt: at least one of the two. */
export interface ReceiptContact {
  phone?: string | null;
  email?: string | null;
}

export interface ReceiptConfig {
  taxation: Taxation;
  /** The rate of lines that name none. */
  vat: VatRate;
}

/** A line whose price times quantity is exactly its amount. Kopecks. */
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
 * Makes a 54-FZ receipt of at most 100 lines that add up to `total` to the kopeck.
 * A line whose amount does not divide by its quantity becomes two lines with prices a kopeck apart
 * or, where there is no room for that, one line of a single piece.
 * What the lines lack or exceed against `total` goes to the largest lines.
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
  let room = mostReceiptLines - adjusted.length;
  const lines = adjusted.flatMap((item) => {
    const split = exactLines(item, config, room > 0);
    room -= split.length - 1;
    return split;
  });
  return success({ taxation: config.taxation, phone: contact.phone ?? null, email: contact.email ?? null, lines });
}

function findProblem(items: readonly ReceiptLine[], total: number, contact: ReceiptContact): string | null {
  if (!contact.phone && !contact.email) return 'Для чека нужен телефон или адрес почты покупателя';
  if (items.length > mostReceiptLines) return `В чеке больше ${mostReceiptLines} позиций`;
  if (!Number.isSafeInteger(total) || total <= 0) return 'Сумма чека — целое число копеек больше нуля';
  const isSound = ({ quantity, amount }: ReceiptLine) =>
    Number.isSafeInteger(quantity) && quantity >= 1 && Number.isSafeInteger(amount) && amount >= 0;
  if (!items.every(isSound)) return 'Количество — целое от 1, сумма позиции — целые копейки от 0';
  return items.some(({ amount }) => amount > 0) ? null : 'В чеке нет оплачиваемых позиций';
}

/** Brings the sum of the lines to the total, the largest lines first, none below zero. */
function spreadDifference(items: readonly ReceiptLine[], total: number): ReceiptLine[] {
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
  // One «piece» that is several: the name keeps the count, the law asks only that the product be exact.
  if (price === 0 || !mayAddLine) return [fiscalLine({ ...item, name: counted(item) }, config, amount, 1)];
  return [fiscalLine(item, config, price, quantity - dearer), fiscalLine(item, config, price + 1, dearer)];
}

function fiscalLine(item: ReceiptLine, config: ReceiptConfig, price: number, quantity: number): FiscalLine {
  return {
    name: item.name.slice(0, longestName),
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
  return name.slice(0, longestName - suffix.length) + suffix;
}
