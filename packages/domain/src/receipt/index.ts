import { receiptPatienceMinutes } from './values.ts';
import type { CorrectionBasis, ReceiptKind, ReceiptMistake, ReceiptProblem, ReceiptState } from './schema.ts';

export type * from './schema.ts';
export * from './values.ts';

export const receiptKindLabels: Record<ReceiptKind, string> = {
  INCOME: 'Чек прихода',
  RETURN: 'Чек возврата',
};

export const receiptStateLabels: Record<ReceiptState, string> = {
  EXPECTED: 'Ждём кассу',
  PRINTED: 'Пробит',
  FAILED: 'Касса не приняла',
  DROPPED: 'Не понадобился',
};

export const receiptProblemLabels: Record<ReceiptProblem, string> = {
  MISSING: 'Чека нет',
  REFUSED: 'Касса не приняла',
  AMOUNT: 'Сумма не та',
  DOUBLE: 'Пробит дважды',
  UNFINISHED: 'Коррекция не закончена',
};

export const receiptMistakeLabels: Record<ReceiptMistake, string> = {
  MISSING: 'Чек не пробит',
  SUPPLIER: 'Не тот продавец',
  VAT: 'Не та ставка НДС',
  AMOUNT: 'Не та сумма',
  DOUBLE: 'Чек пробит дважды',
};

export const correctionBasisLabels: Record<CorrectionBasis, string> = {
  SELF: 'Самостоятельно',
  INSTRUCTION: 'По предписанию налоговой',
};

const patienceMs = receiptPatienceMinutes * 60_000;
const opposite: Record<ReceiptKind, ReceiptKind> = { INCOME: 'RETURN', RETURN: 'INCOME' };

/** A document of a correction. `lines`: the printed ones, or the right ones. */
export interface CorrectionStep {
  kind: ReceiptKind;
  lines: 'PRINTED' | 'RIGHT';
}

/**
 * The documents that correct a receipt, in their order (FFD 1.2). A missing receipt is printed as a correction. A wrong
 * one is first reversed with its own data, and then printed with the right data.
 */
export function correctionSteps(kind: ReceiptKind, mistake: ReceiptMistake): CorrectionStep[] {
  const reversal: CorrectionStep = { kind: opposite[kind], lines: 'PRINTED' };
  const right: CorrectionStep = { kind, lines: 'RIGHT' };
  if (mistake === 'MISSING') return [right];
  return mistake === 'DOUBLE' ? [reversal] : [reversal, right];
}

interface Judged {
  kind: ReceiptKind;
  state: ReceiptState;
  amount: number;
  printedAmount: number | null;
  createdAt: Date;
  /** Whether the money has moved: false for the receipt of a refund that the bank has not made. */
  isMade: boolean;
  corrections: readonly { kind: ReceiptKind; mistake: ReceiptMistake; state: ReceiptState }[];
}

/** Printed corrections, and those still to be printed. */
const liveOf = ({ corrections }: Pick<Judged, 'corrections'>) =>
  corrections.filter(({ state }) => state === 'EXPECTED' || state === 'PRINTED');

/** The documents of a correction that are neither printed nor on their way. */
export const missingSteps = (
  receipt: Pick<Judged, 'kind' | 'corrections'>,
  mistake: ReceiptMistake,
): CorrectionStep[] =>
  correctionSteps(receipt.kind, mistake).filter(({ kind }) => !liveOf(receipt).some((made) => made.kind === kind));

const unfinished = (receipt: Judged): ReceiptMistake | undefined =>
  liveOf(receipt).find(({ mistake }) => missingSteps(receipt, mistake).length > 0)?.mistake;

/** The error of a receipt that has not been corrected. */
export function receiptProblem(receipt: Judged, now: Date): ReceiptProblem | null {
  const { state, amount, printedAmount, createdAt, isMade } = receipt;
  const live = liveOf(receipt);
  const has = (mistake: ReceiptMistake) => live.some((made) => made.mistake === mistake);
  if (state === 'PRINTED' && has('MISSING')) return has('DOUBLE') ? null : 'DOUBLE';
  if (live.length > 0) return unfinished(receipt) === undefined ? null : 'UNFINISHED';
  if (state === 'PRINTED') return printedAmount === amount ? null : 'AMOUNT';
  if (!isMade) return null;
  if (state === 'FAILED') return 'REFUSED';
  return now.getTime() - createdAt.getTime() < patienceMs ? null : 'MISSING';
}

/** The reason a receipt can be corrected now. */
export function mistakesOf(receipt: Judged, now: Date): ReceiptMistake[] {
  const problem = receiptProblem(receipt, now);
  if (problem === 'MISSING' || problem === 'REFUSED') return ['MISSING'];
  if (problem === 'AMOUNT' || problem === 'DOUBLE') return [problem];
  if (problem === 'UNFINISHED') return [unfinished(receipt) ?? 'MISSING'];
  return receipt.state === 'PRINTED' && liveOf(receipt).length === 0 ? ['SUPPLIER', 'VAT'] : [];
}
