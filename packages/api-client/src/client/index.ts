import { contract, type Call, type Contract, type Shape } from '../contract/index.ts';
import { failureOf, failureOfException } from './failure.ts';
import { bodyOf, urlOf, type CallInput } from './request.ts';
import type { Result } from './result.ts';

export { noAnswerTexts } from './failure.ts';
export { ApiError, unwrap, type Failure, type Result } from './result.ts';

type Input<S extends Shape> = Omit<S, 'response'>;
interface CallOptions {
  signal?: AbortSignal;
}

/** The input is optional when none of its parts is required. */
type Arguments<S extends Shape> =
  {} extends Input<S> ? [input?: Input<S>, options?: CallOptions] : [input: Input<S>, options?: CallOptions];

/** The contract as functions. Failures are returned as values, never thrown or shown. */
export type Client<T = Contract> = {
  [K in keyof T]: T[K] extends Call<infer S>
    ? (...input: Arguments<S>) => Promise<Result<S['response']>>
    : Client<T[K]>;
};

export interface ClientOptions {
  /** Origin of the API; empty in the browser, where it is the same origin. */
  origin?: string;
  /** Headers of every request: the visitor's cookie during server rendering. */
  headers?: () => Record<string, string>;
  fetch?: typeof globalThis.fetch;
  /** Timeout (ms). @default 15000; eight times as long for a form */
  timeoutMs?: number;
}

const signalOf = (timeoutMs: number, signal: AbortSignal | undefined): AbortSignal =>
  signal ? AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]) : AbortSignal.timeout(timeoutMs);

/** A typed client over fetch. */
export const createClient = ({ origin = '', headers, fetch, timeoutMs = 15_000 }: ClientOptions = {}): Client => {
  const send = async (call: Call, input: CallInput = {}, { signal }: CallOptions = {}): Promise<Result<unknown>> => {
    const request = bodyOf(call, input);
    try {
      const response = await (fetch ?? globalThis.fetch)(`${origin}${urlOf(call, input)}`, {
        method: call.method,
        credentials: 'include',
        headers: { ...headers?.(), ...request.headers },
        body: request.body,
        signal: signalOf(call.isForm ? timeoutMs * 8 : timeoutMs, signal),
      });
      return response.ok
        ? { ok: true, value: await response.json() }
        : { ok: false, failure: await failureOf(response) };
    } catch (error) {
      return { ok: false, failure: failureOfException(error) };
    }
  };
  return bind(contract, send) as Client;
};

type Send = (call: Call, input?: CallInput, options?: CallOptions) => Promise<Result<unknown>>;

const isCall = (entry: object): entry is Call => 'method' in entry && 'path' in entry;

const bind = (node: object, send: Send): object =>
  Object.fromEntries(
    Object.entries(node).map(([name, entry]: [string, object]) => [
      name,
      isCall(entry) ? (input?: CallInput, options?: CallOptions) => send(entry, input, options) : bind(entry, send),
    ]),
  );
