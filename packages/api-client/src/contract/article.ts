import type {
  Article,
  ArticleDraft,
  ArticlePage,
  ArticleParams,
  ArticleVersion,
  ArticleVersionParams,
  ArticlesQuery,
  NewArticle,
  OwnArticlePage,
  OwnArticlesQuery,
  PublishArticle,
  SaveArticle,
  SavedArticle,
  WriteArticle,
} from '@vetka/domain/article';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';
import { commentCalls, markCalls } from './marks.ts';

type OfAccount = { nickname: string };
type OwnArticle = { nickname: string; id: number };
type ById = { id: number };

/** Writing, as a person or for a shop. */
const editor = '/account/editor/articles';

export const article = {
  list: call<{ query: ArticlesQuery; response: ArticlePage }>('GET', '/articles'),
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
  create: call<{ body: NewArticle; response: ArticleDraft }>('POST', editor),
  own: call<{ query: OwnArticlesQuery; response: OwnArticlePage }>('GET', editor),
  draft: call<{ params: ById; response: ArticleDraft }>('GET', `${editor}/{id}`),
  save: call<{ params: ById; body: SaveArticle; response: SavedArticle }>('PUT', `${editor}/{id}`),
  publish: call<{ params: ById; body: PublishArticle; response: ArticleDraft }>('POST', `${editor}/{id}/publish`),
  unpublish: call<{ params: ById; response: ArticleDraft }>('POST', `${editor}/{id}/unpublish`),
  versions: call<{ params: ById; response: ArticleVersion[] }>('GET', `${editor}/{id}/versions`),
  restoreVersion: call<{ params: ArticleVersionParams; response: ArticleDraft }>(
    'POST',
    `${editor}/{id}/versions/{versionId}/restore`,
  ),
  discard: call<{ params: ById; response: ById }>('DELETE', `${editor}/{id}`),
  bringBack: call<{ params: ById; response: ArticleDraft }>('POST', `${editor}/{id}/restore`),
};
