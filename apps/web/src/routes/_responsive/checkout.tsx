import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { CheckoutHeader } from '@vetka/ui/patterns/page/CheckoutHeader';
import { CheckoutPage } from '../../features/order/checkout/CheckoutPage.tsx';
import { loadCheckout } from '../../features/order/checkout/loadCheckout.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { requireCheckout } from '../../shell/session/routeRules.ts';
import { useShell } from '../../shell/useContext.ts';

export const Route = createFileRoute('/_responsive/checkout')({
  beforeLoad: requireCheckout,
  loader: ({ context }) => loadCheckout(context),
  head: () => pageHead('Оформление заказа'),
  component: Checkout,
});

function Checkout() {
  const { overlays } = useShell();
  return (
    <FullHeight header={<CheckoutHeader onBack={() => overlays.open('cart')} />}>
      <Container>
        <CheckoutPage />
      </Container>
    </FullHeight>
  );
}
