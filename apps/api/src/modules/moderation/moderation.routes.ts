import {
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
} from '@vetka/domain/moderation/schema';
import { peopleSearchLabels } from '@vetka/domain/moderation';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementAct, implementForAdministration } from '../../platform/administration/implement.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { implementForUser } from '../../platform/http/implement.ts';
import { repeatAll } from '../../platform/jobs/givenUp.ts';
import { blockPerson, unblockPerson } from './moderation.blocking.ts';
import { readAudit } from './moderation.audit.ts';
import { readGivenUp, removeJob, repeatJob } from './moderation.jobs.ts';
import { findPeople } from './moderation.people.ts';
import { readPerson, shownOnCard } from './moderation.person.ts';
import { readWaiting } from './moderation.waiting.ts';

const ofPeople = (app: FastifyInstance) => [
  implementForUser(
    app,
    'moderation.complain',
    { body: NewComplaint, response: ComplaintAnswer },
    ({ body, user }, { session }) => app.moderation.complain(session, user, body),
    { writes: 'complaint' },
  ),
  implementForUser(app, 'moderation.ownDecision', { params: IdParams, response: OwnDecision }, ({ params, user }) =>
    app.moderation.ownDecision(user.id, params.id),
  ),
  implementForUser(
    app,
    'moderation.appeal',
    { params: IdParams, body: NewAppeal, response: OwnDecision },
    ({ params, body, user }) => app.moderation.appeal(user.id, params.id, body.text),
    { writes: 'complaint' },
  ),
];

const ofAdministration = (app: FastifyInstance) => {
  const object = (tx: Transaction, { params }: { params: { id: number } }) => app.moderation.objectOf(tx, params.id);
  return [
    implementForAdministration(
      app,
      'moderation.complaints',
      { query: ComplaintsQuery, response: ComplaintCasePage },
      ({ query }) => app.moderation.list(query),
    ),
    implementAct(
      app,
      'moderation.decide',
      { params: IdParams, body: DecideComplaint, response: ComplaintCase },
      { object, reason: ({ body }) => body.words },
      ({ params, body, ...act }) => app.moderation.decide(act, params.id, body),
    ),
    implementAct(
      app,
      'moderation.undo',
      { params: IdParams, response: ComplaintCase },
      { object },
      ({ params, ...act }) => app.moderation.undo(act, params.id),
    ),
    implementAct(
      app,
      'moderation.answerAppeal',
      { params: IdParams, body: AnswerAppeal, response: ComplaintCase },
      { object, reason: ({ body }) => body.words },
      ({ params, body, ...act }) => app.moderation.answerAppeal(act, params.id, body),
    ),
    implementForAdministration(app, 'moderation.waiting', { response: WaitingModeration }, () => readWaiting(app)),
    implementForAdministration(app, 'moderation.audit', { query: AuditQuery, response: AuditPage }, ({ query }) =>
      readAudit(app.db, query),
    ),
  ];
};

const aboutPeople = (app: FastifyInstance) => [
  implementAct(
    app,
    'moderation.findPeople',
    { body: FindPeople, response: FoundPeople },
    { kind: 'PEOPLE', shown: ({ by, data }) => `по ${peopleSearchLabels[by]}: ${data.length}, контакты скрыты` },
    ({ body, tx }) => findPeople(tx, body.search),
  ),
  implementAct(
    app,
    'moderation.openPerson',
    { params: IdParams, body: ActReason, response: PersonCard },
    { kind: 'PROFILE', reason: ({ body }) => body.reason, shown: shownOnCard },
    ({ params, tx }) => readPerson(tx, params.id),
  ),
  implementAct(
    app,
    'moderation.blockPerson',
    { params: IdParams, body: ActReason, response: PersonStanding },
    { kind: 'PROFILE', reason: ({ body }) => body.reason },
    ({ params, ...act }) => blockPerson(app, act, params.id),
  ),
  implementAct(
    app,
    'moderation.unblockPerson',
    { params: IdParams, body: ActReason, response: PersonStanding },
    { kind: 'PROFILE', reason: ({ body }) => body.reason },
    ({ params, ...act }) => unblockPerson(act, params.id),
  ),
];

const aboutJobs = (app: FastifyInstance) => [
  implementForAdministration(app, 'moderation.jobs', { query: JobsQuery, response: GivenUpJobPage }, ({ query }) =>
    readGivenUp(app.db, query),
  ),
  implementAct(
    app,
    'moderation.repeatJobs',
    { body: RepeatJobs, response: RepeatedJobs },
    { kind: 'JOBS' },
    async ({ body, tx }) => ({ count: await repeatAll(tx, body.kind) }),
  ),
  implementAct(
    app,
    'moderation.repeatJob',
    { params: IdParams, response: RepeatedJobs },
    { kind: 'JOB' },
    ({ params, tx }) => repeatJob(tx, params.id),
  ),
  implementAct(
    app,
    'moderation.removeJob',
    { params: IdParams, body: ActReason, response: Removed },
    { kind: 'JOB', reason: ({ body }) => body.reason },
    ({ params, tx }) => removeJob(tx, params.id),
  ),
];

/** Complaints and appeals, decisions of the administration, its view of people, and failed background jobs. */
export const moderationRoutes = (app: FastifyInstance) => [
  ...ofPeople(app),
  ...ofAdministration(app),
  ...aboutPeople(app),
  ...aboutJobs(app),
];
