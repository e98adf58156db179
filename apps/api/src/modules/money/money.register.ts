import { csvOf, csvRoubles, type CsvCell } from '@vetka/domain/csv';
import { formatDate } from '@vetka/domain/date';
import { ledgerCauseLabels, moneyOrderText, type MoneyMonth, type MoneyMove } from '@vetka/domain/ledger';

/** A month of a shop, move by move. */
export interface Register {
  shop: string;
  /** Name and numbers of the seller as a legal entity, if known. */
  seller: string;
  timeZone: string;
  /** The last moment of a month that is not over yet, in words. */
  until: string | null;
  month: MoneyMonth;
  /** The earliest first. */
  moves: readonly MoneyMove[];
}

export const gained = ({ pending, available, debt, inFlight }: MoneyMove): number =>
  pending + available + debt + inFlight;

/** The subject of a move: its order, or the sold plan. */
export const subjectOf = ({ order, plan }: MoneyMove): string => (order ? moneyOrderText(order) : (plan ?? ''));

const headings = [
  'Дата',
  'Операция',
  'Заказ',
  'Оплачено',
  'Доплата «Ветки»',
  'Комиссия',
  'Выплачено',
  'Вам',
  'Остаток',
];

/** A row for each move with the balance after it, between the opening and the closing balance. */
export function registerCsv({ month, moves, timeZone }: Register): string {
  const balance = (title: string, amount: number): CsvCell[] => [
    title,
    null,
    null,
    null,
    null,
    null,
    null,
    null,
    csvRoubles(amount),
  ];
  let left = month.opening;
  const rows = moves.map((move): CsvCell[] => {
    left += gained(move);
    return [
      formatDate(move.createdAt, 'dd.MM.yyyy HH:mm', { timeZone }),
      ledgerCauseLabels[move.cause],
      subjectOf(move),
      csvRoubles(move.paid),
      csvRoubles(move.compensation),
      csvRoubles(-move.commission),
      csvRoubles(-move.paidOut),
      csvRoubles(gained(move)),
      csvRoubles(left),
    ];
  });
  return csvOf([
    headings,
    balance('Остаток на начало', month.opening),
    ...rows,
    balance('Остаток на конец', month.closing),
  ]);
}
