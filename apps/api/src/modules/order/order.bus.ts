import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';
import { orderChannel, type EventNotification } from './order.events.ts';

type Listener = (notification: EventNotification) => unknown;

/** Releases the connection, once. */
type Drop = () => void;

/**
 * Order events of all copies of the program, received over one connection that is opened for the first listener.
 * When it is lost, every listener is notified, and the next one opens another. Missed events are in the table.
 */
export class OrderBus {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  #connection: Promise<Drop> | undefined;

  constructor(pool: Pool, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#log = log;
  }

  /**
   * Calls `listener` for every event until the returned function is called. Resolves once the connection listens.
   * @param onLost called when the connection breaks: no more events follow, and some may have been missed
   */
  async listen(listener: Listener, onLost: () => void): Promise<() => void> {
    await this.#connect();
    this.#emitter.on('event', listener).once('lost', onLost);
    return () => void this.#emitter.off('event', listener).off('lost', onLost);
  }

  async close(): Promise<void> {
    this.#emitter.removeAllListeners();
    const drop = await this.#connection?.catch(() => undefined);
    drop?.();
  }

  #connect(): Promise<Drop> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #open(): Promise<Drop> {
    const client = await this.#pool.connect();
    const drop = this.#dropOf(client);
    client.on('notification', ({ payload }) => this.#emit(payload));
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'the connection for order events is lost');
      drop();
    });
    try {
      await client.query(`listen ${orderChannel}`);
    } catch (error) {
      drop();
      throw error;
    }
    return drop;
  }

  #dropOf(client: PoolClient): Drop {
    let isDropped = false;
    return () => {
      if (isDropped) return;
      isDropped = true;
      this.#connection = undefined;
      client.release(true);
      this.#emitter.emit('lost');
      this.#emitter.removeAllListeners();
    };
  }

  #emit(payload: string | undefined): void {
    if (payload) this.#emitter.emit('event', JSON.parse(payload) as EventNotification);
  }
}
