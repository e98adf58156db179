import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { articleQueries } from './article.queries.ts';

/** The articles that the user saved, most recent first. */
export default function FavoriteArticles() {
  return (
    <PagedItems
      list={useInfiniteQuery(articleQueries.favorites(useApi()))}
      empty={
        <EmptyMessage
          hasVase
          title="Сохранённых статей пока нет"
          text="Нажмите на сердце под статьёй, и она останется здесь."
          actionHref={pagePath('/articles')}
          actionLabel="Выбрать статью"
        />
      }
    >
      {(articles) => <ArticleGrid articles={articles} />}
    </PagedItems>
  );
}
