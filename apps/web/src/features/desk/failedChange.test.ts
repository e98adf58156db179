import { ApiError, type Failure } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { failedChange } from './failedChange.ts';

const failed = (failure: Failure) => {
  const handled: unknown[] = [];
  const error = new ApiError(failure);
  const { reason, isReported } = failedChange(error, { handle: (each) => (handled.push(each), 'error') });
  expect(handled, 'a toast shows what the form cannot').toEqual(isReported ? [error] : []);
  return [reason, isReported];
};

test.each<[string, Failure, unknown[]]>([
  [
    'a field',
    { kind: 'validation_error', status: 422, message: '', code: 'validation', errors: { label: ['Назовите размер'] } },
    ['Назовите размер', false],
  ],
  [
    'no network',
    { kind: 'error', status: 0, message: 'Нет связи', code: 'network', details: {} },
    ['Нет связи', false],
  ],
  [
    'a proxy without the API',
    { kind: 'error', status: 502, message: undefined, code: 'http-502', details: {} },
    ['Не сохранилось. Проверьте связь и попробуйте ещё раз', true],
  ],
  [
    'an ended session',
    { kind: 'unauthorized', status: 401, message: '', code: 'session' },
    ['Не сохранилось. Проверьте связь и попробуйте ещё раз', true],
  ],
  [
    'too many requests',
    { kind: 'rate_limit', status: 429, message: '', code: 'limit', retryAfterSeconds: 5 },
    ['Не сохранилось. Проверьте связь и попробуйте ещё раз', true],
  ],
])('a change that failed is never taken for a saved one: %s', (_, failure, expected) => {
  expect(failed(failure)).toEqual(expected);
});
