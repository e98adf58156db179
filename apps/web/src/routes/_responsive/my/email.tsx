import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { ConfirmEmailPage } from '../../../features/account/lazyComponents.ts';
import { pageHead } from '../../../shell/document/pageHead.ts';
import { FullHeight } from '../../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../../shell/layout/lazyComponents.ts';

export const Route = createFileRoute('/_responsive/my/email')({
  loader: () => ConfirmEmailPage.preload(),
  head: () => pageHead('Подтверждение почты', { isHidden: true }),
  component: ConfirmEmail,
});

function ConfirmEmail() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <ConfirmEmailPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
