import { ApiError } from '@vetka/api-client/client';

/** What a refused order says of itself and not of its fields: the total has changed. */
export function orderProblem(error: unknown): string[] {
  if (!(error instanceof ApiError) || error.failure.kind !== 'error') return [];
  const { code, message } = error.failure;
  return code.startsWith('order.') && message ? [message] : [];
}
