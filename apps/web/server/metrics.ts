import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { keptPageReads } from './keptPages.ts';

const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Measures the process, response times and cached pages. The library is loaded only when metrics are enabled. */
async function measure(app: FastifyInstance) {
  const { collectDefaultMetrics, Counter, Histogram, Registry } = await import('prom-client');
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
  registry.registerMetric(
    new Counter({
      name: 'kept_pages_total',
      help: 'Pages of guests, by whether they were there or had to be rendered',
      labelNames: ['result'],
      registers: [],
      collect() {
        this.reset();
        for (const [result, count] of Object.entries(keptPageReads)) this.inc({ result }, count);
      },
    }),
  );
  return registry;
}

/** Serves `/metrics` on a port of its own until the site closes. Call it before the site listens. @returns the URL */
export async function serveMetrics(app: FastifyInstance, port: number, host: string): Promise<string> {
  const registry = await measure(app);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook('onClose', async () => {
    server.closeAllConnections();
    server.close();
  });
  server.listen(port, host);
  await once(server, 'listening');
  return `http://${host}:${(server.address() as AddressInfo).port}/metrics`;
}
