import type {
  Difference,
  Differences,
  DifferencesQuery,
  Reconciled,
  ReconciledDays,
  ResolveDifference,
  UploadRegister,
} from '@vetka/domain/reconciliation';
import { call } from './call.ts';

/** Our books compared with the bank's, for the administration. */
export const reconciliation = {
  differences: call<{ query: DifferencesQuery; response: Differences }>('GET', '/moderation/differences'),
  days: call<{ response: ReconciledDays }>('GET', '/moderation/reconciliation/days'),
  /** Compares the books now, instead of at night. */
  run: call<{ response: Reconciled }>('POST', '/moderation/reconciliation/runs'),
  /** Stores the rows of the bank's register, and compares. 422 on `table`. */
  upload: call<{ body: UploadRegister; response: Reconciled }>('POST', '/moderation/reconciliation/registers'),
  /** 409 when it is resolved already; 422 on `decision`. */
  resolve: call<{ params: { id: number }; body: ResolveDifference; response: Difference }>(
    'POST',
    '/moderation/differences/{id}/resolution',
  ),
};
