import { ApiError } from '@vetka/api-client/client';

/** The order-level error, not tied to a field: the total has changed. */
export function orderProblem(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.failure.kind !== 'error') return [];
  const { code, message } = error.failure;
  return code.startsWith('order.') && message ? [message] : [];
}

/** Whether the order waits until the person pays or cancels earlier ones. */
export const waitsForPayments = (error: unknown): boolean =>
  error instanceof ApiError && error.failure.kind === 'error' && error.failure.code === 'order.too-many-unpaid';
