import { createHash } from 'node:crypto';
import { uploadMessages } from '@vetka/domain/media';
import { isNewAccount, knownAccountFactor, waitOf, writingRefusal, type WritingKind } from '@vetka/domain/writing';
import type { FastifyRequest } from 'fastify';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import RateLimiterRes from 'rate-limiter-flexible/lib/RateLimiterRes.js';
import { invalid, Refusal, tooMany } from '../http/refusal.ts';
import { limits, type LimitName, type RouteLimitName } from './limits.ts';
import { networkOf } from './network.ts';

/** A counter: a limit and the key it is counted by. */
export type Counter = readonly [limit: LimitName, key: string];

/** A person who writes something. */
export interface Writer {
  userId: number;
  /** The age of the account. */
  createdAt: Date;
  ip: string;
}

/** Hashed, because keys may be user input: long, or not to be stored in plain text. */
const keyOf = (key: string): string => createHash('sha256').update(key).digest('base64url');

/** All sessions of a person count together: another sign-in must not renew a limit. */
const visitorOf = ({ session, ip }: FastifyRequest): string => {
  if (session.userId !== null) return `person ${session.userId}`;
  return session.id === null ? `address ${networkOf(ip)}` : `session ${session.id}`;
};

/** The seconds after which a retry can succeed. Rethrows any error that is not a refusal of a limit. */
export function retrySecondsOf(error: unknown): number {
  const seconds = error instanceof Refusal ? Number(error.details?.retryAfterSeconds) : Number.NaN;
  if (Number.isNaN(seconds)) throw error;
  return seconds;
}

/** Counts requests and attempts against the configured limits. */
export class Limiter {
  readonly #stores: Record<LimitName, RateLimiterAbstract>;

  constructor(stores: Record<LimitName, RateLimiterAbstract>) {
    this.#stores = stores;
  }

  /**
   * Counts one more. If the store does not respond, it throws: guards never fail open.
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

  /**
   * Counts something that a person writes, by person and by address.
   * @throws Refusal 429 with the time of the next try
   */
  async takeWriting(kind: WritingKind, { userId, createdAt, ip }: Writer): Promise<void> {
    const points = isNewAccount(createdAt) ? knownAccountFactor : 1;
    try {
      await this.take(`${kind}OfPerson`, String(userId), points);
      await this.take(`${kind}FromAddress`, networkOf(ip), points);
    } catch (error) {
      const seconds = retrySecondsOf(error);
      throw tooMany(writingRefusal(kind, seconds), seconds, 'writing.limit');
    }
  }

  /**
   * Counts a file before it is decoded and stored, by person. Older accounts may upload more, as they may write more. The
   * refusal is an error of the file, because forms retry a 429 by themselves.
   * @throws Refusal 422 on `file` with the time of the next try
   */
  async takeUpload({ userId, createdAt }: Pick<Writer, 'userId' | 'createdAt'>, bytes: number): Promise<void> {
    const points = isNewAccount(createdAt) ? knownAccountFactor : 1;
    try {
      await this.take('uploadedFiles', String(userId), points);
      await this.take('uploadedKilobytes', String(userId), points * Math.ceil(bytes / 1024));
    } catch (error) {
      throw invalid({ file: uploadMessages.dailyLimit(waitOf(retrySecondsOf(error))) }, 'media.daily-limit');
    }
  }

  /** Counts a request. `part` separates routes that share a limit. @throws Refusal 429 */
  async takeRequest(limit: RouteLimitName, request: FastifyRequest, part = ''): Promise<void> {
    const visitor = limits[limit].scope === 'session' ? visitorOf(request) : `address ${networkOf(request.ip)}`;
    await this.take(limit, `${part} ${visitor}`);
  }

  /**
   * Counts a request of any kind. Sessions have their own counters, so people behind one address do not exhaust each
   * other's limit.
   */
  async takeAny({ session, ip }: FastifyRequest): Promise<void> {
    if (session.id === null) await this.take('anythingWithoutSession', networkOf(ip));
    else await this.take('anything', String(session.id));
  }

  /**
   * Counts failures only. The try is counted before it is made, so concurrent guesses cannot exceed the limit, and
   * refunded on success.
   * @throws Refusal 429 when one of the counters is full
   */
  async guess<T>(counters: readonly Counter[], attempt: () => Promise<T>): Promise<T> {
    for (const [limit, key] of counters) await this.take(limit, key);
    const result = await attempt();
    await Promise.all(counters.map(([limit, key]) => this.#stores[limit].reward(keyOf(key))));
    return result;
  }
}
