import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startSpan } from './tracing.ts';
import type { OpenSpan } from './span.ts';

interface Options {
  /** Callers are our own programs, and send the trace of a request. Headers of visitors are ignored. */
  isInternal: boolean;
}

/**
 * A span for each request, named by the pattern of its route. Register it before the routes, and only while traces are
 * on.
 */
export function traceRequests(app: FastifyInstance, { isInternal }: Options): void {
  const spans = new WeakMap<FastifyRequest, OpenSpan>();
  const resume = (request: FastifyRequest, work: () => void): void => {
    const span = spans.get(request);
    if (span) span.run(work);
    else work();
  };
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, headers } = request;
    const parent = isInternal ? headers['traceparent']?.toString() : undefined;
    // The site forwards the headers of visitors.
    if (!isInternal) for (const name of ['traceparent', 'tracestate', 'baggage']) delete headers[name];
    const span = startSpan({ name: method, kind: 'server', parent, attributes: { 'http.request.method': method } });
    if (span) spans.set(request, span);
    resume(request, done);
  });
  // Reading a body leaves the span, because the connection existed before it.
  app.addHook('preValidation', (request, _reply, done) => resume(request, done));
  app.addHook('onResponse', async (request, { statusCode }) => {
    const route = request.routeOptions.url ?? 'unknown';
    const span = spans.get(request);
    span?.update({ 'http.route': route, 'http.response.status_code': statusCode }, `${request.method} ${route}`);
    span?.end(statusCode >= 500);
  });
}
