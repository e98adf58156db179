import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { TextsPage } from '../../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** What search engines and people read about pages, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/texts')({
  beforeLoad: requireUser,
  loader: ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    return TextsPage.preload();
  },
  head: () => pageHead('Тексты страниц'),
  component: Texts,
});

function Texts() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <TextsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
