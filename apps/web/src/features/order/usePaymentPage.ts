import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useApi } from '../../shell/useContext.ts';
import { paymentPageQuery } from './paymentPage.ts';

export interface PaymentPage {
  /** `asking`: redirect to the bank's page as soon as it exists. `away`: polling ended without a page. */
  state: 'asking' | 'away' | 'settled';
  /** Starts polling again. */
  retry: () => void;
}

/** Waits for the bank's page of an order, then redirects to it. */
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
      // «Back» from the bank must return to the order, not to the bank again.
      const search = (open: object) => ({ ...open, payment: undefined });
      const order = { to: '.', search, replace: true, resetScroll: false } as never;
      void router.navigate(order).then(() => location.assign(link));
    },
    [router, link],
  );
}
