import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';

/** How long to wait for other replicas (ms). */
const patienceMs = 1000;

/**
 * A Redis client whose failures are reported once, by its `error` event: the adapter ignores the results of its
 * commands.
 */
class ReportingRedis extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const sent = super.sendCommand(...args);
    if (sent instanceof Promise) sent.catch(() => {});
    return sent;
  }
}

type Patience = Pick<RedisOptions, 'connectTimeout' | 'maxRetriesPerRequest'>;

function connect(app: FastifyInstance, url: string, options: Patience): Redis {
  const redis = new ReportingRedis(url, options);
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis of the sockets is unavailable'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/**
 * Connects the sockets of all replicas through Redis. While Redis is unavailable each replica serves only its own
 * sockets, and clients fetch missed messages when they reconnect.
 */
export function sharedAdapter(app: FastifyInstance, url: string): ReturnType<typeof createAdapter> {
  const outgoing = connect(app, url, { connectTimeout: patienceMs, maxRetriesPerRequest: 1 });
  const incoming = connect(app, url, { maxRetriesPerRequest: null });
  return createAdapter(outgoing, incoming, { key: 'vetka', requestsTimeout: patienceMs });
}
