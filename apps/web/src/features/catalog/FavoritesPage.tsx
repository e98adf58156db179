import { useInfiniteQuery } from '@tanstack/react-query';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { useSavedList } from '../../shell/marks/useSavedList.ts';
import { useApi } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { HeartFlower } from './HeartFlower.tsx';
import { ProductList } from './ProductList.tsx';

/** Images in the first viewport of a phone. */
const firstScreen = 2;

/** The products that the user saved, most recent first. A product without its heart leaves the list. */
export default function FavoritesPage() {
  const saved = useSavedList('catalog', useInfiniteQuery(catalogQueries.favorites(useApi())));
  if (saved.total <= 0) return <NoFavorites />;
  return (
    <>
      <ProductList
        products={saved.items}
        priority={firstScreen}
        level={2}
        onUnfavorite={({ id, title }) => saved.offerUndo(id, title)}
      />
      <MoreItems list={saved.list} />
    </>
  );
}

function NoFavorites() {
  return (
    <EmptyMessage
      drawing={<HeartFlower />}
      title="Здесь будет то, что понравилось"
      text="Нажмите на сердце у букета или подарка, и он останется здесь."
      actionHref={pagePath('/catalog')}
      actionLabel="Выбрать букет"
    />
  );
}
