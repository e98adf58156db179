import { createFileRoute } from '@tanstack/react-router';
import { Container } from '@vetka/ui/Container';
import { useCallback } from 'react';
import { CheckoutPage } from '../../features/order/checkout/lazyComponents.ts';
import { loadCheckout } from '../../features/order/checkout/loadCheckout.ts';
import { pageHead } from '../../shell/document/pageHead.ts';
import { FullHeight } from '../../shell/layout/FullHeight.tsx';
import { CheckoutHeader } from '../../shell/layout/lazyComponents.ts';
import { requireCheckout } from '../../shell/session/routeRules.ts';
import { useShell } from '../../shell/useContext.ts';

export const Route = createFileRoute('/_responsive/checkout')({
  beforeLoad: requireCheckout,
  loader: ({ context }) => Promise.all([loadCheckout(context), CheckoutPage.preload()]),
  head: () => pageHead('Оформление заказа'),
  component: Checkout,
});

function Checkout() {
  const { overlays } = useShell();
  // Stable identity: a new function would re-render the header before its code has loaded.
  const openCart = useCallback(() => overlays.open('cart'), [overlays]);
  return (
    <FullHeight header={<CheckoutHeader onBack={openCart} />}>
      <Container>
        <CheckoutPage />
      </Container>
    </FullHeight>
  );
}
