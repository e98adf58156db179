import type { Article, ArticleParams, ArticlePage, FeedQuery, WriteArticle } from '@vetka/domain/article';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';
import { commentCalls, markCalls } from './marks.ts';

type OfAccount = { nickname: string };
type OwnArticle = { nickname: string; id: number };

export const article = {
  list: call<{ query: FeedQuery; response: ArticlePage }>('GET', '/articles'),
  latest: call<{ query: PageQuery; response: ArticlePage }>('GET', '/articles/new'),
  read: call<{ params: ArticleParams; response: Article }>('GET', '/articles/{id}'),
  related: call<{ params: ArticleParams; query: PageQuery; response: ArticlePage }>('GET', '/articles/{id}/related'),
  ...markCalls('/articles'),
  favorites: call<{ query: PageQuery; response: ArticlePage }>('GET', '/articles/favorite'),
  ...commentCalls('/articles'),
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
