import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
    /** From now on load balancers are told to send no new requests. Requests are still answered. */
    leave: () => void;
  }
}

/**
 * Services that must have answered once before this replica gets traffic: one that never reached them is misconfigured.
 * A replica that loses one later stays ready: removing every replica would close the shop.
 */
class Readiness {
  readonly #waiting = new Map<string, () => Promise<boolean>>();

  /** @param status what `/health/ready` reports until `hasAnswered` is true */
  require(status: string, hasAnswered: () => Promise<boolean>): void {
    this.#waiting.set(status, hasAnswered);
  }

  /** The first service that has never answered. */
  async missing(): Promise<string | undefined> {
    for (const [status, hasAnswered] of this.#waiting) {
      if (!(await hasAnswered())) return status;
      this.#waiting.delete(status);
    }
    return undefined;
  }
}

/** `/health/live`: the process responds. `/health/ready`: it accepts traffic. */
export async function registerHealth(app: FastifyInstance): Promise<void> {
  let isClosing = false;
  const leave = () => {
    isClosing = true;
  };
  app.decorate('leave', leave);
  app.addHook('preClose', async () => leave());
  const readiness = new Readiness();
  app.decorate('readiness', readiness);
  await watchRedis(app);
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    if (!(await hasDatabase(app))) return reply.code(503).send({ status: 'no-database' });
    const status = await readiness.missing();
    return status === undefined ? { status: 'ok' } : reply.code(503).send({ status });
  });
}

/**
 * With every connection in use, the question would wait behind the requests that use them, until load balancers
 * consider this replica down, and all others in the same moment.
 */
async function hasDatabase({ db, pool }: FastifyInstance): Promise<boolean> {
  const isFull = pool.idleCount === 0 && pool.totalCount >= pool.options.max;
  if (isFull) return true;
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** Limits and sockets still work within the replica when Redis is lost later. */
async function watchRedis(app: FastifyInstance): Promise<void> {
  const { redisUrl } = app.config;
  if (redisUrl === undefined) return;
  let hasAnswered = false;
  const { Redis } = await import('ioredis');
  const redis = new Redis(redisUrl, { connectTimeout: 1000, maxRetriesPerRequest: null });
  redis.on('error', () => {});
  redis.once('ready', () => {
    hasAnswered = true;
    redis.disconnect();
  });
  app.addHook('onClose', async () => redis.disconnect());
  app.readiness.require('no-redis', async () => hasAnswered);
}
