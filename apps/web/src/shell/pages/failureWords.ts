import { ApiError } from '@vetka/api-client/client';
import { isLostChunk } from '../errors/lostChunk.ts';

/** What the page of a failure says instead of its own words. */
export interface FailureWords {
  title: string;
  text: string;
}

const noNetwork = { title: 'Нет связи', text: 'Проверьте интернет и попробуйте ещё раз.' };
const tooSlow = { title: 'Сервер не ответил вовремя', text: 'Попробуйте ещё раз.' };

/**
 * Words for a page that did not come because the visitor's network failed; nothing when the failure is ours. Errors of
 * the server's rendering come to the browser as plain ones, so its words stay when the page comes to life.
 */
export function failureWords(error: unknown): FailureWords | undefined {
  if (import.meta.env.SSR) return undefined;
  if (isLostChunk(error)) return noNetwork;
  if (!(error instanceof ApiError) || error.failure.status !== 0) return undefined;
  return error.failure.kind === 'error' && error.failure.code === 'timeout' ? tooSlow : noNetwork;
}
