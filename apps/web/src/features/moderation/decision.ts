import { deskLimits, type DecideDispute, type DisputeDecision } from '@vetka/domain/desk';
import { max } from '@vetka/domain/form';
import { formatPrice } from '@vetka/domain/money';
import { kopecksOf } from '@vetka/ui/patterns/desk/RefundForm';

/** A decision as it is typed. */
export interface TypedDecision {
  decision: DisputeDecision | null;
  /** Roubles. */
  refund: string;
  words: string;
}

export const emptyDecision: TypedDecision = { decision: null, refund: '', words: '' };

/** By the server's names of the fields. */
export type DecisionErrors = Partial<Record<'decision' | 'refund' | 'words', string>>;

function refundError(typed: string, left: number): string | undefined {
  const amount = kopecksOf(typed);
  if (amount === undefined || amount === 0) return 'Напишите сумму в рублях';
  return amount > left ? `Не больше ${formatPrice(left)}` : undefined;
}

function wordsError(words: string): string | undefined {
  if (words.trim() === '') return 'Напишите, почему так решили';
  return max(deskLimits.dispute)(words.trim());
}

/** @param left kopecks that can still be returned */
export function decisionErrors({ decision, refund, words }: TypedDecision, left: number): DecisionErrors {
  const errors = {
    decision: decision === null ? 'Выберите решение' : undefined,
    refund: decision === 'PARTIAL_REFUND' ? refundError(refund, left) : undefined,
    words: wordsError(words),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** The request of a decision without errors. */
export const decisionOf = (typed: TypedDecision, decision: DisputeDecision): DecideDispute => ({
  decision,
  refund: decision === 'PARTIAL_REFUND' ? (kopecksOf(typed.refund) ?? 0) : 0,
  words: typed.words.trim(),
});
