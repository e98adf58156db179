import { ApiError, type Failure } from '@vetka/api-client/client';
import { describe, expect, it } from 'vitest';
import { authErrorsOf } from './authErrors.ts';

const refused = (errors: Record<string, string[]>) =>
  new ApiError({ kind: 'validation_error', status: 422, message: '', code: 'x', errors });

describe('a refused step of signing in', () => {
  it('puts each message under its field', () => {
    expect(authErrorsOf(refused({ code: ['Неверный код'] }))).toEqual({ code: 'Неверный код' });
    expect(authErrorsOf(refused({ password: ['Неверный логин или пароль'] }))).toEqual({
      password: 'Неверный логин или пароль',
    });
  });

  it('puts the missing consent under its checkbox', () => {
    expect(authErrorsOf(refused({ consentVersion: ['Нужно согласие'] }))).toEqual({ consent: 'Нужно согласие' });
  });

  it('says above the form why another code can not be sent yet', () => {
    const failure: Failure = {
      kind: 'rate_limit',
      status: 429,
      message: 'Новый код можно запросить чуть позже',
      code: 'session.resend',
      retryAfterSeconds: 30,
    };
    expect(authErrorsOf(new ApiError(failure))).toEqual({ form: 'Новый код можно запросить чуть позже' });
  });

  it('leaves everything else to the common handler', () => {
    const failure: Failure = { kind: 'error', status: 500, message: 'Сбой', code: 'http-500', details: {} };
    expect(authErrorsOf(new ApiError(failure))).toEqual({});
    expect(authErrorsOf(new Error('broken'))).toEqual({});
    expect(authErrorsOf(null)).toEqual({});
  });
});
