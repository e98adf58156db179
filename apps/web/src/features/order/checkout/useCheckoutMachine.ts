import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { CreateOrder } from '@vetka/domain/order';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import { cartQueries } from '../../../shell/cart/cart.queries.ts';
import { useApi, useShell } from '../../../shell/useContext.ts';
import { keyOf } from './checkoutStorage.ts';
import { checkoutQueries } from './checkout.queries.ts';
import { provideCheckout } from './provideCheckout.ts';

interface CheckoutOutcome {
  /** No order was made. */
  onFailed: (error: unknown) => void;
  /** The order is made, whatever comes of its payment. */
  onOrdered: () => void;
}

/** Makes the order once, and goes on to the bank's page; without one to the order, whose panel waits for that page. */
export function useCheckoutMachine(userId: number, outcome: CheckoutOutcome) {
  const api = useApi();
  const actor = useActorRef(
    useMemo(() => provideCheckout(api), [api]),
    { input: { idempotencyKey: '' } },
  );
  const goToOrder = useOrderPage();
  const { errors } = useShell();
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
  useEffect(function readAnewAfterBack() {
    // «Back» from the bank's page may bring this page as it was left: with a cart that is no more.
    const reload = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', reload);
    return () => removeEventListener('pageshow', reload);
  }, []);
  const submit = (order: CreateOrder) => {
    actor.send({ type: 'checkout.edit', idempotencyKey: keyOf(userId, order) });
    actor.send({ type: 'checkout.submit', order });
  };
  return { submit, isBusy: useSelector(actor, (state) => !state.matches('filling')) };
}

/** To the order's panel; the cart, which has lost what was ordered, is read anew. */
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

/** Reads the cart and the prices of delivery again: the server knows something that the page does not. */
export function useReadAnew() {
  const { api, cart } = useShell();
  const queryClient = useQueryClient();
  return () => {
    void queryClient.fetchQuery({ ...cartQueries.own(api), staleTime: 0 }).then(cart.replace, () => undefined);
    void queryClient.invalidateQueries({ queryKey: checkoutQueries.all() });
  };
}
