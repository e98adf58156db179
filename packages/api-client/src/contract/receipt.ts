import type { CashReceipt, CashReceipts, CorrectReceipt, ReceiptsQuery } from '@vetka/domain/receipt';
import { call } from './call.ts';

/** Fiscal receipts and their corrections, for the administration. */
export const receipt = {
  list: call<{ query: ReceiptsQuery; response: CashReceipts }>('GET', '/moderation/receipts'),
  /** Prints a correction. 409 when it is corrected already; 422 on `mistake`, `baseNumber`. */
  correct: call<{ params: { id: number }; body: CorrectReceipt; response: CashReceipt }>(
    'POST',
    '/moderation/receipts/{id}/correction',
  ),
};
