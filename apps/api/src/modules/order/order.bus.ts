import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { orderChannel, type ToldEvent } from './order.events.ts';

type Listener = (told: ToldEvent) => void;

const retryMs = 1000;

/**
 * Order events of all copies of the program, heard through one connection that is opened for the first listener.
 * A lost connection is made again; what was missed meanwhile is in the table.
 */
export class OrderBus {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  #client: Promise<PoolClient> | undefined;
  #isClosed = false;

  constructor(pool: Pool, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#log = log;
  }

  /** Calls back for every event until the answer is called. Resolves once events are heard. */
  async listen(listener: Listener): Promise<() => void> {
    this.#emitter.on('event', listener);
    await this.#connect();
    return () => void this.#emitter.off('event', listener);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#emitter.removeAllListeners();
    const client = await this.#client?.catch(() => undefined);
    client?.release(true);
  }

  #connect(): Promise<PoolClient> {
    this.#client ??= this.#open().catch((error: unknown) => {
      this.#client = undefined;
      throw error;
    });
    return this.#client;
  }

  async #open(): Promise<PoolClient> {
    const client = await this.#pool.connect();
    client.on('notification', ({ payload }) => this.#tell(payload));
    client.on('error', (error) => this.#reconnect(client, error));
    await client.query(`listen ${orderChannel}`);
    return client;
  }

  #tell(payload: string | undefined): void {
    if (payload) this.#emitter.emit('event', JSON.parse(payload) as ToldEvent);
  }

  #reconnect(client: PoolClient, error: Error): void {
    this.#log.warn({ err: error }, 'order events are not heard');
    client.release(true);
    this.#client = undefined;
    this.#tryAgain();
  }

  #tryAgain(): void {
    setTimeout(() => {
      if (!this.#isClosed) this.#connect().catch(() => this.#tryAgain());
    }, retryMs).unref();
  }
}
