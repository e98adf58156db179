import underPressure from '@fastify/under-pressure';
import type { CallName } from '@vetka/api-client/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import type { Config } from '../config.ts';
import { Refusal } from './refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refused under pressure. */
    isBrowsing?: boolean;
  }
}

/**
 * Reads for looking around, which are refused first. Everything else is answered as long as it can be: orders, payments
 * and the desk, and what their pages read, such as `service.read` at the checkout and `account.users` in invitations.
 */
const browsing: ReadonlySet<CallName> = new Set<CallName>([
  'catalog.root',
  'catalog.category',
  'catalog.products',
  'catalog.product',
  'catalog.ratings',
  'catalog.related',
  'catalog.filters',
  'catalog.popular',
  'catalog.readCategory',
  'search.suggestions',
  'service.list',
  'service.products',
  'service.storefront',
  'service.content',
  'service.newContent',
  'service.articles',
  'service.newArticles',
  'service.employees',
  'service.banners',
  'service.subscriptions',
  'review.ofProduct',
  'review.newOfProduct',
  'review.photosOfProduct',
  'review.ofService',
  'review.photosOfService',
  'review.read',
  'review.comments',
  'article.list',
  'article.latest',
  'article.read',
  'article.related',
  'article.comments',
  'article.ofAccount',
  'content.list',
  'content.latest',
  'content.read',
  'content.tags',
  'content.feed',
  'content.comments',
  'content.ofAccount',
  'account.newUsers',
  'account.profile',
  'account.subscribers',
  'account.subscriptions',
  'account.serviceSubscriptions',
  'page.banners',
  'page.sitemaps',
  'page.sitemap',
]);

export const isBrowsing = (name: CallName): boolean => browsing.has(name);

/** How long the delay of the event loop is measured for its mean (ms). */
const sampleInterval = 2000;

/** Queries that wait for each connection of the pool. With statements of 20 ms they wait for 200 ms. */
const waitersPerConnection = 10;
/** How often they are counted (ms). */
const healthCheckInterval = 100;

const retryAfterSeconds = 5;

const overloaded = () =>
  new Refusal(503, 'overloaded', 'Сейчас слишком много посетителей. Попробуйте ещё раз через несколько секунд', {
    details: { retryAfterSeconds },
  });

/**
 * While the event loop is late or queries queue for connections, browsing is refused with 503, so that orders and
 * payments are still answered (decision 411). Register it before hooks that query the database.
 */
export async function shedBrowsing(app: FastifyInstance, { maxEventLoopDelayMs }: Config): Promise<void> {
  const refused = new Counter({
    name: 'browsing_refused_total',
    help: 'Reads of the catalogue and other public pages refused under pressure',
    registers: [app.metrics],
  });
  await app.register(underPressure, {
    maxEventLoopDelay: maxEventLoopDelayMs,
    sampleInterval,
    healthCheck: async () => app.pool.waitingCount <= waitersPerConnection * app.pool.options.max,
    healthCheckInterval,
    pressureHandler: ({ routeOptions }: FastifyRequest) => {
      if (!routeOptions.config.isBrowsing) return undefined;
      refused.inc();
      return Promise.reject(overloaded());
    },
  });
}
