import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { SavedCard } from '../../shell/marks/SavedCard.tsx';
import { useSavedList } from '../../shell/marks/useSavedList.ts';
import { ArticleGrid } from '../../shell/publications/ArticleGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { articleQueries } from './article.queries.ts';

/** The articles that the user saved, most recent first. An article without its heart leaves the list. */
export default function FavoriteArticles() {
  const saved = useSavedList('article', useInfiniteQuery(articleQueries.favorites(useApi())));
  if (saved.total <= 0) return <NoArticles />;
  return (
    <>
      <ArticleGrid
        articles={saved.items}
        renderCard={({ id, title }, card) => <SavedCard onRemove={() => saved.remove(id, title)}>{card}</SavedCard>}
      />
      <MoreItems list={saved.list} />
    </>
  );
}

function NoArticles() {
  return (
    <EmptyMessage
      hasVase
      title="Сохранённых статей пока нет"
      text="Нажмите на сердце под статьёй, и она останется здесь."
      actionHref={pagePath('/articles')}
      actionLabel="Выбрать статью"
    />
  );
}
