import { DrizzleQueryError } from 'drizzle-orm';

/**
 * The fields that identify a failure, without values of a statement: PostgreSQL puts those into `detail` and `where`.
 */
const namingFields = ['code', 'constraint', 'table', 'column', 'syscall', 'address', 'port', 'statusCode'] as const;

interface LoggedError extends Partial<Record<(typeof namingFields)[number], string | number>> {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
}

/** PostgreSQL quotes the value that it could not read: class 22, data exception. */
const isDataException = (error: object): boolean => String((error as { code?: unknown }).code).startsWith('22');

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`;
  return isDataException(error) ? error.message.replace(/"[\s\S]*"/, '"…"') : error.message;
}

/** The frames of a stack trace, without the message at its start. */
function framesOf({ stack = '', message }: Error): string {
  const at = stack.indexOf(message);
  return at < 0 ? '' : stack.slice(at + message.length);
}

const maxCauses = 5;

function describe(error: Error, depth: number): LoggedError {
  const type = error.constructor.name;
  const message = messageOf(error);
  const named = namingFields.flatMap((name) => {
    const value = (error as Error & Partial<Record<(typeof namingFields)[number], unknown>>)[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value] as const] : [];
  });
  const { cause } = error;
  return {
    type,
    message,
    ...Object.fromEntries(named),
    stack: `${type}: ${message}${framesOf(error)}`,
    ...(cause instanceof Error && depth < maxCauses && { cause: describe(cause, depth + 1) }),
    ...(error instanceof AggregateError && {
      errors: error.errors.filter((each) => each instanceof Error).map((each) => describe(each, maxCauses)),
    }),
  };
}

/** An error without the values of the failed statement: they are data of people. */
export const errorForLog = (error: unknown): unknown => (error instanceof Error ? describe(error, 0) : error);
