import { failureOfException } from '../client/failure.ts';
import type { CallInput } from '../client/request.ts';
import type { Result } from '../client/result.ts';
import { makeSend, type CallOptions, type ClientOptions } from '../client/send.ts';
import type { Client } from '../client/types.ts';
import type { Call, Contract } from '../contract/index.ts';

export interface LazyClientOptions extends ClientOptions {
  /** Loads the table of calls, at the first call: `() => import('@vetka/api-client/contract')`. */
  load: () => Promise<{ contract: Contract }>;
}

type Area = Record<string, Call>;

/**
 * The client of `createClient` without the table of calls, which is loaded by the first of them and again by the next
 * one if that fails. For pages whose first view needs no call.
 */
export function createLazyClient({ load, ...options }: LazyClientOptions): Client {
  const send = makeSend(options);
  let loading: Promise<Contract> | undefined;
  const loaded = (): Promise<Contract> =>
    (loading ??= load().then(
      ({ contract }) => contract,
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    ));
  const callTo = async (
    [area, name]: readonly [keyof Contract, string],
    input: CallInput | undefined,
    rest: CallOptions | undefined,
  ): Promise<Result<unknown>> => {
    try {
      const contract = await loaded();
      return await send((contract[area] as Area)[name] as Call, input, rest);
    } catch (error) {
      return { ok: false, failure: failureOfException(error) };
    }
  };
  return byName((area) =>
    byName((name) => (input?: CallInput, rest?: CallOptions) => callTo([area as keyof Contract, name], input, rest)),
  ) as Client;
}

/** An object whose every property is made on its first reading, and stays the same. */
function byName(make: (name: string) => unknown): object {
  const made = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_, name) {
        // What asks whether this is a promise must hear no.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
