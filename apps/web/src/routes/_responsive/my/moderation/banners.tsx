import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { BannersPage } from '../../../../features/moderation/lazyComponents.ts';
import { loadRoom } from '../../../../features/moderation/loadRoom.ts';
import { moderationQueries } from '../../../../features/moderation/moderation.queries.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

/** The banners of the home page, for the administration. */
export const Route = createFileRoute('/_responsive/my/moderation/banners')({
  beforeLoad: requireUser,
  loader: (entered) =>
    loadRoom(entered, BannersPage, ({ api, queryClient }) =>
      queryClient.ensureQueryData(moderationQueries.banners(api)),
    ),
  head: () => pageHead('Баннеры'),
  component: Banners,
});

function Banners() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <BannersPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
