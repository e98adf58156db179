import type { FeedQuery } from '@vetka/domain/article';
import type { Content, ContentPage, NewContent } from '@vetka/domain/content';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';
import { commentCalls, markCalls } from './marks.ts';

type ById = { id: number };

export const content = {
  list: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content'),
  latest: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/new'),
  read: call<{ params: ById; response: Content }>('GET', '/content/{id}'),
  feed: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content/feed'),
  ...markCalls('/content'),
  ...commentCalls('/content'),
  favorites: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/favorite'),
  ofAccount: call<{ params: { nickname: string }; query: PageQuery; response: ContentPage }>(
    'GET',
    '/account/{nickname}/content',
  ),
  create: call<{ body: NewContent; response: Content }>('POST', '/account/editor/content'),
};
