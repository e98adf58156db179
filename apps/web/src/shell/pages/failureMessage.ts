import { ApiError } from '@vetka/api-client/client';
import { isLostChunk } from '../errors/lostChunk.ts';

/** Texts that replace the error page's own. */
export interface FailureMessage {
  title: string;
  text: string;
}

const noNetwork = { title: 'Нет связи', text: 'Проверьте интернет и попробуйте ещё раз.' };
const tooSlow = { title: 'Сервер не ответил вовремя', text: 'Попробуйте ещё раз.' };

/**
 * Texts for a page that failed because of the visitor's network; `undefined` when the failure is ours. Errors of server
 * rendering reach the browser as plain errors, so the text is the same after hydration.
 */
export function failureMessage(error: unknown): FailureMessage | undefined {
  if (import.meta.env.SSR) return undefined;
  if (isLostChunk(error)) return noNetwork;
  if (!(error instanceof ApiError) || error.failure.status !== 0) return undefined;
  return error.failure.kind === 'error' && error.failure.code === 'timeout' ? tooSlow : noNetwork;
}
