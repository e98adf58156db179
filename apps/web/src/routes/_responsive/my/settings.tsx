import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { SettingsPage } from '../../../features/account/SettingsPage.tsx';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBottomNav } from '../../../shell/layout/SiteBottomNav.tsx';
import { SiteHeader } from '../../../shell/layout/SiteHeader.tsx';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/settings')({
  beforeLoad: requireUser,
  head: () => pageHead('Настройки'),
  component: Settings,
});

function Settings() {
  const { back } = Route.useSearch();
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <SettingsPage back={back} />
      </Container>
      <SiteBottomNav />
    </FullHeight>
  );
}
