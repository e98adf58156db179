import type { OpenSpan, SpanMaker, SpanStart, TracedProgram } from './span.ts';

let maker: SpanMaker | undefined;

type Environment = Readonly<Record<string, string | undefined>>;

/** Traces are on when the standard variables name a collector and do not disable them. */
const isWanted = (env: Environment): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none';

/**
 * Sends traces to the collector of `OTEL_EXPORTER_OTLP_ENDPOINT`. Without one it does nothing and loads nothing.
 * @returns flushes and stops
 */
export async function startTracing(program: TracedProgram, env: Environment): Promise<() => Promise<void>> {
  if (!isWanted(env)) return () => Promise.resolve();
  const { createSpanMaker } = await import('./spanMaker.ts');
  const started = createSpanMaker(program, env);
  maker = started;
  return async () => {
    if (maker === started) maker = undefined;
    await started.close();
  };
}

export const isTracing = (): boolean => maker !== undefined;

/** Starts a span; undefined while traces are off. End it. */
export const startSpan = (start: SpanStart): OpenSpan | undefined => maker?.start(start);

/** The span in progress, for a header or a row; undefined without one. */
export const currentSpan = (): string | undefined => maker?.current();

/** Runs the work in a span. */
export async function inSpan<T>(start: SpanStart, work: () => Promise<T>): Promise<T> {
  const span = startSpan(start);
  if (!span) return work();
  try {
    const result = await span.run(work);
    span.end();
    return result;
  } catch (error) {
    span.end(true);
    throw error;
  }
}
