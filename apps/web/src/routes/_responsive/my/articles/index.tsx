import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { articleQueries } from '../../../../features/article/article.queries.ts';
import { MyArticlesPage } from '../../../../features/article/lazyRooms.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The person's own articles. */
export const Route = createFileRoute('/_responsive/my/articles/')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    const own = articleQueries.own(api, { service: undefined, status: undefined });
    await Promise.all([queryClient.prefetchInfiniteQuery(own), MyArticlesPage.preload()]);
  },
  head: () => pageHead('Мои статьи', { isHidden: true }),
  component: MyArticles,
});

function MyArticles() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <MyArticlesPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
