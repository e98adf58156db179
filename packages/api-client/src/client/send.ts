import type { Call } from '../contract/call.ts';
import { failureOfException } from './failure.ts';
import { bodyOf, urlOf, type CallInput } from './request.ts';
import { failureOf } from './response.ts';
import type { Result } from './result.ts';

export interface CallOptions {
  signal?: AbortSignal;
}

export interface ClientOptions {
  /** Origin of the API; empty in the browser, where it is the same origin. */
  origin?: string;
  /** Headers of every request: the visitor's cookie during server rendering. */
  headers?: () => Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Timeout (ms). @default 15000; eight times as long for forms and files */
  timeoutMs?: number;
}

const signalOf = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs);

export type Send = (call: Call, input?: CallInput, options?: CallOptions) => Promise<Result<unknown>>;

/** Sends calls over fetch. Failures are returned as values. */
export const makeSend =
  ({ origin = '', headers, fetch, timeoutMs = 15_000 }: ClientOptions): Send =>
  async (call, input = {}, { signal } = {}) => {
    const request = bodyOf(call, input);
    try {
      const response = await (fetch ?? globalThis.fetch)(`${origin}${urlOf(call, input)}`, {
        method: call.method,
        credentials: 'include',
        headers: { ...headers?.(), ...request.headers },
        body: request.body,
        signal: signalOf(call.isForm || call.isFile ? timeoutMs * 8 : timeoutMs, signal),
      });
      return response.ok
        ? { ok: true, value: await (call.isFile ? response.blob() : response.json()) }
        : { ok: false, failure: await failureOf(response) };
    } catch (error) {
      return { ok: false, failure: failureOfException(error) };
    }
  };
