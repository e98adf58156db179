import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
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
