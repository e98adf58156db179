import { ApiError, type Failure, type Result } from '../client/result.ts';
import type { Client } from '../client/types.ts';
import type { Call, Contract, Shape } from '../contract/index.ts';

type Input<S extends Shape> = Omit<S, 'response'>;

/** A test's answer to one call: a value, a promise of one, or an exception made by `failing`. */
type Answer<S extends Shape> = (
  input: Input<S>,
  options?: { signal?: AbortSignal | undefined },
) => S['response'] | Promise<S['response']>;

/** Answers of a fake client, by area and call: only those that the test needs. */
export type Answers = {
  [A in keyof Contract]?: {
    [K in keyof Contract[A]]?: Contract[A][K] extends Call<infer S> ? Answer<S> : never;
  };
};

/** A call that the fake client has received. */
export interface RecordedCall {
  /** `cart.add` */
  name: string;
  input: unknown;
}

export interface FakeClient {
  api: Client;
  /** In the order in which they were made. */
  calls: RecordedCall[];
}

type AnyAnswer = (input: unknown, options: unknown) => unknown;

/**
 * A client without a server, for tests and stories. Answers are checked against the contract by the compiler. A call
 * without an answer throws, so that a test cannot pass by an unexpected call.
 * const { api, calls } = createFakeClient({ cart: { read: () => emptyCart, add: () => failing(409) } });
 */
export function createFakeClient(answers: Answers): FakeClient {
  const calls: RecordedCall[] = [];
  const answerOf = (area: string, name: string): AnyAnswer => {
    const answer = (answers as Record<string, Record<string, AnyAnswer> | undefined>)[area]?.[name];
    if (answer) return answer;
    throw new Error(`The fake client has no answer for ${area}.${name}. Pass { ${area}: { ${name}: () => … } }.`);
  };
  const callTo =
    (area: string, name: string) =>
    async (input: unknown = {}, options: unknown = {}): Promise<Result<unknown>> => {
      const answer = answerOf(area, name);
      calls.push({ name: `${area}.${name}`, input });
      try {
        return { ok: true, value: await answer(input, options) };
      } catch (error) {
        if (error instanceof ApiError) return { ok: false, failure: error.failure };
        throw error;
      }
    };
  const areas = proxyOf((area) => proxyOf((name) => callTo(area, name)));
  return { api: areas as Client, calls };
}

/** Accessing any name gives the result of `make` for it. Symbols and `then` are absent: an area is not a promise. */
const proxyOf = (make: (name: string) => unknown): object =>
  new Proxy({}, { get: (_, name) => (typeof name === 'symbol' || name === 'then' ? undefined : make(name)) });

interface FailureDetails {
  message?: string;
  code?: string;
  errors?: Extract<Failure, { kind: 'validation_error' }>['errors'];
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/**
 * Makes a call fail like the API: by its status, 0 for a lost connection.
 * @throws ApiError always
 */
export function failing(status: number, details: FailureDetails = {}): never {
  throw new ApiError(failureWith(status, details));
}

function failureWith(status: number, { message = 'Отказ', code = `http-${status}`, ...rest }: FailureDetails): Failure {
  const { errors = {}, details = {}, retryAfterSeconds } = rest;
  if (status === 401) return { kind: 'unauthorized', status, message, code };
  if (status === 422) return { kind: 'validation_error', status, message, code, errors };
  if (status === 429) return { kind: 'rate_limit', status, message, code, retryAfterSeconds };
  return { kind: 'error', status, message, code: status === 0 ? 'network' : code, details, retryAfterSeconds };
}
