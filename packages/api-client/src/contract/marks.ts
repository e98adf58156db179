import type { MethodBody, VoteBody } from '@vetka/domain/actor';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import type { Comment, CommentPage, CommentsQuery, NewComment } from '@vetka/domain/comment';
import { call } from './call.ts';

type ById = { id: number };

/** Votes for the objects under a path. */
export const voteCalls = (path: string) => ({
  vote: call<{ params: ById; body: VoteBody; response: VoteAnswer }>('POST', `${path}/{id}/vote`),
});

/** Votes and favourites of the objects under a path. */
export const markCalls = (path: string) => ({
  ...voteCalls(path),
  favorite: call<{ params: ById; body: MethodBody; response: FavoriteAnswer }>('POST', `${path}/{id}/favorite`),
});

/** Comments on the objects under a path. */
export const commentCalls = (path: string) => ({
  comments: call<{ params: ById; query: CommentsQuery; response: CommentPage }>('GET', `${path}/{id}/comments`),
  comment: call<{ params: ById; body: NewComment; response: Comment }>('POST', `${path}/{id}/comments`),
});
