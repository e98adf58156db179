import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { GiftPage } from '../../features/order/gift/lazyComponents.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { SiteBar, SiteHeader } from '../../shell/layout/lazyComponents.ts';

export const Route = createFileRoute('/_responsive/gift')({
  // Without a loader: nothing on the site leads here, and every page carries the code of routes.
  head: () => pageHead('Подарок', { isHidden: true }),
  component: Gift,
});

function Gift() {
  return (
    <FullHeight header={<SiteHeader />}>
      <Container>
        <GiftPage />
      </Container>
      <SiteBar />
    </FullHeight>
  );
}
