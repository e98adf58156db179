import type { Comment, CommentText } from '@vetka/domain/comment';
import { call } from './call.ts';
import { voteCalls } from './marks.ts';

type ById = { id: number };

/** The calls of a single comment on any subject. */
export const comment = {
  ...voteCalls('/comments'),
  update: call<{ params: ById; body: CommentText; response: Comment }>('PUT', '/comments/{id}'),
  remove: call<{ params: ById; response: ById }>('DELETE', '/comments/{id}'),
};
