import {
  ComplaintAnswer,
  ComplaintCase,
  ComplaintCasePage,
  ComplaintsQuery,
  DecideComplaint,
  NewComplaint,
} from '@vetka/domain/moderation/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';

export const moderationRoutes = (app: FastifyInstance) => [
  implementForUser(
    app,
    'moderation.complain',
    { body: NewComplaint, response: ComplaintAnswer },
    ({ body, user }, { session }) => app.moderation.complain(session, user, body),
    { writes: 'complaint' },
  ),
  implementForUser(
    app,
    'moderation.complaints',
    { query: ComplaintsQuery, response: ComplaintCasePage },
    ({ query, user }) => app.moderation.list(user, query),
  ),
  implementForUser(
    app,
    'moderation.decide',
    { params: IdParams, body: DecideComplaint, response: ComplaintCase },
    ({ params, body, user }) => app.moderation.decide(user, params.id, body),
  ),
];
