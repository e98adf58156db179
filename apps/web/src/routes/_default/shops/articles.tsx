import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { ArticlesPage } from '../../../features/article/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { sellerAuthors } from '../../../shell/lists/authorChoices.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { shopTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/shops/articles')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.all([
      loadPaged(queryClient, articleQueries.list(api, { authorType: 'SHOP', ...deps }), deps.page ?? 1),
      ArticlesPage.preload(),
    ]);
  },
  head: () => pageHead('Статьи магазинов'),
  pendingComponent: CardsSkeleton,
  component: ShopArticles,
});

function ShopArticles() {
  return (
    <ArticlesPage
      path={pagePath('/shops/articles')}
      title="Статьи магазинов"
      lead="Чем делятся те, кто собирает букеты каждый день."
      tabs={shopTabs}
      choices={sellerAuthors}
      search={Route.useLoaderDeps()}
      defaultAuthor="SHOP"
    />
  );
}
