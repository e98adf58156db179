import { incomeMeanings, receiptIssuers, type IncomeMeaning, type ReceiptIssuer } from '@vetka/domain/income';

/** Answers to questions that a lawyer decides (docs/legal-questions.md). */
export interface LegalAnswers {
  /** Who gives buyers the receipt of a self-employed seller. */
  selfEmployedReceipts: ReceiptIssuer;
  /** What the income of such a seller is: in receipts, and in the limit of a year. */
  selfEmployedIncome: IncomeMeaning;
}

interface Reader {
  oneOf: <const T extends string>(name: string, values: readonly [T, ...T[]]) => T;
}

/** The first of the possible answers counts until another one is given. */
export const readLegalAnswers = (read: Reader): LegalAnswers => ({
  selfEmployedReceipts: read.oneOf('LEGAL_SELF_EMPLOYED_RECEIPTS', receiptIssuers),
  selfEmployedIncome: read.oneOf('LEGAL_SELF_EMPLOYED_INCOME', incomeMeanings),
});
