import type { Problem } from '@vetka/domain/problem';
import type { Failure } from './result.ts';

const problemIn = async (response: Response): Promise<Partial<Problem>> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const retryAfter = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
};

/** Reads a failed response by its status, following the error catalogue. */
export const failureOf = async (response: Response): Promise<Failure> => {
  const { message, code = `http-${response.status}`, errors, details = {} } = await problemIn(response);
  switch (response.status) {
    case 401:
      return { kind: 'unauthorized', status: 401, message: message ?? '', code };
    case 422:
      return { kind: 'validation_error', status: 422, message: message ?? '', code, errors: errors ?? message ?? {} };
    case 429:
      return { kind: 'rate_limit', status: 429, message: message ?? '', code, retryAfterSeconds: retryAfter(response) };
    default:
      return { kind: 'error', status: response.status, message, code, details };
  }
};
