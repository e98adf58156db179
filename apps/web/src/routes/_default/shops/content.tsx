import { createFileRoute } from '@tanstack/react-router';
import { contentQueries } from '../../../features/content/content.queries.ts';
import { PostsPage } from '../../../features/content/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { sellerAuthors } from '../../../shell/lists/authorChoices.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { shopTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/shops/content')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context: { api, queryClient }, deps: { authorType = 'SHOP', page = 1 } }) => {
    await Promise.all([
      loadPaged(queryClient, contentQueries.posts(api, { kind: 'list', authorType, page }), page),
      PostsPage.preload(),
    ]);
  },
  head: () => pageHead('Фото магазинов'),
  pendingComponent: CardsSkeleton,
  component: ShopPhotos,
});

function ShopPhotos() {
  return (
    <PostsPage
      path={pagePath('/shops/content')}
      title="Фото магазинов"
      lead="Новые букеты, поставки и жизнь мастерских."
      kind="list"
      tabs={shopTabs}
      choices={sellerAuthors}
      search={Route.useLoaderDeps()}
      defaultAuthor="SHOP"
    />
  );
}
