import { Comment, CommentText } from '@vetka/domain/comment/schema';
import { IdParams, Removed } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implementForUser } from '../../platform/http/implement.ts';
import { voteRoute } from '../../platform/marks/marks.routes.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';

/** What a comment is about must be shown to the person. @throws Refusal 404 */
async function requireShown(app: FastifyInstance, session: RequestSession, id: number): Promise<void> {
  const subject = await app.comment.subject(id);
  if ('articleId' in subject) return app.article.requireShown(session, subject.articleId);
  if ('contentId' in subject) return app.content.requireShown(session, subject.contentId);
  await app.review.requireShown(subject.reviewId);
}

export const oneCommentRoutes = (app: FastifyInstance) => [
  voteRoute(app, 'comment', { kind: 'comment', requireShown: (session, id) => requireShown(app, session, id) }),
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
