import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { paymentPageQuery } from './paymentPage.ts';

export interface PaymentPage {
  /** `asking`: the browser goes to the bank's page as soon as there is one. `away`: asking has ended without one. */
  state: 'asking' | 'away' | 'settled';
  /** Asks again. */
  retry: () => void;
}

/** Waits for the bank's page of an order, and goes there. */
export function usePaymentPage(orderId: number, isWanted: boolean): PaymentPage {
  const { data, isError, isFetching, refetch } = useQuery({
    ...paymentPageQuery(useApi(), orderId),
    enabled: isWanted,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  useGoToBank(isWanted ? data?.paymentLink : null);
  const retry = () => void refetch();
  if (isError && !isFetching) return { state: 'away', retry };
  return { state: data && !data.paymentLink ? 'settled' : 'asking', retry };
}

function useGoToBank(link: string | null | undefined): void {
  const router = useRouter();
  useEffect(
    function goToBank() {
      if (!link) return;
      // «Back» from the bank must lead to the order, not to the bank again.
      const search = (open: object) => ({ ...open, payment: undefined });
      const order = { to: '.', search, replace: true, resetScroll: false } as never;
      void router.navigate(order).then(() => location.assign(link));
    },
    [router, link],
  );
}
