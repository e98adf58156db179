/** What a span may tell: names that the program gives, and numbers. Nothing that people typed, and no addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** The span of another program that asked for this one: a header `traceparent`. @default the one in progress here */
  parent?: string | undefined;
}

/** A span in progress. */
export interface OpenSpan {
  /** Names it to other programs (W3C Trace Context). */
  readonly traceparent: string;
  /** What this starts belongs to the span. */
  run<T>(work: () => T): T;
  /** Adds what is known now. */
  update(attributes: SpanAttributes, name?: string): void;
  end(isFailed?: boolean): void;
}

export interface TracedProgram {
  /** Used unless `OTEL_SERVICE_NAME` says something else. */
  service: string;
  /** The address of our own program that this one calls; only it is told which trace a request belongs to. */
  callee?: string;
}

/** What makes spans while traces are on. */
export interface SpanMaker {
  start(start: SpanStart): OpenSpan;
  /** The span in progress. */
  current(): string | undefined;
  close(): Promise<void>;
}
