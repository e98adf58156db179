import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { OpenSpan, SpanStart } from './span.ts';

/** A request of undici, which `fetch` uses, too. */
interface Call {
  origin?: string | URL;
  method: string;
  addHeader(name: string, value: string): void;
}

type Listener = (message: unknown) => void;

/**
 * A span for each outgoing call made within a span. undici reports its requests over a diagnostics channel, for every
 * copy of it; nothing is replaced. Paths are left out: they contain names and searches of people.
 * @param callee the origin that receives the trace of a call; others must not learn it
 * @returns stops it
 */
export function traceCalls(
  start: (start: SpanStart) => OpenSpan,
  hasParent: () => boolean,
  callee: string | undefined,
): () => void {
  const calleeOrigin = callee === undefined ? undefined : new URL(callee).origin;
  const spans = new WeakMap<Call, OpenSpan>();
  const listeners: Record<string, Listener> = {
    'undici:request:create': (message) => {
      if (!hasParent()) return;
      const { request } = message as { request: Call };
      const { origin, hostname } = new URL(String(request.origin));
      const attributes = { 'http.request.method': request.method, 'server.address': hostname };
      const span = start({ name: request.method, kind: 'client', attributes });
      spans.set(request, span);
      if (origin === calleeOrigin) request.addHeader('traceparent', span.traceparent);
    },
    'undici:request:headers': (message) => {
      const { request, response } = message as { request: Call; response: { statusCode: number } };
      const span = spans.get(request);
      span?.update({ 'http.response.status_code': response.statusCode });
      span?.end(response.statusCode >= 400);
      spans.delete(request);
    },
    'undici:request:error': (message) => {
      const { request } = message as { request: Call };
      spans.get(request)?.end(true);
      spans.delete(request);
    },
  };
  for (const [name, listener] of Object.entries(listeners)) subscribe(name, listener);
  return () => {
    for (const [name, listener] of Object.entries(listeners)) unsubscribe(name, listener);
  };
}
