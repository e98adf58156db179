import { useInfiniteQuery } from '@tanstack/react-query';
import type { ProductCard } from '@vetka/domain/catalog';
import { EmptyMessage } from '@vetka/ui/EmptyMessage';
import { pagePath } from '../../shell/links/pagePath.ts';
import { MoreItems } from '../../shell/lists/PagedItems.tsx';
import { useFavoriteChanges, useSetFavorite } from '../../shell/marks/useFavoriteMark.ts';
import { useApi, useShell } from '../../shell/useContext.ts';
import { catalogQueries } from './catalog.queries.ts';
import { HeartFlower } from './HeartFlower.tsx';
import { ProductList } from './ProductList.tsx';

/** Images in the first viewport of a phone. */
const firstScreen = 2;

/** The products that the user saved, most recent first. A product without its heart leaves the list. */
export default function FavoritesPage() {
  const { list, products, total } = useFavorites();
  const offerUndo = useOfferUndo();
  return (
    <>
      {total > 0 ? (
        <>
          <ProductList products={products} priority={firstScreen} level={2} onUnfavorite={offerUndo} />
          <MoreItems list={list} />
        </>
      ) : (
        <NoFavorites />
      )}
    </>
  );
}

function useFavorites() {
  const list = useInfiniteQuery(catalogQueries.favorites(useApi()));
  const changes = useFavoriteChanges('catalog');
  const pages = list.data?.pages ?? [];
  const loaded = pages.flatMap(({ data }) => data);
  const products = loaded.filter(({ id }) => changes[id] !== false);
  const removed = loaded.length - products.length;
  // The API counts pages without the removed products, so the next page would skip as many.
  const fetchNextPage = async () => {
    if (removed > 0) await list.refetch();
    return list.fetchNextPage();
  };
  return { list: { ...list, fetchNextPage }, products, total: (pages[0]?.meta.total ?? 0) - removed };
}

/** «Вернуть» in a toast: a heart is easy to press by accident. */
function useOfferUndo() {
  const { toasts } = useShell();
  const set = useSetFavorite('catalog');
  return ({ id, title }: ProductCard) =>
    toasts.show({
      kind: 'info',
      id: `favorite-${id}`,
      text: `Убрали: ${title}`,
      actionLabel: 'Вернуть',
      onClick: () => void set(id, true),
    });
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
