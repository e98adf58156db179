import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActorType } from '@vetka/domain/actor';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import type { TabLink } from '@vetka/ui/Tabs';
import type { ReactNode } from 'react';
import { AuthorFilter, type AuthorChoice } from '../../shell/lists/AuthorFilter.tsx';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { listHref, type ListSearch } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { SharePhotoButton } from '../../shell/publications/SharePhotoButton.tsx';
import { useApi } from '../../shell/useContext.ts';
import { contentQueries, type PostsRequest } from './content.queries.ts';

interface PostsPageProps {
  path: string;
  title: string;
  lead: string;
  tabs: readonly TabLink[];
  kind: PostsRequest['kind'];
  search: ListSearch;
  choices: readonly AuthorChoice[];
  /** The default author of the listed posts; everybody if omitted. */
  defaultAuthor?: ActorType;
  /** Whether the viewer may add a photo here. */
  canShare?: boolean;
  /** Above the posts. */
  invitation?: ReactNode;
}

/** Photo posts of people and shops. The URL is the page's state. */
export default function PostsPage({
  path,
  title,
  lead,
  tabs,
  kind,
  search,
  choices,
  defaultAuthor,
  canShare,
  invitation,
}: PostsPageProps) {
  const { authorType, page } = search;
  const list = useInfiniteQuery(
    contentQueries.posts(useApi(), { kind, authorType: authorType ?? defaultAuthor, page }),
  );
  return (
    <>
      <ListHead
        title={title}
        lead={lead}
        count={list.data?.pages[0]?.meta.total}
        tabs={tabs}
        current={path}
        action={canShare && <SharePhotoButton />}
      />
      {invitation}
      <AuthorFilter path={path} choices={choices} current={{ authorType }} />
      <PagedItems
        list={list}
        hrefOf={(each) => listHref(path, { ...(authorType && { authorType }), page: each })}
        empty={
          <EmptyMessage
            hasVase
            title="Здесь пока нет фото"
            text="Выберите других авторов."
            actionHref={path}
            actionLabel="Показать все"
          />
        }
      >
        {(posts) => <PostGrid posts={posts} />}
      </PagedItems>
    </>
  );
}
