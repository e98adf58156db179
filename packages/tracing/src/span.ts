/** Attributes of a span: names given by the program, and numbers. No input of people, and no addresses. */
export type SpanAttributes = Readonly<Record<string, string | number | undefined>>;

export interface SpanStart {
  name: string;
  kind: 'server' | 'client' | 'consumer';
  attributes?: SpanAttributes;
  /** The parent span in another program, as a header `traceparent`. @default the current one here */
  parent?: string | undefined;
}

/** A span in progress. */
export interface OpenSpan {
  /** Identifies it to other programs (W3C Trace Context). */
  readonly traceparent: string;
  /** Spans started by `work` become children of this one. */
  run<T>(work: () => T): T;
  /** Adds attributes, and optionally a better name. */
  update(attributes: SpanAttributes, name?: string): void;
  end(isFailed?: boolean): void;
}

export interface TracedProgram {
  /** Used unless `OTEL_SERVICE_NAME` is set. */
  service: string;
  /** The address of our own program that this one calls; only it receives the trace of a request. */
  callee?: string;
}

/** Creates spans while traces are on. */
export interface SpanMaker {
  start(start: SpanStart): OpenSpan;
  /** The span in progress. */
  current(): string | undefined;
  close(): Promise<void>;
}
