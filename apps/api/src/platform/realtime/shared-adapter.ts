import { createAdapter } from '@socket.io/redis-adapter';
import type { FastifyInstance } from 'fastify';
import { Redis, type RedisOptions } from 'ioredis';

/** How long other copies of the program are waited for, milliseconds. */
const patienceMs = 1000;

/** A Redis whose failures are told once, by its `error` event: the adapter sends and never looks at what became of it. */
class Post extends Redis {
  override sendCommand(...args: Parameters<Redis['sendCommand']>): unknown {
    const sent = super.sendCommand(...args);
    if (sent instanceof Promise) sent.catch(() => {});
    return sent;
  }
}

type Patience = Pick<RedisOptions, 'connectTimeout' | 'maxRetriesPerRequest'>;

function connect(app: FastifyInstance, url: string, options: Patience): Redis {
  const redis = new Post(url, options);
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis of the sockets is away'));
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}

/**
 * Lets sockets of all copies of the program hear each other, through Redis. While Redis is away every copy speaks to its
 * own sockets only, and what was missed is fetched by clients when they come again.
 */
export function sharedAdapter(app: FastifyInstance, url: string): ReturnType<typeof createAdapter> {
  const outgoing = connect(app, url, { connectTimeout: patienceMs, maxRetriesPerRequest: 1 });
  const incoming = connect(app, url, { maxRetriesPerRequest: null });
  return createAdapter(outgoing, incoming, { key: 'vetka', requestsTimeout: patienceMs });
}
