import { ApiError, type Failure } from '@vetka/api-client/client';
import { describe, expect, it } from 'vitest';
import { limitNoticeOf } from './limitNotice.ts';

const tooEarly = (message: string): Failure => ({
  kind: 'rate_limit',
  status: 429,
  message,
  code: 'session.resend',
  retryAfterSeconds: 30,
});

describe('a rate-limited sign-in step', () => {
  it('shows above the form why another code cannot be sent yet', () => {
    const message = 'Новый код можно запросить чуть позже';
    expect(limitNoticeOf(new ApiError(tooEarly(message)))).toBe(message);
    expect(limitNoticeOf(new ApiError(tooEarly('')))).toBeUndefined();
  });

  it('leaves everything else to the fields and the shared handler', () => {
    const failure: Failure = { kind: 'error', status: 500, message: 'Сбой', code: 'http-500', details: {} };
    expect(limitNoticeOf(new ApiError(failure))).toBeUndefined();
    expect(limitNoticeOf(new Error('broken'))).toBeUndefined();
    expect(limitNoticeOf(null)).toBeUndefined();
  });
});
