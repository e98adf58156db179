import type { Call, Contract, Shape } from '../contract/index.ts';
import type { Result } from './result.ts';
import type { CallOptions } from './send.ts';

type Input<S extends Shape> = Omit<S, 'response'>;

/** The input is optional when none of its parts is required. */
type Arguments<S extends Shape> =
  {} extends Input<S> ? [input?: Input<S>, options?: CallOptions] : [input: Input<S>, options?: CallOptions];

/** The contract as functions. Failures are returned as values, never thrown or shown. */
export type Client<T = Contract> = {
  [K in keyof T]: T[K] extends Call<infer S>
    ? (...input: Arguments<S>) => Promise<Result<S['response']>>
    : Client<T[K]>;
};
