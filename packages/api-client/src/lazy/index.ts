import { failureOfException } from '../client/failure.ts';
import type { CallInput } from '../client/request.ts';
import type { Result } from '../client/result.ts';
import type { CallOptions, ClientOptions, Send } from '../client/send.ts';
import type { Client } from '../client/types.ts';
import type { Call, Contract } from '../contract/index.ts';

export interface LazyClientOptions extends ClientOptions {
  /** Loads the table of calls on the first call: `() => import('@vetka/api-client/contract')`. */
  load: () => Promise<{ contract: Contract }>;
}

type Area = Record<string, Call>;

interface Loaded {
  contract: Contract;
  send: Send;
}

/**
 * The client of `createClient` without the table of calls and the code that sends them: the first call loads both, and
 * the next one retries if that fails. For pages whose first view needs no call.
 */
export function createLazyClient({ load, ...options }: LazyClientOptions): Client {
  let loading: Promise<Loaded> | undefined;
  const loadAll = async (): Promise<Loaded> => {
    const { contract } = await load();
    const { makeSend } = await import('../client/send.ts');
    return { contract, send: makeSend(options) };
  };
  const loaded = (): Promise<Loaded> =>
    (loading ??= loadAll().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));
  const callTo = async (
    [area, name]: readonly [keyof Contract, string],
    input: CallInput | undefined,
    rest: CallOptions | undefined,
  ): Promise<Result<unknown>> => {
    try {
      const { contract, send } = await loaded();
      return await send((contract[area] as Area)[name] as Call, input, rest);
    } catch (error) {
      return { ok: false, failure: failureOfException(error) };
    }
  };
  return byName((area) =>
    byName((name) => (input?: CallInput, rest?: CallOptions) => callTo([area as keyof Contract, name], input, rest)),
  ) as Client;
}

/** An object whose properties are created on first access, and cached. */
function byName(make: (name: string) => unknown): object {
  const made = new Map<string, unknown>();
  return new Proxy(
    {},
    {
      get(_, name) {
        // Code that checks for a promise must get `undefined`.
        if (typeof name === 'symbol' || name === 'then') return undefined;
        if (!made.has(name)) made.set(name, make(name));
        return made.get(name);
      },
    },
  );
}
