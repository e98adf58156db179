import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { FavoriteArticles } from '../../../features/article/lazyComponents.ts';
import { catalogQueries } from '../../../features/catalog/catalog.queries.ts';
import { FavoritesPage } from '../../../features/catalog/lazyComponents.ts';
import { GridSkeleton } from '../../../features/catalog/skeletons.ts';
import { contentQueries } from '../../../features/content/content.queries.ts';
import { FavoritePosts } from '../../../features/content/lazyComponents.ts';
import { FollowedPeople, FollowedShops } from '../../../features/profile/lazyComponents.ts';
import { profileQueries } from '../../../features/profile/profile.queries.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { ListHead } from '../../../shell/lists/ListHead.tsx';
import { logFailure } from '../../../shell/errors/logFailure.ts';
import { savedCountsQuery } from '../../../shell/marks/savedCounts.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';
import { sessionQueries } from '../../../shell/session/session.queries.ts';
import { useUser } from '../../../shell/session/useSession.ts';
import { useApi } from '../../../shell/useContext.ts';

const path = pagePath('/my/favorites');

const kinds = [
  { kind: 'products', label: 'Товары', Part: FavoritesPage, href: path },
  { kind: 'shops', label: 'Магазины', Part: FollowedShops, href: `${path}?kind=shops` },
  { kind: 'people', label: 'Люди', Part: FollowedPeople, href: `${path}?kind=people` },
  { kind: 'articles', label: 'Статьи', Part: FavoriteArticles, href: `${path}?kind=articles` },
  { kind: 'photos', label: 'Фото', Part: FavoritePosts, href: `${path}?kind=photos` },
] as const;

const tabOf = (kind: string): (typeof kinds)[number] => kinds.find((each) => each.kind === kind) ?? kinds[0];

/** Kinds in the URL; the first tab, the products, has none. The tabs themselves are loaded with the page. */
const named = ['shops', 'people', 'articles', 'photos'] as const;

export const Route = createFileRoute('/_default/my/favorites')({
  beforeLoad: requireUser,
  validateSearch: (raw) => ({ kind: named.find((kind) => kind === raw.kind) }),
  loaderDeps: ({ search }) => ({ kind: search.kind ?? ('products' as const) }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const userId = queryClient.getQueryData(sessionQueries.user(api).queryKey)?.id ?? 0;
    const load = {
      products: () => queryClient.ensureInfiniteQueryData(catalogQueries.favorites(api)),
      shops: () => queryClient.ensureInfiniteQueryData(profileQueries.services(api, userId, 1)),
      people: () => queryClient.ensureInfiniteQueryData(profileQueries.people(api, userId, 1)),
      articles: () => queryClient.ensureInfiniteQueryData(articleQueries.favorites(api)),
      photos: () => queryClient.ensureInfiniteQueryData(contentQueries.favorites(api)),
    };
    // The tabs work without their numbers.
    const counts = queryClient
      .ensureQueryData(savedCountsQuery(api, userId))
      .catch(logFailure('the counts of the favourites', null));
    await Promise.all([load[deps.kind](), tabOf(deps.kind).Part.preload(), counts]);
  },
  head: () => pageHead('Избранное', { isHidden: true }),
  pendingComponent: GridSkeleton,
  component: Favorites,
});

function Favorites() {
  const { href, Part } = tabOf(Route.useLoaderDeps().kind);
  const { data: counts } = useQuery(savedCountsQuery(useApi(), useUser()?.id ?? 0));
  const tabs = kinds.map(({ kind, ...tab }) => ({ ...tab, ...(counts && { count: counts[kind] }) }));
  return (
    <>
      <ListHead title="Избранное" tabs={tabs} current={href} />
      <Part />
    </>
  );
}
