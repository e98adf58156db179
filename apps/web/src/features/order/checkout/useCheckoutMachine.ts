import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CreateOrder } from '@vetka/domain/order';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { invalidateAreas } from '../../../shell/api/queryAreas.ts';
import { cartQueries } from '../../../shell/cart/cart.queries.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { keyOf } from './checkoutStorage.ts';
import { provideCheckout } from './provideCheckout.ts';

interface CheckoutOutcome {
  /** The order was not placed. */
  onFailed: (error: unknown) => void;
  /** The order was placed, regardless of its payment. */
  onOrdered: () => void;
}

/**
 * Places the order once and redirects to the bank's page; if there is none yet, opens the order's panel, which waits
 * for it.
 */
export function useCheckoutMachine(userId: number, outcome: CheckoutOutcome) {
  const api = useApi();
  const actor = useActorRef(
    useMemo(() => provideCheckout(api), [api]),
    { input: { idempotencyKey: '' } },
  );
  const goToOrder = useOrderPage();
  const { errors, cart } = useShell();
  const latest = useRef(outcome);
  useEffect(function keepLatest() {
    latest.current = outcome;
  });
  useEffect(
    function followOrder() {
      let isUnpaid = false;
      const failed = actor.on('checkout.failed', ({ error }) => {
        isUnpaid = actor.getSnapshot().context.order !== null;
        if (isUnpaid) errors.handle(error);
        else latest.current.onFailed(error);
      });
      const ordered = actor.on('checkout.ordered', ({ orderId, paymentLink }) => {
        latest.current.onOrdered();
        if (paymentLink === null) void goToOrder(orderId, isUnpaid);
        else location.assign(paymentLink);
      });
      return () => {
        failed.unsubscribe();
        ordered.unsubscribe();
      };
    },
    [actor, errors, goToOrder],
  );
  useEffect(function reloadAfterBack() {
    // «Back» from the bank may restore this page from the back/forward cache, with a cart that no longer exists.
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
  const submit = (order: CreateOrder) => {
    actor.send({ type: 'checkout.edit', idempotencyKey: keyOf(userId, order) });
    actor.send({ type: 'checkout.submit', order });
  };
  const isBusy = useSelector(actor, (state) => !state.matches('filling'));
  useEffect(
    function keepGoods() {
      cart.isOrdering.set(isBusy);
      return () => cart.isOrdering.set(false);
    },
    [cart, isBusy],
  );
  return { submit, isBusy };
}

/** Opens the order's panel and refetches the cart, which no longer has the ordered items. */
function useOrderPage() {
  const router = useRouter();
  return useMemo(() => {
    const { api, queryClient, cart } = router.options.context;
    return async (orderId: number, isUnpaid: boolean) => {
      await router.navigate({ href: `/?order=${orderId}&payment=${isUnpaid ? 'unavailable' : 'waiting'}` });
      cart.replace(await queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }));
    };
  }, [router]);
}

/** Refetches the cart and delivery prices: the server has newer data than the page. */
export function useRefetchCheckout() {
  const { api, cart } = useShell();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }).then(cart.replace, () => undefined);
    void invalidateAreas(queryClient, 'delivery');
  };
}
