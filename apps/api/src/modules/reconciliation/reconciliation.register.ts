import type { bankOperationTypes } from '../../platform/database/schema/reconciliation.ts';
import { invalid, type Refusal } from '../../platform/http/refusal.ts';
import { reconciliationMessages as messages } from './reconciliation.messages.ts';

/** A row of a register (kopecks). */
export interface Operation {
  externalId: string;
  type: (typeof bankOperationTypes)[number];
  paymentExternalId: string;
  /** `YYYY-MM-DD` */
  day: string;
  amount: number;
  fee: number;
}

/** Tochka's column names, and T-Bank's names of the same columns. */
const types: Readonly<Record<string, Operation['type']>> = {
  PAYMENT: 'PAYMENT',
  REFUND: 'REFUND',
  DEBIT: 'PAYMENT',
  CREDIT: 'REFUND',
  CHARGEBACK: 'REFUND',
  '2CHARGEBACK': 'REFUND',
};

const columns = [
  'TRANS_DATE',
  'TRANSACTION_ID',
  'PARENT_TRANSACTION_ID',
  'TRANSACTION_TYPE',
  'SUM',
  'COMMISSION',
] as const;
type Column = (typeof columns)[number];

const wrong = (message: string): Refusal => invalid({ table: message }, 'reconciliation.register');

const cellsOf = (line: string): string[] => line.split(';').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));

/** «1 290,50» in kopecks. */
function kopecksOf(text: string): number | null {
  const plain = text.replace(/[\s\u00A0]/g, '').replace(',', '.');
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : null;
}

/** `YYYY-MM-DD` of «23.11.2026 10:00:00» and of «2026-11-23T10:00:00»; empty when it is not a date. */
function dayOf(text: string): string {
  const day = text.slice(0, 10).replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1');
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(day) && new Date(`${day}T00:00:00Z`).toJSON()?.startsWith(day);
  return isDay ? day : '';
}

/**
 * The register that Tochka mails to its shops each day: a table with `;` between cells and decimal commas. No row is
 * skipped. @throws Refusal 422 on `table`, naming the row
 */
export function readRegister(table: string): Operation[] {
  const [head = '', ...lines] = table.replace(/^\uFEFF/, '').split(/\r?\n/);
  const names = cellsOf(head);
  if (columns.some((name) => !names.includes(name))) throw wrong(messages.notRegister);
  const seen = new Set<string>();
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const number = index + 2;
    const cells = cellsOf(line);
    const cell = (name: Column): string => cells[names.indexOf(name)] ?? '';
    const type = types[cell('TRANSACTION_TYPE').toUpperCase()];
    if (type === undefined) throw wrong(messages.unknownType(number, cell('TRANSACTION_TYPE')));
    const day = dayOf(cell('TRANS_DATE'));
    const externalId = cell('TRANSACTION_ID');
    const amount = kopecksOf(cell('SUM'));
    const fee = kopecksOf(cell('COMMISSION') || '0');
    const parent = type === 'PAYMENT' ? externalId : cell('PARENT_TRANSACTION_ID');
    if (!day || !externalId || !parent || !amount || fee === null) throw wrong(messages.row(number));
    if (seen.has(`${type} ${externalId}`)) throw wrong(messages.twice(number));
    seen.add(`${type} ${externalId}`);
    return { externalId, type, paymentExternalId: parent, day, amount, fee };
  });
}
