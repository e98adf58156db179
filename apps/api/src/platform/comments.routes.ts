import type {
  Comment as CommentAnswer,
  CommentPage as CommentPageAnswer,
  CommentsQuery as CommentsAsked,
} from '@vetka/domain/comment';
import { Comment, CommentPage, CommentsQuery, NewComment } from '@vetka/domain/comment/schema';
import { IdParams } from '@vetka/domain/value/schema';
import type { FastifyInstance } from 'fastify';
import { implement, implementForUser } from './http/implement.ts';
import type { RequestSession } from './session/request-session.ts';

/** Areas of the contract with the calls `comments` and `comment`. */
type DiscussedArea = 'article' | 'content' | 'review';

interface DiscussedSubject {
  /** @throws Refusal 404 for an object that the visitor may not see */
  requireShown: (session: RequestSession, id: number) => Promise<void>;
  list: (session: RequestSession, id: number, query: CommentsAsked) => Promise<CommentPageAnswer>;
  /** @throws Refusal 422 on `text` or `parentId` */
  add: (userId: number, id: number, comment: NewComment) => Promise<CommentAnswer>;
}

const page = { params: IdParams, query: CommentsQuery, response: CommentPage };
const written = { params: IdParams, body: NewComment, response: Comment };

/** Binds the comments of an area. */
export function commentRoutes<Area extends DiscussedArea>(
  app: FastifyInstance,
  area: Area,
  { requireShown, list, add }: DiscussedSubject,
): (`${Area}.comments` | `${Area}.comment`)[] {
  const names = [
    implement(app, nameOf(area, 'comments'), page, async ({ params: { id }, query }, { session }) => {
      await requireShown(session, id);
      return list(session, id, query);
    }),
    implementForUser(
      app,
      nameOf(area, 'comment'),
      written,
      async ({ params: { id }, body, user }, { session }) => {
        await requireShown(session, id);
        return add(user.id, id, body);
      },
      { writes: 'comment' },
    ),
  ];
  // Only the names of this area: `app.ts` depends on it.
  return names as (`${Area}.comments` | `${Area}.comment`)[];
}

/** Of any area, because the calls of all areas have the same types. */
const nameOf = <Call extends 'comment' | 'comments'>(area: DiscussedArea, name: Call) => `${area}.${name}` as const;
