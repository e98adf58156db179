import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { NoticeSettingsPage } from '../../../../features/notice/lazyComponents.ts';
import { pageHead } from '../../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../../shell/layout/lazyComponents.ts';
import { noticeQueries } from '../../../../shell/notice/notice.queries.ts';
import { requireUser } from '../../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/notices/settings')({
  beforeLoad: requireUser,
  loader: async ({ context: { api, queryClient } }) => {
    await Promise.all([queryClient.ensureQueryData(noticeQueries.settings(api)), NoticeSettingsPage.preload()]);
  },
  head: () => pageHead('О чём и куда писать', { isHidden: true }),
  component: NoticeSettings,
});

function NoticeSettings() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <NoticeSettingsPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
