import type { Failure } from './result.ts';

/** Messages for calls without a response. */
export const noAnswerTexts = {
  network: 'Нет связи. Проверьте интернет и попробуйте ещё раз',
  timeout: 'Сервер не ответил вовремя. Попробуйте ещё раз',
} as const;

/** No response: the network is down, the call timed out, or the caller aborted it. */
export const failureOfException = (error: unknown): Failure => {
  const name = error instanceof Error ? error.name : '';
  const code = name === 'TimeoutError' ? 'timeout' : name === 'AbortError' ? 'aborted' : 'network';
  const message = code === 'aborted' ? undefined : noAnswerTexts[code];
  return { kind: 'error', status: 0, message, code, details: {} };
};
