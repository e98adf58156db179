import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from '../config.ts';
import { tooMany } from './refusal.ts';

function connectRedis(app: FastifyInstance, url: string): Redis {
  // A limiter that waits for a lost Redis would be worse than none.
  const redis = new Redis(url, { connectTimeout: 500, maxRetriesPerRequest: 1 });
  redis.on('error', (error) => app.log.warn({ err: error }, 'redis of the rate limits is away'));
  app.addHook('onClose', async () => {
    redis.disconnect();
  });
  return redis;
}

/** A limit for every address; routes may ask for a tighter one. */
export async function registerRateLimit(app: FastifyInstance, { redisUrl, rateLimit: max }: Config): Promise<void> {
  await app.register(rateLimit, {
    max,
    timeWindow: '1 minute',
    skipOnError: true,
    ...(redisUrl && { redis: connectRedis(app, redisUrl) }),
    errorResponseBuilder: (_request, { ttl }) => tooMany(undefined, Math.ceil(ttl / 1000)),
  });
}

interface Limit {
  max: number;
  timeWindow: string;
  /** What is counted together; keys of all such limits lie side by side. */
  keyOf: (request: FastifyRequest) => string;
}

/** A limit that a handler asks by itself. The answer counts one more. @throws Refusal 429 */
export function limitBy(app: FastifyInstance, { keyOf, ...limit }: Limit): (request: FastifyRequest) => Promise<void> {
  const check = app.createRateLimit({ ...limit, keyGenerator: keyOf });
  return async (request) => {
    const verdict = await check(request);
    if (!verdict.isAllowed && verdict.isExceeded) throw tooMany(undefined, verdict.ttlInSeconds);
  };
}
