import type {
  ActReason,
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
  GivenUpJobPage,
  JobsQuery,
  NewAppeal,
  NewComplaint,
  OwnDecision,
  PersonCard,
  PersonStanding,
  RepeatedJobs,
  RepeatJobs,
  WaitingModeration,
} from '@vetka/domain/moderation';
import { call } from './call.ts';

/** Complaints of people, and decisions of the administration. */
export const moderation = {
  complain: call<{ body: NewComplaint; response: ComplaintAnswer }>('POST', '/complaints'),
  complaints: call<{ query: ComplaintsQuery; response: ComplaintCasePage }>('GET', '/complaints'),
  decide: call<{ params: { id: number }; body: DecideComplaint; response: ComplaintCase }>(
    'POST',
    '/complaints/{id}/decision',
  ),
  /** Undoes a decision within 24 hours: the hidden thing is shown, and the case is open again. */
  undo: call<{ params: { id: number }; response: ComplaintCase }>('POST', '/complaints/{id}/undo'),
  answerAppeal: call<{ params: { id: number }; body: AnswerAppeal; response: ComplaintCase }>(
    'POST',
    '/complaints/{id}/appeal-answer',
  ),
  /** A decision that hid something of the person. For everybody else it does not exist: 404. */
  ownDecision: call<{ params: { id: number }; response: OwnDecision }>('GET', '/decisions/{id}'),
  /** Once per decision: 409 for the second time. */
  appeal: call<{ params: { id: number }; body: NewAppeal; response: OwnDecision }>('POST', '/decisions/{id}/appeal'),
  /** For the administration: how much waits in each of its queues. */
  waiting: call<{ response: WaitingModeration }>('GET', '/moderation/waiting'),
  /** For the administration: all its acts, the latest first. */
  audit: call<{ query: AuditQuery; response: AuditPage }>('GET', '/moderation/audit'),
  /** For the administration: people with masked contacts. Recorded without the query. */
  findPeople: call<{ body: FindPeople; response: FoundPeople }>('POST', '/moderation/people'),
  /** For the administration: contacts and purchases of a person. Recorded with the reason and the shown fields. */
  openPerson: call<{ params: { id: number }; body: ActReason; response: PersonCard }>(
    'POST',
    '/moderation/people/{id}',
  ),
  /** Signs a person out everywhere and lets them not sign in again. 409 for people of the administration. */
  blockPerson: call<{ params: { id: number }; body: ActReason; response: PersonStanding }>(
    'POST',
    '/moderation/people/{id}/block',
  ),
  unblockPerson: call<{ params: { id: number }; body: ActReason; response: PersonStanding }>(
    'POST',
    '/moderation/people/{id}/unblock',
  ),
  /** For the administration: background work that was given up, the latest first. */
  jobs: call<{ query: JobsQuery; response: GivenUpJobPage }>('GET', '/moderation/jobs'),
  /** Restarts all given-up jobs. */
  repeatJobs: call<{ body: RepeatJobs; response: RepeatedJobs }>('POST', '/moderation/jobs/repeat'),
  /** 404 for a job that was not given up, or is running again. */
  repeatJob: call<{ params: { id: number }; response: RepeatedJobs }>('POST', '/moderation/jobs/{id}/repeat'),
  removeJob: call<{ params: { id: number }; body: ActReason; response: { id: number } }>(
    'POST',
    '/moderation/jobs/{id}/removal',
  ),
};
