import type { FeedQuery } from '@vetka/domain/article';
import type { Content, ContentPage, DeletedPublications, NewContent, PictureTags } from '@vetka/domain/content';
import type { DeskParams } from '@vetka/domain/desk';
import type { PageQuery } from '@vetka/domain/paging';
import { call } from './call.ts';
import { commentCalls, markCalls } from './marks.ts';

type ById = { id: number };

export const content = {
  list: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content'),
  latest: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/new'),
  read: call<{ params: ById; response: Content }>('GET', '/content/{id}'),
  /** The products in its pictures that are sold now. */
  tags: call<{ params: ById; response: PictureTags }>('GET', '/content/{id}/tags'),
  feed: call<{ query: FeedQuery; response: ContentPage }>('GET', '/content/feed'),
  ...markCalls('/content'),
  ...commentCalls('/content'),
  favorites: call<{ query: PageQuery; response: ContentPage }>('GET', '/content/favorite'),
  ofAccount: call<{ params: { nickname: string }; query: PageQuery; response: ContentPage }>(
    'GET',
    '/account/{nickname}/content',
  ),
  create: call<{ body: NewContent; response: Content }>('POST', '/account/editor/content'),
  /** Publishes in the name of a shop. */
  createForService: call<{ params: DeskParams; body: NewContent; response: Content }>(
    'POST',
    '/desk/{service}/content',
  ),
  /** Changes a post of the person, or of a shop that they publish for. */
  update: call<{ params: ById; body: NewContent; response: Content }>('PUT', '/content/{id}'),
  remove: call<{ params: ById; response: ById }>('DELETE', '/content/{id}'),
  /** Restores a deleted post within a day. */
  restore: call<{ params: ById; response: Content }>('POST', '/content/{id}/restore'),
  /** The person's deleted photos and articles that can still be restored. */
  deleted: call<{ response: DeletedPublications }>('GET', '/account/editor/deleted'),
};
