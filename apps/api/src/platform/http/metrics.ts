import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** `/metrics` in Prometheus format: the process, response times and replicas of the database. */
export function registerMetrics(app: FastifyInstance): void {
  const registry = new Registry();
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
  measureReplicas(app, registry);
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
