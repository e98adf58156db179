export type { OpenSpan } from './span.ts';
export { traceRequests } from './requests.ts';
export { currentSpan, inSpan, isTracing, startSpan, startTracing } from './tracing.ts';
