import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool, PoolClient } from 'pg';

type Listener = (payload: unknown) => unknown;

interface Connection {
  client: PoolClient;
  /** The channels it listens on. */
  channels: Map<string, Promise<unknown>>;
  /** Releases the connection, once. */
  drop: () => void;
}

/**
 * Notifications for all replicas (PostgreSQL NOTIFY, JSON payloads), received over one connection that is opened for
 * the first listener. When it is lost, every listener is notified, and the next one opens another.
 */
export class LiveBus {
  readonly #pool: Pool;
  readonly #log: FastifyBaseLogger;
  readonly #emitter = new EventEmitter().setMaxListeners(0);
  readonly #lost = new EventEmitter().setMaxListeners(0);
  #connection: Promise<Connection> | undefined;

  constructor(pool: Pool, log: FastifyBaseLogger) {
    this.#pool = pool;
    this.#log = log;
  }

  /**
   * Calls `listener` for every notification of the channel until the returned function is called. Resolves once the
   * connection listens.
   * @param channel a plain lower-case identifier
   * @param onLost called when the connection breaks: some notifications may have been missed, and no more follow
   */
  async listen(channel: string, listener: Listener, onLost: () => void): Promise<() => void> {
    await this.#listenOn(await this.#connect(), channel);
    this.#emitter.on(channel, listener);
    this.#lost.once('lost', onLost);
    return () => {
      this.#emitter.off(channel, listener);
      this.#lost.off('lost', onLost);
    };
  }

  async close(): Promise<void> {
    this.#forget();
    const connection = await this.#connection?.catch(() => undefined);
    connection?.drop();
  }

  #connect(): Promise<Connection> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #open(): Promise<Connection> {
    const client = await this.#pool.connect();
    const drop = this.#dropOf(client);
    client.on('notification', ({ channel, payload }) => {
      if (payload) this.#emitter.emit(channel, JSON.parse(payload));
    });
    client.on('error', (error) => {
      this.#log.warn({ err: error }, 'the connection for live events is lost');
      drop();
    });
    return { client, channels: new Map(), drop };
  }

  async #listenOn({ client, channels, drop }: Connection, channel: string): Promise<void> {
    const listening = channels.get(channel) ?? client.query(`listen ${client.escapeIdentifier(channel)}`);
    channels.set(channel, listening);
    try {
      await listening;
    } catch (error) {
      drop();
      throw error;
    }
  }

  #dropOf(client: PoolClient): () => void {
    let isDropped = false;
    return () => {
      if (isDropped) return;
      isDropped = true;
      this.#connection = undefined;
      client.release(true);
      this.#lost.emit('lost');
      this.#forget();
    };
  }

  #forget(): void {
    this.#emitter.removeAllListeners();
    this.#lost.removeAllListeners();
  }
}
