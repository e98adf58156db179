import type {
  ComplaintAnswer,
  ComplaintCase,
  ComplaintCasePage,
  ComplaintsQuery,
  DecideComplaint,
  NewComplaint,
} from '@vetka/domain/moderation';
import { call } from './call.ts';

/** Complaints of people, and what the administration decides. */
export const moderation = {
  complain: call<{ body: NewComplaint; response: ComplaintAnswer }>('POST', '/complaints'),
  complaints: call<{ query: ComplaintsQuery; response: ComplaintCasePage }>('GET', '/complaints'),
  decide: call<{ params: { id: number }; body: DecideComplaint; response: ComplaintCase }>(
    'POST',
    '/complaints/{id}/decision',
  ),
};
