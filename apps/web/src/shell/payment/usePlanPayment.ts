import { useMutation } from '@tanstack/react-query';
import type { SubscriptionPurchase } from '@vetka/domain/service';
import { useEffect, useRef } from 'react';
import { invalidateAreas } from '../api/queryAreas.ts';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { BankIsSilent, untilBankPage } from './bankPage.ts';

const silentText = 'Банк не отвечает. Попробуйте ещё раз через минуту';

/** Pays for a subscription: leads to the bank's page. `isBusy` until that opens, which takes a moment. */
export function usePlanPayment(start: () => Promise<SubscriptionPurchase>) {
  const errors = useErrorHandler();
  const { queryClient, toasts } = useShell();
  const leaving = useRef(new AbortController());
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: () => untilBankPage(start, ({ payment }) => payment, leaving.current.signal),
  });
  // Not in the options of the mutation, which still apply once the person has gone to another page.
  const pay = () =>
    mutate(undefined, {
      onSuccess: ({ payment }) => {
        if (payment.paymentLink !== null) location.assign(payment.paymentLink);
        // It is paid for already, for example in another tab.
        else void invalidateAreas(queryClient, 'service');
      },
      onError: (error) => {
        if (error instanceof BankIsSilent) toasts.show({ kind: 'error', text: silentText });
        else errors.handle(error);
      },
    });
  useEffect(function stopAskingOnceGone() {
    const waiting = new AbortController();
    leaving.current = waiting;
    return () => waiting.abort();
  }, []);
  useEffect(
    function resetAfterBack() {
      // «Back» from the bank may restore this page from the back/forward cache, as it was when it was left.
      const restore = ({ persisted }: PageTransitionEvent) => persisted && reset();
      addEventListener('pageshow', restore);
      return () => removeEventListener('pageshow', restore);
    },
    [reset],
  );
  const isLeaving = data !== undefined && data.payment.paymentLink !== null;
  return { pay, isBusy: isPending || isLeaving };
}
