import { useInfiniteQuery, useSuspenseQuery } from '@tanstack/react-query';
import { plural } from '@vetka/domain/plural';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { listHref } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { profileQueries } from './profile.queries.ts';

interface ProfilePageProps {
  nickname: string;
  page: number;
}

/** Photographs of a person. */
export function ProfilePosts({ nickname, page }: ProfilePageProps) {
  const list = useInfiniteQuery(profileQueries.posts(useApi(), nickname, page));
  return (
    <PagedItems
      list={list}
      hrefOf={(each) => listHref(`/account/${nickname}`, { page: each })}
      empty={<EmptyMessage hasVase title="Фото пока нет" actionHref="/content" actionLabel="Все фото" />}
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
      hrefOf={(each) => listHref(`/account/${nickname}/articles`, { page: each })}
      empty={<EmptyMessage hasVase title="Статей пока нет" actionHref="/articles" actionLabel="Все статьи" />}
    >
      {(articles) => <ArticleGrid articles={articles} />}
    </PagedItems>
  );
}

/** How many people follow this one. Who they are is not told. */
export function ProfileSubscribers({ nickname }: { nickname: string }) {
  const { data: profile } = useSuspenseQuery(profileQueries.one(useApi(), nickname));
  return (
    <EmptyMessage
      title={plural(profile.subscribersCount, ['подписчик', 'подписчика', 'подписчиков'])}
      text="Имена подписчиков не показываются. На кого подписан сам автор, видно в подписках."
      actionHref={`/account/${nickname}/subscriptions`}
      actionLabel="Подписки"
    />
  );
}
