import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { NoticesPage } from '../../../../features/notice/lazyComponents.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { noticeQueries } from '../../../../shell/notice/notice.queries.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/notices/')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([queryClient.ensureInfiniteQueryData(noticeQueries.list(api, undefined)), NoticesPage.preload()]);
  },
  head: () => pageHead('Уведомления', { isHidden: true }),
  component: Notices,
});

function Notices() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <NoticesPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
