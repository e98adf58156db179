import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';

/** `/health/live`: the process responds. `/health/ready`: it accepts traffic. */
export function registerHealth(app: FastifyInstance): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const redis = watchRedis(app);
  app.get('/health/live', { schema: { hide: true }, logLevel: 'warn' }, async () => ({ status: 'ok' }));
  app.get('/health/ready', { schema: { hide: true }, logLevel: 'warn' }, async (_request, reply) => {
    if (isClosing) return reply.code(503).send({ status: 'closing' });
    try {
      await app.db.execute(sql`select 1`);
    } catch {
      return reply.code(503).send({ status: 'no-database' });
    }
    if (!redis.hasAnswered()) return reply.code(503).send({ status: 'no-redis' });
    return { status: 'ok' };
  });
}

/**
 * Whether the configured Redis has ever responded. A copy that never reached it is misconfigured and gets no traffic.
 * One that loses it later stays ready: limits and sockets still work within the copy, and removing every copy would
 * close the shop.
 */
function watchRedis(app: FastifyInstance): { hasAnswered: () => boolean } {
  const { redisUrl } = app.config;
  if (redisUrl === undefined) return { hasAnswered: () => true };
  let hasAnswered = false;
  const redis = new Redis(redisUrl, { connectTimeout: 1000, maxRetriesPerRequest: null });
  redis.on('error', () => {});
  redis.once('ready', () => {
    hasAnswered = true;
    redis.disconnect();
  });
  app.addHook('onClose', async () => redis.disconnect());
  return { hasAnswered: () => hasAnswered };
}
