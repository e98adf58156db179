import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { TextsPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** Texts of pages for search engines and people, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/texts')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, TextsPage, ({ api, queryClient }) => queryClient.ensureQueryData(moderationQueries.texts(api))),
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
