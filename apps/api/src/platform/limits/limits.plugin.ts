import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Redis } from 'ioredis';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterMemory from 'rate-limiter-flexible/lib/RateLimiterMemory.js';
import RateLimiterPostgres from 'rate-limiter-flexible/lib/RateLimiterPostgres.js';
import RateLimiterRedis from 'rate-limiter-flexible/lib/RateLimiterRedis.js';
import type { Config } from '../config.ts';
import { guardedTries } from '../database/schema/limits.ts';
import { Limiter } from './limiter.ts';
import { limits, type Limit, type LimitName } from './limits.ts';

declare module 'fastify' {
  interface FastifyInstance {
    limits: Limiter;
  }
}

const sweepEveryMs = 300_000;

async function connectRedis(app: FastifyInstance, url: string): Promise<Redis> {
  const { Redis } = await import('ioredis');
  // A limiter waiting for an unavailable Redis would delay every request.
  const redis = new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1, enableOfflineQueue: false });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis of the rate limits is unavailable'));
  app.addHook('onClose', async () => {
    redis.disconnect();
  });
  return redis;
}

/** Limits overridden by the environment. */
const setByEnvironment = ({ rateLimit, loginLimit }: Config): Partial<Record<LimitName, number>> => ({
  anything: rateLimit,
  anythingWithoutSession: rateLimit * 10,
  anythingFromAddress: rateLimit * 50,
  passwordOfAccount: loginLimit,
  passwordOnDevice: loginLimit,
});

/**
 * Where a limit is counted. Guards always use PostgreSQL. The others use Redis, or the memory of this replica when
 * Redis is missing or unavailable.
 */
function storeOf(app: FastifyInstance, redis: Redis | undefined, name: string, limit: Limit): RateLimiterAbstract {
  const options = { keyPrefix: name, points: limit.max, duration: limit.windowSeconds };
  if (limit.isGuard) {
    const table = { tableName: 'guarded_tries', tableCreated: true, clearExpiredByTimeout: false };
    return new RateLimiterPostgres({ ...options, ...table, storeClient: app.pool, storeType: 'pool' });
  }
  const memory = new RateLimiterMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    rejectIfRedisNotReady: true,
    insuranceLimiter: memory,
  });
}

export const limitsPlugin = fp<{ config: Config }>(
  async (app, { config }) => {
    const redis = config.redisUrl === undefined ? undefined : await connectRedis(app, config.redisUrl);
    const changed = setByEnvironment(config);
    const stores = Object.entries(limits).map(([name, limit]: [string, Limit]) => {
      const max = changed[name as LimitName] ?? limit.max;
      return [name, storeOf(app, redis, name, { ...limit, max })] as const;
    });
    app.decorate('limits', new Limiter(Object.fromEntries(stores) as Record<LimitName, RateLimiterAbstract>));
    app.jobs.round(sweepEveryMs, 'limits.delete-ended', () =>
      app.db.delete(guardedTries).where(lt(guardedTries.expire, Date.now())),
    );
  },
  { name: 'limits', dependencies: ['database', 'jobs'] },
);
