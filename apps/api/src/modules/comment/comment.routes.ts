import { Comment, CommentText } from '@vetka/domain/comment/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { voteRoute } from '../../platform/marks/marks.routes.ts';

export const oneCommentRoutes = (app: FastifyInstance) => [
  voteRoute(app, 'comment', { kind: 'comment', requireShown: (session, id) => app.comment.requireShown(session, id) }),
  implementForUser(
    app,
    'comment.update',
    { params: IdParams, body: CommentText, response: Comment },
    ({ params, body, user }) => app.comment.update(user.id, params.id, body),
    { limit: 'writing' },
  ),
  implementForUser(app, 'comment.remove', { params: IdParams, response: Removed }, ({ params, user }) =>
    app.comment.remove(user.id, params.id),
  ),
];
