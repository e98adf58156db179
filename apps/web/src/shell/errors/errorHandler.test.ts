import { ApiError, type Failure } from '@vetka/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorHandler, loadTelling } from './errorHandler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function told(error: unknown, options = {}) {
  await loadTelling();
  const show = vi.fn();
  const openSignIn = vi.fn();
  const toasts = { show } as never;
  const handler = createErrorHandler({ toasts, openSignIn });
  const kind = handler.handle(error, options);
  await vi.advanceTimersByTimeAsync(0);
  return { handler, kind, openSignIn, shown: show.mock.calls.map(([toast]) => toast) };
}

const failed = (failure: Partial<Failure>) =>
  new ApiError({ kind: 'error', status: 0, message: undefined, code: 'x', details: {}, ...failure } as Failure);

test('ERR: 401 offers to sign in', async () => {
  const { kind, shown, openSignIn } = await told(failed({ kind: 'unauthorized', status: 401 }));
  expect(kind).toBe('unauthorized');
  expect(shown).toMatchObject([{ kind: 'error', text: 'Вам необходимо авторизоваться' }]);
  shown[0]?.onClick();
  expect(openSignIn).toHaveBeenCalledOnce();
});

test('ERR: 422 is kept for the fields for eight seconds and told once per message', async () => {
  const errors = { phone: ['Неверный номер'], code: ['Неверный код'] };
  const { handler, shown } = await told(failed({ kind: 'validation_error', status: 422, errors }));
  expect(shown.map(({ text }) => text)).toEqual(['Неверный номер', 'Неверный код']);
  expect(handler.state.get().validation).toEqual(errors);
  await vi.advanceTimersByTimeAsync(8000);
  expect(handler.state.get().validation).toBeNull();
});

test('a form that shows its errors itself asks for no toasts', async () => {
  const errors = { phone: ['Неверный номер'] };
  const { handler, shown } = await told(failed({ kind: 'validation_error', status: 422, errors }), {
    hasToasts: false,
  });
  expect(shown).toEqual([]);
  expect(handler.state.get().validation).toEqual(errors);
});

test('ERR: 429 and what is unknown have their words, what was called off has none', async () => {
  expect((await told(failed({ kind: 'rate_limit', status: 429 }))).shown).toMatchObject([
    { text: 'Слишком много запросов' },
  ]);
  expect((await told(failed({ status: 500 }))).shown).toMatchObject([{ text: 'Что-то пошло не так' }]);
  expect((await told(failed({ code: 'aborted' }))).shown).toEqual([]);
});

test('a mistake of ours is written down and told in general words', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mistake = new TypeError('x is not a function');
  expect((await told(mistake)).shown).toMatchObject([{ text: 'Что-то пошло не так' }]);
  expect(written).toHaveBeenCalledWith(mistake);
  written.mockRestore();
});
