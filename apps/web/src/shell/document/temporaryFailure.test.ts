import { ApiError, type Failure } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { temporaryFailure } from './temporaryFailure.ts';

const page = (status: number) => new Response('<html>', { status });
const apiError = (status: number) =>
  new ApiError({ kind: 'error', status, code: 'x', message: '', details: {} } satisfies Failure);

test.each([
  [0, 503, '5'],
  [502, 503, '5'],
  [503, 503, '5'],
  [429, 429, '30'],
])('a page that failed because the API answered %i is %i, to retry after %s s', (api, status, after) => {
  const response = temporaryFailure(page(500), [undefined, apiError(api)]);
  expect([response.status, response.headers.get('retry-after')]).toEqual([status, after]);
});

test('a failure of the page itself stays 500, and a page that did not fail stays as it is', () => {
  expect(temporaryFailure(page(500), [new Error('ours'), apiError(422)]).status).toBe(500);
  expect(temporaryFailure(page(200), [apiError(503)]).status).toBe(200);
});
