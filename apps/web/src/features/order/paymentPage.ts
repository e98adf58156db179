import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '@vetka/api-client/client';
import type { InitPayment } from '@vetka/domain/payment';
import type { Api } from '../../shell/api/apiClient.ts';

/** Pause between two polls (ms); the API itself waits up to three seconds for the bank. */
const pollIntervalMs = 2000;
/** After this many polls, about a minute, the bank counts as unavailable. */
const maxPolls = 15;

/** The bank has not created its page yet. */
const isPending = ({ status, paymentLink }: InitPayment): boolean => status === 'CREATED' && paymentLink === null;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

async function askUntilKnown(api: Api, id: number, signal: AbortSignal): Promise<InitPayment> {
  for (let question = 0; question < maxPolls; question += 1) {
    const query = { returnPath: `/?order=${id}` };
    const page = await unwrap(api.order.initPayment({ params: { id }, query }, { signal }));
    if (!isPending(page)) return page;
    await pause(pollIntervalMs, signal);
  }
  throw new Error('The bank has not created a payment page');
}

/**
 * The bank's page of an order once it exists, or the order's status when no page is needed. Rejects when the bank is
 * unavailable.
 */
export const paymentPageQuery = (api: Api, orderId: number) =>
  queryOptions({
    queryKey: ['payment', orderId],
    queryFn: ({ signal }) => askUntilKnown(api, orderId, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
