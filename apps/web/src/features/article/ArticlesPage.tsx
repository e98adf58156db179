import { useInfiniteQuery } from '@tanstack/react-query';
import type { ActorType } from '@vetka/domain/actor';
import { Button } from '@vetka/ui/Button';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { PencilIcon } from '@vetka/ui/Icon';
import type { TabLink } from '@vetka/ui/Tabs';
import { pagePath } from '../../shell/links/pagePath.ts';
import { AuthorFilter, type AuthorChoice } from '../../shell/lists/AuthorFilter.tsx';
import { ListHead } from '../../shell/lists/ListHead.tsx';
import { listHref, type ListSearch } from '../../shell/lists/listSearch.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { useUser } from '../../shell/session/useSession.ts';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { articleQueries } from './article.queries.ts';

interface ArticlesPageProps {
  path: string;
  title: string;
  lead: string;
  tabs: readonly TabLink[];
  search: ListSearch;
  choices: readonly AuthorChoice[];
  /** The default author of the listed articles; everybody if omitted. */
  defaultAuthor?: ActorType;
}

/** Articles of people and shops. The URL is the page's state. */
export default function ArticlesPage({ path, title, lead, tabs, search, choices, defaultAuthor }: ArticlesPageProps) {
  const list = useInfiniteQuery(
    articleQueries.list(useApi(), { ...(defaultAuthor && { authorType: defaultAuthor }), ...search }),
  );
  const isGuest = useUser() === null;
  return (
    <>
      <ListHead
        title={search.tag ? `${title}: ${search.tag}` : title}
        lead={lead}
        count={list.data?.pages[0]?.meta.total}
        tabs={tabs}
        current={path}
        action={
          <Button variant="tonal" icon={<PencilIcon />} href={pagePath('/my/articles')}>
            Написать
          </Button>
        }
      />
      <AuthorFilter
        path={path}
        choices={isGuest || defaultAuthor ? choices : [...choices, { label: 'Подписки', following: true }]}
        current={search}
      />
      <PagedItems
        list={list}
        hrefOf={(page) => listHref(path, { ...search, page })}
        empty={
          <EmptyMessage
            hasVase
            title={search.following ? 'Здесь будут статьи ваших подписок' : 'Здесь пока нет статей'}
            text={
              search.following
                ? 'Подпишитесь на людей и магазины, которых интересно читать.'
                : 'Выберите других авторов или откройте все статьи.'
            }
            actionHref={pagePath('/articles')}
            actionLabel="Все статьи"
          />
        }
      >
        {(articles) => <ArticleGrid articles={articles} />}
      </PagedItems>
    </>
  );
}
