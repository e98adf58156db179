import type { Problem } from '@vetka/domain/problem';
import type { Call } from '../contract/call.ts';
import type { Failure, Result } from './result.ts';

/** The part of a response that the client reads. */
export type Answer = Pick<Response, 'ok' | 'status' | 'json' | 'text' | 'blob'> & { headers: Pick<Headers, 'get'> };

const problemIn = async (response: Answer): Promise<Partial<Problem>> => {
  try {
    const body: unknown = await response.json();
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
};

const retryAfter = (response: Answer): number | undefined => {
  const seconds = Number(response.headers.get('retry-after'));
  return Number.isFinite(seconds) && seconds > 0 ? seconds : undefined;
};

/** Reads a failed response by its status, following the error catalogue. */
const failureOf = async (response: Answer): Promise<Failure> => {
  const { message, code = `http-${response.status}`, errors, details = {} } = await problemIn(response);
  const retryAfterSeconds = retryAfter(response);
  switch (response.status) {
    case 401:
      return { kind: 'unauthorized', status: 401, message: message ?? '', code };
    case 422:
      return { kind: 'validation_error', status: 422, message: message ?? '', code, errors: errors ?? message ?? {} };
    case 429:
      return { kind: 'rate_limit', status: 429, message: message ?? '', code, retryAfterSeconds };
    default:
      return { kind: 'error', status: response.status, message, code, details, retryAfterSeconds };
  }
};

/** A proxy's page in place of the API's JSON. Status 0, because it is unknown whether the API has received the call. */
const unreadable: Failure = {
  kind: 'error',
  status: 0,
  message: 'Ответ сервера не удалось прочитать. Попробуйте ещё раз',
  code: 'invalid-response',
  details: {},
};

/** Reads a response. 204 and 205 have the value undefined. */
export async function readResponse(call: Call, response: Answer): Promise<Result<unknown>> {
  if (!response.ok) return { ok: false, failure: await failureOf(response) };
  if (response.status === 204 || response.status === 205) return { ok: true, value: undefined };
  if (call.isFile) return { ok: true, value: await response.blob() };
  const text = await response.text();
  try {
    return { ok: true, value: JSON.parse(text) as unknown };
  } catch {
    return { ok: false, failure: unreadable };
  }
}
