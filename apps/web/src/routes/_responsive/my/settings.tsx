import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { parseEmailLink } from '../../../features/account/emailLink.ts';
import { SettingsPage } from '../../../features/account/lazyComponents.ts';
import { loadSettings } from '../../../features/account/loadSettings.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';
import { requireUser } from '../../../shell/session/routeRules.ts';

export const Route = createFileRoute('/_responsive/my/settings')({
  validateSearch: parseEmailLink,
  beforeLoad: requireUser,
  loader: ({ context }) => Promise.all([SettingsPage.preload(), loadSettings(context)]),
  head: () => pageHead('Настройки'),
  component: Settings,
});

function Settings() {
  const { back, email } = Route.useSearch();
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <SettingsPage back={back} emailLink={email} />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
