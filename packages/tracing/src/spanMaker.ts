import {
  context,
  INVALID_SPANID,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
} from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { parseTraceParent } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { traceCalls } from './calls.ts';
import { samplerOf } from './sampler.ts';
import type { OpenSpan, SpanAttributes, SpanMaker, SpanStart, TracedProgram } from './span.ts';

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;

const known = (attributes: SpanAttributes) =>
  Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number
  >;

/** The context of a span in another program; the current one without a valid header. */
function contextOf(parent: string | undefined): Context {
  if (parent === undefined) return context.active();
  const remote = parseTraceParent(parent);
  return remote ? trace.setSpanContext(ROOT_CONTEXT, { ...remote, isRemote: true }) : ROOT_CONTEXT;
}

const traceparentIn = (inside: Context): string | undefined => {
  const span = trace.getSpanContext(inside);
  if (!span || span.spanId === INVALID_SPANID) return undefined;
  return `00-${span.traceId}-${span.spanId}-${span.traceFlags.toString(16).padStart(2, '0')}`;
};

const milliseconds = (text: string | undefined, otherwise: number): number => Number(text) || otherwise;

/** Spans over OTLP. The exporter reads its address, headers, compression and timeout from the environment itself. */
export function createSpanMaker(
  { service, callee }: TracedProgram,
  env: Readonly<Record<string, string | undefined>>,
): SpanMaker {
  const manager = new AsyncLocalStorageContextManager().enable();
  context.setGlobalContextManager(manager);
  // Only the given attributes: other detectors would add the command line and the account of the process.
  const detected = detectResources({ detectors: [envDetector] });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }).merge(detected),
    sampler: samplerOf(env),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter(),
        scheduledDelayMillis: milliseconds(env.OTEL_BSP_SCHEDULE_DELAY, 5000),
        maxQueueSize: milliseconds(env.OTEL_BSP_MAX_QUEUE_SIZE, 2048),
      }),
    ],
  });
  const tracer = provider.getTracer('vetka');

  function start({ name, kind, attributes = {}, parent }: SpanStart): OpenSpan {
    const around = contextOf(parent);
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes: known(attributes) }, around);
    const inside = trace.setSpan(around, span);
    return {
      traceparent: traceparentIn(inside) ?? '',
      run: (work) => context.with(inside, work),
      update(more, newName) {
        span.setAttributes(known(more));
        if (newName !== undefined) span.updateName(newName);
      },
      end(isFailed = false) {
        // Without the message of the failure: it may quote input of people.
        if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR });
        span.end();
      },
    };
  }

  const stopCalls = traceCalls(start, () => traceparentIn(context.active()) !== undefined, callee);
  return {
    start,
    current: () => traceparentIn(context.active()),
    async close() {
      stopCalls();
      await provider.shutdown().catch(() => {});
      context.disable();
    },
  };
}
