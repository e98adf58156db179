import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { PagedItems } from '../../shell/lists/PagedItems.tsx';
import { PostGrid } from '../../shell/publications/PostGrid.tsx';
import { useApi } from '../../shell/useContext.ts';
import { contentQueries } from './content.queries.ts';

/** The photo posts that the user saved, most recent first. */
export default function FavoritePosts() {
  return (
    <PagedItems
      list={useInfiniteQuery(contentQueries.favorites(useApi()))}
      empty={
        <EmptyMessage
          hasVase
          title="Сохранённых фото пока нет"
          text="Откройте фото и нажмите на сердце, и оно останется здесь."
          actionHref={pagePath('/content')}
          actionLabel="Смотреть фото"
        />
      }
    >
      {(posts) => <PostGrid posts={posts} />}
    </PagedItems>
  );
}
