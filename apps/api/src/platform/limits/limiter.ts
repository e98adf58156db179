import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';
import { tooMany } from '../http/refusal.ts';
import { limits, type LimitName, type RouteLimitName } from './limits.ts';

/** One counter of a limit: a limit and what is counted together. */
export type Counter = readonly [limit: LimitName, key: string];

/** Keys may be what somebody has typed: neither long nor legible in the store. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** Counts against the table of limits. */
export class Limiter {
  readonly #stores: Record<LimitName, RateLimiterAbstract>;

  constructor(stores: Record<LimitName, RateLimiterAbstract>) {
    this.#stores = stores;
  }

  /**
   * Counts one more. A store that does not answer is an error: guards are never open.
   * @throws Refusal 429 beyond the limit
   */
  async take(limit: LimitName, key: string, points = 1): Promise<void> {
    try {
      await this.#stores[limit].consume(keyOf(key), points);
    } catch (error) {
      if (!(error instanceof RateLimiterRes)) throw error;
      throw tooMany(undefined, Math.max(1, Math.ceil(error.msBeforeNext / 1000)));
    }
  }

  /** Counts a request. `part` tells routes that share a limit apart. @throws Refusal 429 */
  async takeRequest(limit: RouteLimitName, { session, ip }: FastifyRequest, part = ''): Promise<void> {
    const isBySession = limits[limit].scope === 'session' && session.id !== null;
    await this.take(limit, isBySession ? `${part} session ${session.id}` : `${part} address ${ip}`);
  }

  /** Counts a request of any kind: readers of one house, or behind one operator, do not use up each other's share. */
  async takeAny({ session, ip }: FastifyRequest): Promise<void> {
    if (session.id === null) await this.take('anythingWithoutSession', ip);
    else await this.take('anything', String(session.id));
  }

  /**
   * Counts failures only. The try is counted before it is made, so that a flood of guesses gets no more than its share,
   * and given back when it was right.
   * @throws Refusal 429 when one of the counters is full
   */
  async guess<T>(counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
    for (const [limit, key] of counters) await this.take(limit, key);
    const result = await attempt();
    await Promise.all(counters.map(([limit, key]) => this.#stores[limit].reward(keyOf(key))));
    return result;
  }
}
