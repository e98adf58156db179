import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { Api } from '../../shell/api/apiClient.ts';
import { untilBankPage } from '../../shell/payment/bankPage.ts';

/**
 * The bank's page of an order once it exists, or the order's status when no page is needed. Rejects when the bank is
 * unavailable.
 */
export const paymentPageQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['payment', orderId],
    queryFn: ({ signal }) => {
      const asked = { params: { id: orderId }, query: { returnPath: `/?order=${orderId}` } };
      return untilBankPage(
        () => unwrap(api.order.initPayment(asked, { signal })),
        (page) => page,
        signal,
      );
    },
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
