import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { CategoriesPage } from '../../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The categories of the catalogue, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/categories')({
  beforeLoad: requireUser,
  loader: ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    return CategoriesPage.preload();
  },
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
