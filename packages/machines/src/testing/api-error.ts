/** A failed call as the client throws it; status 0 means no response. */
export const apiError = (status: number, errors?: unknown, answer: { code?: string; message?: string } = {}): Error =>
  Object.assign(new Error('отказ'), {
    name: 'ApiError',
    failure: { kind: status === 422 ? 'validation_error' : 'error', status, errors, ...answer },
  });
