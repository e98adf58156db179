import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { keptReads } from '../changes/kept.ts';
import type { Connection } from '../database/connect.ts';
import { measureJobs } from './jobs.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The metrics for Prometheus: at `/metrics`, and on `METRICS_PORT`. */
    metrics: Registry;
  }
}

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** `/metrics` in Prometheus format: the process, response times, the database, background jobs and caches. */
export function registerMetrics(app: FastifyInstance, connection: Connection): void {
  const registry = new Registry();
  app.decorate('metrics', registry);
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
    durations.observe({ method, route: routeOptions.url ?? 'unknown', status: statusCode }, elapsedTime / 1000);
  });
  measureDatabase(connection, registry);
  measureReplicas(app, registry);
  measureJobs(app, registry);
  measureCaches(registry);
  app.get('/metrics', { schema: { hide: true } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

function measureReplicas(app: FastifyInstance, registry: Registry): void {
  const { replicas } = app;
  if (!replicas) return;
  const gauge = <T extends string>(name: string, help: string, labelNames: T[], collect: (this: Gauge<T>) => void) =>
    new Gauge({ name, help, labelNames, registers: [registry], collect });
  gauge('database_replica_present', '0 while it is left out', ['replica'], function () {
    for (const { name, absence } of replicas.members) this.set({ replica: name }, absence === undefined ? 1 : 0);
  });
  gauge('database_replica_reads', 'Statements it answered since the start', ['replica'], function () {
    for (const { name, reads } of replicas.members) this.set({ replica: name }, reads);
  });
  gauge('database_replica_returned', 'Statements that the primary answered for replicas', [], function () {
    this.set(replicas.returned);
  });
}

function measureDatabase({ pool, repeats }: Connection, registry: Registry): void {
  registry.registerMetric(
    new Gauge({
      name: 'database_pool_connections',
      help: 'Open connections of the pool',
      labelNames: ['state'],
      registers: [],
      collect() {
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'used' }, pool.totalCount - pool.idleCount);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'database_pool_limit',
      help: 'The most connections that the pool opens',
      registers: [],
      collect() {
        this.set(pool.options.max);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'database_pool_waiting',
      help: 'Queries that wait for a connection',
      registers: [],
      collect() {
        this.set(pool.waitingCount);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'database_transactions_repeated_total',
      help: 'Transactions that PostgreSQL has undone and that were repeated',
      labelNames: ['sqlstate'],
      registers: [],
      collect() {
        this.reset();
        for (const [sqlstate, count] of repeats) this.inc({ sqlstate }, count);
      },
    }),
  );
}

function measureCaches(registry: Registry): void {
  registry.registerMetric(
    new Counter({
      name: 'cache_reads_total',
      help: 'Reads of what is kept in memory',
      labelNames: ['cache', 'result'],
      registers: [],
      collect() {
        this.reset();
        for (const [cache, { hits, misses }] of Object.entries(keptReads)) {
          this.inc({ cache, result: 'hit' }, hits);
          this.inc({ cache, result: 'miss' }, misses);
        }
      },
    }),
  );
}
