import type { MethodBody } from '@vetka/domain/actor';
import type { FeedQuery } from '@vetka/domain/article';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import type { Comment, CommentPage, NewComment } from '@vetka/domain/comment';
import type { Content, ContentPage, NewContent } from '@vetka/domain/content';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };

export const content = {
  list: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content'),
  latest: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/new'),
  read: call<{ params: ById; response: Content }>('GET', '/content/{id}'),
  feed: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content/feed'),
  favorite: call<{ params: ById; body: MethodBody; response: FavoriteAnswer }>('POST', '/content/{id}/favorite'),
  vote: call<{ params: ById; body: MethodBody; response: VoteAnswer }>('POST', '/content/{id}/vote'),
  comments: call<{ params: ById; query: PageQuery; response: CommentPage }>('GET', '/content/{id}/comments'),
  comment: call<{ params: ById; body: NewComment; response: Comment }>('POST', '/content/{id}/comments'),
  favorites: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/favorite'),
  ofAccount: call<{ params: { nickname: string }; query: PageQuery; response: ContentPage }>(
    'GET',
    '/account/{nickname}/content',
  ),
  create: call<{ body: NewContent; response: Content }>('POST', '/account/editor/content'),
};
