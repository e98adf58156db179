import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { PeopleGrid } from './PeopleGrid.tsx';
import { profileQueries } from './profile.queries.ts';

interface ProfilePageProps {
  nickname: string;
  page: number;
}

/** Photo posts of a person. */
export function ProfilePosts({ nickname, page }: ProfilePageProps) {
  const list = useInfiniteQuery(profileQueries.posts(useApi(), nickname, page));
  return (
    <PagedItems
      list={list}
      hrefOf={(each) => listHref(pagePath('/account/$nickname', { nickname }), { page: each })}
      empty={<EmptyMessage hasVase title="Фото пока нет" actionHref={pagePath('/content')} actionLabel="Все фото" />}
    >
      {(posts) => <PostGrid posts={posts} />}
    </PagedItems>
  );
}

/** Articles of a person. */
export function ProfileArticles({ nickname, page }: ProfilePageProps) {
  const list = useInfiniteQuery(profileQueries.articles(useApi(), nickname, page));
  return (
    <PagedItems
      list={list}
      hrefOf={(each) => listHref(pagePath('/account/$nickname/articles', { nickname }), { page: each })}
      empty={
        <EmptyMessage hasVase title="Статей пока нет" actionHref={pagePath('/articles')} actionLabel="Все статьи" />
      }
    >
      {(articles) => <ArticleGrid articles={articles} />}
    </PagedItems>
  );
}

/** Followers of a person; hidden profiles are counted in the header but not listed. */
export function ProfileSubscribers({ nickname, page }: ProfilePageProps) {
  const api = useApi();
  const { data: profile } = useSuspenseQuery(profileQueries.one(api, nickname));
  const list = useInfiniteQuery(profileQueries.subscribers(api, profile.id, page));
  return (
    <PagedItems
      list={list}
      hrefOf={(each) => listHref(pagePath('/account/$nickname/subscribers', { nickname }), { page: each })}
      empty={
        <EmptyMessage hasVase title="Подписчиков пока нет" actionHref={pagePath('/users')} actionLabel="Все люди" />
      }
    >
      {(people) => <PeopleGrid people={people} />}
    </PagedItems>
  );
}
