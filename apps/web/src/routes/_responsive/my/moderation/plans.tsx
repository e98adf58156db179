import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { PlansPage } from '../../../../features/moderation/lazyComponents.ts';
import { requireAdministration } from '../../../../features/moderation/requireAdministration.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The plans of the platform, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/plans')({
  beforeLoad: requireUser,
  loader: ({ context, location: { pathname } }) => {
    requireAdministration(context, pathname);
    return PlansPage.preload();
  },
  head: () => pageHead('Подписки «Ветки»'),
  component: Plans,
});

function Plans() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <PlansPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
