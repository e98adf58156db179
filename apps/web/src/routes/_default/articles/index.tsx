import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { ArticlesPage } from '../../../features/article/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { pagePath } from '../../../shell/links/pagePath.ts';
import { allAuthors } from '../../../shell/lists/authorChoices.ts';
import { loadSeo } from '../../../shell/document/seo.queries.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { publicationTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/articles/')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context, deps, location: { pathname } }) => {
    const { api, queryClient } = context;
    const [seo] = await Promise.all([
      loadSeo(context, pathname),
      loadPaged(queryClient, articleQueries.list(api, deps), deps.page ?? 1),
      ArticlesPage.preload(),
    ]);
    return { seo };
  },
  head: ({ loaderData }) => ({
    ...pageHead('Статьи', { ...loaderData }),
    links: [{ rel: 'alternate', type: 'application/rss+xml', title: 'Статьи Ветки', href: '/articles/rss.xml' }],
  }),
  pendingComponent: CardsSkeleton,
  component: Articles,
});

function Articles() {
  return (
    <ArticlesPage
      path={pagePath('/articles')}
      title="Статьи"
      lead="Уход, сезоны и люди, которые выращивают цветы."
      tabs={publicationTabs}
      choices={allAuthors}
      search={Route.useLoaderDeps()}
    />
  );
}
