/** A failed API call; the application's API error carries it as `failure`. */
interface ApiFailure {
  kind: string;
  status: number;
  code?: unknown;
  message?: unknown;
  details?: unknown;
  errors?: unknown;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isFailure = (value: unknown): value is ApiFailure & Record<string, unknown> =>
  isRecord(value) && typeof value['kind'] === 'string' && typeof value['status'] === 'number';

/** The API's failure inside an error; undefined for any other exception. */
const failureOf = (error: unknown): ApiFailure | undefined =>
  error instanceof Error && 'failure' in error && isFailure(error.failure) ? error.failure : undefined;

/**
 * Whether the API responded and refused. A call without a response (status 0: no network, timeout) does not count: a
 * retry may help.
 */
export const isApiRefusal = (error: unknown): boolean => (failureOf(error)?.status ?? 0) > 0;

/** Whether the server is overloaded (429, 503): the same call may succeed a little later. */
export const isBusyAnswer = (error: unknown): boolean => [429, 503].includes(failureOf(error)?.status ?? 0);

/** Field errors of a 422 in any of their shapes; undefined for any other error. */
export const validationErrorsOf = (error: unknown): unknown => {
  const failure = failureOf(error);
  return failure?.kind === 'validation_error' ? failure.errors : undefined;
};

/** The API's message when it refused a call; undefined without a response. */
export const refusalOf = (error: unknown): { code: string; message: string; details: unknown } | undefined => {
  const failure = failureOf(error);
  if (!failure || failure.status === 0) return undefined;
  const { code, message, details } = failure;
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '', details };
};

/** Statuses after which the same call may succeed: signed out, time-out, too many requests. */
const passing = [401, 408, 429];

/** Whether the API refused the call for good. A server error (5xx) is not a refusal. */
export const isFinalRefusal = (error: unknown): boolean => {
  const status = failureOf(error)?.status ?? 0;
  return status >= 400 && status < 500 && !passing.includes(status);
};
