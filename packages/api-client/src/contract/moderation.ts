import type {
  AnswerAppeal,
  AuditPage,
  AuditQuery,
  ComplaintAnswer,
  ComplaintCase,
  ComplaintCasePage,
  ComplaintsQuery,
  DecideComplaint,
  FindPeople,
  FoundPeople,
  NewAppeal,
  NewComplaint,
  OpenPerson,
  OwnDecision,
  PersonCard,
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
  /** Takes a decision back within 24 hours: what was hidden is shown, and the case waits again. */
  undo: call<{ params: { id: number }; response: ComplaintCase }>('POST', '/complaints/{id}/undo'),
  answerAppeal: call<{ params: { id: number }; body: AnswerAppeal; response: ComplaintCase }>(
    'POST',
    '/complaints/{id}/appeal-answer',
  ),
  /** A decision that hid something of the person. For everybody else it does not exist: 404. */
  ownDecision: call<{ params: { id: number }; response: OwnDecision }>('GET', '/decisions/{id}'),
  /** Once for each decision: 409 for the second time. */
  appeal: call<{ params: { id: number }; body: NewAppeal; response: OwnDecision }>('POST', '/decisions/{id}/appeal'),
  /** For the administration: everything that it has done, the latest first. */
  audit: call<{ query: AuditQuery; response: AuditPage }>('GET', '/moderation/audit'),
  /** For the administration: people with masked contacts. Recorded without the words that were searched for. */
  findPeople: call<{ body: FindPeople; response: FoundPeople }>('POST', '/moderation/people'),
  /** For the administration: contacts and purchases of a person. The reason and what was shown are recorded. */
  openPerson: call<{ params: { id: number }; body: OpenPerson; response: PersonCard }>(
    'POST',
    '/moderation/people/{id}',
  ),
};
