import { currentSpan, startSpan } from '@vetka/tracing';
import type pg from 'pg';

type Query = (...parameters: unknown[]) => unknown;
type Done = (error: unknown, result: unknown) => void;

function textOf(query: unknown): string {
  const text = typeof query === 'string' ? query : (query as { text?: unknown } | null)?.text;
  return typeof text === 'string' ? text : '';
}

/** «select products»: the first word of a statement and its first table, without any value. */
export function summaryOf(query: unknown): { operation: string; table?: string } {
  const text = textOf(query);
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query';
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(text)?.[1]?.toLowerCase();
  return table === undefined ? { operation } : { operation, table };
}

/**
 * A span for each statement of a connection used by a span. Its text and its values are left out: a statement may
 * contain texts of people.
 */
export function traceStatements(client: pg.ClientBase): void {
  const send = client.query.bind(client) as unknown as Query;
  const traced: Query = (...parameters) => {
    if (currentSpan() === undefined) return send(...parameters);
    const { operation, table } = summaryOf(parameters[0]);
    const span = startSpan({
      name: table === undefined ? operation : `${operation} ${table}`,
      kind: 'client',
      attributes: { 'db.system.name': 'postgresql', 'db.operation.name': operation, 'db.collection.name': table },
    });
    const done = parameters.at(-1);
    if (typeof done === 'function') {
      const ending: Done = (error, result) => {
        span?.end(Boolean(error));
        (done as Done)(error, result);
      };
      return send(...parameters.slice(0, -1), ending);
    }
    const result = send(...parameters);
    if (!(result instanceof Promise)) {
      span?.end();
      return result;
    }
    // The caller gets the failure; this branch only ends the span.
    result.then(
      () => span?.end(),
      () => span?.end(true),
    );
    return result;
  };
  client.query = traced as unknown as typeof client.query;
}
