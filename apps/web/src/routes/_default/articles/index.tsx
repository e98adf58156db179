import { createFileRoute } from '@tanstack/react-router';
import { articleQueries } from '../../../features/article/article.queries.ts';
import { ArticlesPage } from '../../../features/article/laterParts.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { allAuthors } from '../../../shell/lists/authorChoices.ts';
import { CardsSkeleton } from '../../../shell/lists/CardsSkeleton.ts';
import { parseListSearch } from '../../../shell/lists/listSearch.ts';
import { loadPaged } from '../../../shell/lists/pagedQuery.ts';
import { publicationTabs } from '../../../shell/lists/sections.ts';

export const Route = createFileRoute('/_default/articles/')({
  validateSearch: parseListSearch,
  loaderDeps: ({ search }) => parseListSearch(search),
  loader: async ({ context: { api, queryClient }, deps }) => {
    await Promise.all([loadPaged(queryClient, articleQueries.list(api, deps), deps.page ?? 1), ArticlesPage.warmUp()]);
  },
  head: () => pageHead('Статьи'),
  pendingComponent: CardsSkeleton,
  component: Articles,
});

function Articles() {
  return (
    <ArticlesPage
      path="/articles"
      title="Статьи"
      lead="Уход, сезоны и люди, которые выращивают цветы."
      tabs={publicationTabs}
      choices={allAuthors}
      search={Route.useLoaderDeps()}
    />
  );
}
