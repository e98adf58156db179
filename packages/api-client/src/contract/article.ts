import type { MethodBody } from '@vetka/domain/actor';
import type { Article, ArticleParams, ArticlePage, FeedQuery, WriteArticle } from '@vetka/domain/article';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import type { Comment, CommentPage, NewComment } from '@vetka/domain/comment';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';

type ById = { id: number };
type OfAccount = { nickname: string };
type OwnArticle = { nickname: string; id: number };

export const article = {
  list: call<{ query: FeedQuery; response: ArticlePage }>('GET', '/articles'),
  latest: call<{ query: PageQuery; response: ArticlePage }>('GET', '/articles/new'),
  read: call<{ params: ArticleParams; response: Article }>('GET', '/articles/{id}'),
  related: call<{ params: ArticleParams; query: PageQuery; response: ArticlePage }>('GET', '/articles/{id}/related'),
  vote: call<{ params: ById; body: MethodBody; response: VoteAnswer }>('POST', '/articles/{id}/vote'),
  favorites: call<{ query: PageQuery; response: ArticlePage }>('GET', '/articles/favorite'),
  favorite: call<{ params: ById; body: MethodBody; response: FavoriteAnswer }>('POST', '/articles/{id}/favorite'),
  comments: call<{ params: ById; query: PageQuery; response: CommentPage }>('GET', '/articles/{id}/comments'),
  comment: call<{ params: ById; body: NewComment; response: Comment }>('POST', '/articles/{id}/comments'),
  ofAccount: call<{ params: OfAccount; query: PageQuery; response: ArticlePage }>(
    'GET',
    '/account/{nickname}/articles',
  ),
  readOwn: call<{ params: OwnArticle; response: Article }>('GET', '/account/{nickname}/articles/{id}'),
  updateOwn: call<{ params: OwnArticle; body: WriteArticle; response: Article }>(
    'PUT',
    '/account/{nickname}/articles/{id}',
  ),
  removeOwn: call<{ params: OwnArticle; response: { id: number } }>('DELETE', '/account/{nickname}/articles/{id}'),
};
