import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PeoplePage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** People and their purchases, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/people')({
  beforeLoad: requireUser,
  // The room starts with an empty search.
  loader: (entered) => loadRoom(entered, PeoplePage),
  head: () => pageHead('Люди'),
  component: People,
});

function People() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <PeoplePage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
