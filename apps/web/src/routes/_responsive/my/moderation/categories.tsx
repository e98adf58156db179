import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { CategoriesPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The categories of the catalogue, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/categories')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, CategoriesPage, ({ api, queryClient }) =>
      queryClient.ensureQueryData(moderationQueries.categories(api)),
    ),
  head: () => pageHead('Категории'),
  component: Categories,
});

function Categories() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <CategoriesPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
