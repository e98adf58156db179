import type { FieldErrors } from '@vetka/domain/problem';

/** Why a call failed, in the terms of the error catalogue. */
export type Failure =
  | { kind: 'unauthorized'; status: 401; message: string; code: string }
  | { kind: 'validation_error'; status: 422; message: string; code: string; errors: FieldErrors | string | unknown[] }
  | { kind: 'rate_limit'; status: 429; message: string; code: string; retryAfterSeconds: number | undefined }
  /** `status` 0: no response that can be read (`code` is `network`, `timeout`, `invalid-response` or `aborted`). */
  | {
      kind: 'error';
      status: number;
      message: string | undefined;
      code: string;
      details: Record<string, unknown>;
      retryAfterSeconds?: number | undefined;
    };

export type Result<T> = { ok: true; value: T } | { ok: false; failure: Failure };

/** A failed call as an exception, for code that can only throw: a query function, an actor. */
export class ApiError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message ?? failure.code);
    this.name = 'ApiError';
    this.failure = failure;
  }
}

/**
 * The value of a result.
 * @throws ApiError when the call failed
 */
export const unwrap = async <T>(result: Promise<Result<T>>): Promise<T> => {
  const answered = await result;
  if (answered.ok) return answered.value;
  throw new ApiError(answered.failure);
};
