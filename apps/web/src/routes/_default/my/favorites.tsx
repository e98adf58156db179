import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { FavoriteArticles } from '../../../features/article/lazyComponents.ts';
import { catalogQueries } from '../../../features/catalog/catalog.queries.ts';
import { FavoritesPage } from '../../../features/catalog/lazyComponents.ts';
import { GridSkeleton } from '../../../features/catalog/skeletons.ts';
import { contentQueries } from '../../../features/content/content.queries.ts';
import { FavoritePosts } from '../../../features/content/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { ListHead } from '../../../shell/lists/ListHead.tsx';
import { requireUser } from '../../../shell/session/routeRules.ts';

const path = pagePath('/my/favorites');

const kinds = [
  { kind: 'products', label: 'Товары', Part: FavoritesPage, href: path },
  { kind: 'articles', label: 'Статьи', Part: FavoriteArticles, href: `${path}?kind=articles` },
  { kind: 'photos', label: 'Фото', Part: FavoritePosts, href: `${path}?kind=photos` },
] as const;

const kindOf = (search: object): (typeof kinds)[number] =>
  kinds.find(({ kind }) => 'kind' in search && kind === search.kind) ?? kinds[0];

export const Route = createFileRoute('/_default/my/favorites')({
  beforeLoad: requireUser,
  validateSearch: (raw) => ({ kind: kindOf(raw) === kinds[0] ? undefined : kindOf(raw).kind }),
  loaderDeps: ({ search }) => ({ kind: kindOf(search).kind }),
  loader: async ({ context: { api, queryClient }, deps }) => {
    const load = {
      products: () => queryClient.ensureInfiniteQueryData(catalogQueries.favorites(api)),
      articles: () => queryClient.ensureInfiniteQueryData(articleQueries.favorites(api)),
      photos: () => queryClient.ensureInfiniteQueryData(contentQueries.favorites(api)),
    };
    await Promise.all([load[deps.kind](), kindOf(deps).Part.preload()]);
  },
  head: () => pageHead('Избранное', { isHidden: true }),
  pendingComponent: GridSkeleton,
  component: Favorites,
});

function Favorites() {
  const { href, Part } = kindOf(Route.useLoaderDeps());
  return (
    <>
      <ListHead title="Избранное" tabs={kinds} current={href} />
      <Part />
    </>
  );
}
