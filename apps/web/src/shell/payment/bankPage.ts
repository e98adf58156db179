import type { InitPayment } from '@vetka/domain/payment';

/** Pause between two requests (ms); the API itself waits up to three seconds for the bank. */
const pauseMs = 2000;
/** After this many requests, about a minute, the bank counts as unavailable. */
const maxRequests = 15;

type BankPage = Pick<InitPayment, 'status' | 'paymentLink'>;

/** The bank has not created its page yet. */
const isPending = ({ status, paymentLink }: BankPage): boolean => status === 'CREATED' && paymentLink === null;

const pause = (ms: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

/** The bank has not created a page in the time that a person waits for it. */
export class BankIsSilent extends Error {
  override name = 'BankIsSilent';
}

/**
 * Starts a payment, and repeats the request, which starts no second one, until the bank's page exists or none is needed.
 * @throws BankIsSilent after about a minute
 */
export async function untilBankPage<Started>(
  start: () => Promise<Started>,
  paymentOf: (started: Started) => BankPage,
  signal?: AbortSignal,
): Promise<Started> {
  for (let request = 0; request < maxRequests; request += 1) {
    const started = await start();
    signal?.throwIfAborted();
    if (!isPending(paymentOf(started))) return started;
    await pause(pauseMs, signal);
  }
  throw new BankIsSilent('The bank has not created a payment page');
}
