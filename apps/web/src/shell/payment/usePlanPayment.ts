import { useMutation } from '@tanstack/react-query';
import type { SubscriptionPurchase } from '@vetka/domain/service';
import { useEffect } from 'react';
import { useErrorHandler } from '../errors/useErrors.ts';
import { useShell } from '../useContext.ts';
import { BankIsSilent, untilBankPage } from './bankPage.ts';

const silentText = 'Банк не отвечает. Попробуйте ещё раз через минуту';

/** Pays for a subscription: leads to the bank's page. `isBusy` until that opens, which takes a moment. */
export function usePlanPayment(start: () => Promise<SubscriptionPurchase>) {
  const errors = useErrorHandler();
  const { toasts } = useShell();
  const { mutate, reset, data, isPending } = useMutation({
    mutationFn: () => untilBankPage(start, ({ payment }) => payment),
    onSuccess: ({ payment }) => {
      if (payment.paymentLink !== null) location.assign(payment.paymentLink);
    },
    onError: (error) => {
      if (error instanceof BankIsSilent) toasts.show({ kind: 'error', text: silentText });
      else errors.handle(error);
    },
  });
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
  return { pay: () => mutate(), isBusy: isPending || isLeaving };
}
