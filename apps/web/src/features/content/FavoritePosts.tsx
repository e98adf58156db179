import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { SavedCard } from '../../shell/marks/SavedCard.tsx';
import { useSavedList } from '../../shell/marks/useSavedList.ts';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';

/** The photo posts that the user saved, most recent first. A post without its heart leaves the list. */
export default function FavoritePosts() {
  const saved = useSavedList('content', useInfiniteQuery(contentQueries.favorites(useApi())));
  if (saved.total <= 0) return <NoPosts />;
  return (
    <>
      <PostGrid
        posts={saved.items}
        renderCard={({ id, author }, card) => (
          <SavedCard onRemove={() => saved.remove(id, `фото, ${author.name}`)}>{card}</SavedCard>
        )}
      />
      <MoreItems list={saved.list} />
    </>
  );
}

function NoPosts() {
  return (
    <EmptyMessage
      hasVase
      title="Сохранённых фото пока нет"
      text="Откройте фото и нажмите на сердце, и оно останется здесь."
      actionHref={pagePath('/content')}
      actionLabel="Смотреть фото"
    />
  );
}
