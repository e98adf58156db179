import type { Call } from '../contract/call.ts';
import { failureOfException } from './failure.ts';
import { bodyOf, urlOf, type CallInput } from './request.ts';
import { readResponse, type Answer } from './response.ts';
import type { Result } from './result.ts';
import { pauseBefore, wait } from './retry.ts';

/** Options of one call. */
export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Added to the client's headers. */
  headers?: Record<string, string> | undefined;
  /** Timeout of each attempt (ms). @default the client's */
  timeoutMs?: number | undefined;
  /** How often a failed GET is retried. @default the client's */
  retries?: number | undefined;
}

/** One attempt at a call, as the hooks see it. */
export interface Attempt {
  method: string;
  url: string;
  headers: Record<string, string>;
  /** From 1. */
  attempt: number;
}

/** Sends one request: `globalThis.fetch`, or a function that answers in the same way. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Answer>;

export interface ClientOptions {
  /** Origin of the API; empty in the browser, where it is the same origin. */
  origin?: string | undefined;
  /** Headers of every request: the visitor's cookie during server rendering. */
  headers?: (() => Record<string, string>) | undefined;
  fetch?: SendRequest | undefined;
  /** Timeout of each attempt (ms). @default 15000; eight times as long for forms and files */
  timeoutMs?: number | undefined;
  /**
   * How often a GET is retried after a lost connection, a timeout, 429, 502, 503 or 504. Waits as long as `Retry-After`
   * says, otherwise 0.3 s, 0.6 s, 1.2 s and so on; a `Retry-After` above 10 s is left to the caller. Other methods are
   * never retried: they may have taken effect. @default 2
   */
  retries?: number | undefined;
  /** Called before each attempt. */
  onRequest?: ((attempt: Attempt) => void) | undefined;
  /** Called after each attempt, with the result that the caller gets unless the attempt is retried. */
  onResponse?: ((attempt: Attempt, result: Result<unknown>) => void) | undefined;
}

const signalOf = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs);

export type Send = (call: Call, input?: CallInput, options?: CallOptions) => Promise<Result<unknown>>;

/** Sends calls over fetch. Failures are returned as values. */
export const makeSend =
  (client: ClientOptions): Send =>
  async (call, input = {}, options = {}) => {
    const attempts = call.method === 'GET' ? 1 + (options.retries ?? client.retries ?? 2) : 1;
    for (let number = 1; ; number += 1) {
      const result = await attemptOnce(client, call, input, options, number);
      const pauseMs = number < attempts ? pauseBefore(number, result) : undefined;
      if (pauseMs === undefined) return result;
      if (!(await wait(pauseMs, options.signal)))
        return { ok: false, failure: failureOfException(new DOMException('', 'AbortError')) };
    }
  };

async function attemptOnce(
  { origin = '', onRequest, onResponse, ...client }: ClientOptions,
  call: Call,
  input: CallInput,
  options: CallOptions,
  number: number,
): Promise<Result<unknown>> {
  const request = bodyOf(call, input);
  const attempt: Attempt = {
    method: call.method,
    url: `${origin}${urlOf(call, input)}`,
    headers: { ...client.headers?.(), ...request.headers, ...options.headers },
    attempt: number,
  };
  onRequest?.(attempt);
  const result = await answerOf(client, call, attempt, request.body, options);
  onResponse?.(attempt, result);
  return result;
}

async function answerOf(
  { fetch = globalThis.fetch, timeoutMs = 15_000 }: ClientOptions,
  call: Call,
  { url, headers }: Attempt,
  body: BodyInit | null,
  options: CallOptions,
): Promise<Result<unknown>> {
  const patience = (options.timeoutMs ?? timeoutMs) * (call.isForm || call.isFile ? 8 : 1);
  try {
    const signal = signalOf(patience, options.signal);
    return await readResponse(
      call,
      await fetch(url, { method: call.method, credentials: 'include', headers, body, signal }),
    );
  } catch (error) {
    return { ok: false, failure: failureOfException(error) };
  }
}
