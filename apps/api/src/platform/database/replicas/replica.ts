import pg from 'pg';
import { positionOf, type Position } from './position.ts';

/** How long a read waits for a connection, and a probe for a result (ms). After that the primary is used. */
const connectionTimeoutMs = 2000;
const probeTimeoutMs = 2000;
/** A read that takes longer is repeated on the primary (ms): the replica's host may have vanished. */
const queryTimeoutMs = 5000;

const reachedSql = `select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end::text as reached`;

/** The reason for which a replica is skipped. */
export type Absence = 'late' | 'gone' | 'promoted';

/** The dependencies for reading from a replica, besides its address. */
interface Settings {
  pool: pg.PoolConfig;
  onError: (error: Error) => void;
}

class Promoted extends Error {
  constructor() {
    super('The replica has become a primary.');
  }
}

/** How far the server of a connection has replayed the log. */
async function askReached(client: pg.ClientBase): Promise<Position> {
  const { rows } = await client.query<{ reached: string | null }>(reachedSql);
  if (!rows[0]?.reached) throw new Promoted();
  return positionOf(rows[0].reached);
}

/** One address of replicas: a server, or a proxy before several. */
export class Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  readonly #pool: pg.Pool;
  readonly #probeConfig: pg.ClientConfig;
  /** Each connection leads to one server, whose position only grows. */
  readonly #reached = new WeakMap<pg.PoolClient, Position>();
  #prober: pg.Client | undefined;

  constructor(url: string, { pool, onError }: Settings) {
    const { host, searchParams } = new URL(url);
    this.name = searchParams.get('host') ?? host;
    this.#pool = new pg.Pool({
      ...pool,
      connectionString: url,
      connectionTimeoutMillis: connectionTimeoutMs,
      query_timeout: queryTimeoutMs,
    });
    this.#pool.on('connect', (client) => client.on('error', onError));
    this.#pool.on('error', () => {});
    this.#probeConfig = {
      connectionString: url,
      application_name: 'vetka-probe',
      connectionTimeoutMillis: probeTimeoutMs,
      query_timeout: probeTimeoutMs,
    };
  }

  /** Runs a statement on a server that has reached the position; undefined when it has not. */
  async query(needed: Position, args: readonly unknown[]): Promise<unknown> {
    const client = await this.#pool.connect();
    let isBroken = true;
    try {
      const hasReached = await this.#hasReached(client, needed);
      const result = hasReached ? await (client.query as (...all: unknown[]) => unknown)(...args) : undefined;
      isBroken = false;
      return result;
    } finally {
      client.release(isBroken);
    }
  }

  /** The reason for skipping this replica; undefined when it is usable. */
  async absence(needed: Position): Promise<Absence | undefined> {
    try {
      return (await this.#probe()) < needed ? 'late' : undefined;
    } catch (error) {
      return error instanceof Promoted ? 'promoted' : 'gone';
    }
  }

  async end(): Promise<void> {
    this.#forgetProber();
    await this.#pool.end();
  }

  async #hasReached(client: pg.PoolClient, needed: Position): Promise<boolean> {
    const known = this.#reached.get(client);
    if (known !== undefined && known >= needed) return true;
    const reached = await askReached(client);
    this.#reached.set(client, reached);
    return reached >= needed;
  }

  /** On a separate connection, so that an exhausted pool is not mistaken for a lost server. */
  async #probe(): Promise<Position> {
    try {
      this.#prober ??= await this.#connectProber();
      return await askReached(this.#prober);
    } catch (error) {
      this.#forgetProber();
      throw error;
    }
  }

  async #connectProber(): Promise<pg.Client> {
    const client = new pg.Client(this.#probeConfig);
    client.on('error', () => {});
    try {
      await client.connect();
      return client;
    } catch (error) {
      void client.end().catch(() => {});
      throw error;
    }
  }

  #forgetProber(): void {
    void this.#prober?.end().catch(() => {});
    this.#prober = undefined;
  }
}
