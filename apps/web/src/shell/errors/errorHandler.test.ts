import { ApiError, type Failure } from '@vetka/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createErrorHandler, loadFailureMessages } from './errorHandler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function handled(error: unknown, options = {}) {
  await loadFailureMessages();
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

test('ERR-03: 401 shows a toast with a sign-in button', async () => {
  const { kind, shown, openSignIn } = await handled(failed({ kind: 'unauthorized', status: 401 }));
  expect(kind).toBe('unauthorized');
  expect(shown).toMatchObject([{ kind: 'error', text: 'Вам необходимо авторизоваться' }]);
  shown[0]?.onClick();
  expect(openSignIn, 'ERR-04: clicking the toast opens the sign-in dialog').toHaveBeenCalledOnce();
});

test.each([
  ['an object of values', { phone: ['Неверный номер'], code: ['Неверный код'] }, ['Неверный номер', 'Неверный код']],
  ['a list', [{ name: 'phone', message: 'Неверный номер' }, 'Неверный код'], ['Неверный номер', 'Неверный код']],
  ['a string', 'Проверьте поля', ['Проверьте поля']],
])('VAL-17: 422 as %s shows one toast per value', async (_, errors, texts) => {
  const { kind, handler, shown } = await handled(failed({ kind: 'validation_error', status: 422, errors }));
  expect(kind).toBe('validation_error');
  expect(shown.map(({ text }) => text)).toEqual(texts);
  expect(handler.state.get().validation, 'VAL-16: the errors are stored for the fields').toEqual(errors);
});

test('ERR-05: errors of a form that shows them itself are stored without toasts', async () => {
  const errors = { phone: ['Неверный номер'] };
  const { handler, shown } = await handled(failed({ kind: 'validation_error', status: 422, errors }), {
    hasToasts: false,
  });
  expect(shown).toEqual([]);
  expect(handler.state.get().validation).toEqual(errors);
});

test('ERR-06: 429 has its own message', async () => {
  const { kind, shown } = await handled(failed({ kind: 'rate_limit', status: 429, message: 'Ещё 30 секунд' }));
  expect(kind).toBe('rate_limit');
  expect(shown).toMatchObject([{ kind: 'error', text: 'Слишком много запросов' }]);
});

test('ERR-07: any other status shows a toast with the server’s message', async () => {
  const { kind, shown } = await handled(failed({ status: 409, message: 'Заказ уже отменён' }));
  expect(kind).toBe('error');
  expect(shown).toMatchObject([{ kind: 'error', text: 'Заказ уже отменён' }]);
  const { shown: general } = await handled(failed({ status: 500 }));
  expect(general, 'ERR-08: a generic message without one').toMatchObject([{ text: 'Что-то пошло не так' }]);
});

test('an aborted request is not reported', async () => {
  expect((await handled(failed({ code: 'aborted' }))).shown).toEqual([]);
});

test('field errors and other errors are removed after the same timeout', async () => {
  const errors = { phone: ['Неверный номер'] };
  const { handler } = await handled(failed({ kind: 'validation_error', status: 422, errors }));
  handler.handle(failed({ status: 500, message: 'Поломка' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(handler.state.get()).toEqual({ validation: errors, others: ['Поломка'] });
  await vi.advanceTimersByTimeAsync(7_900);
  expect(handler.state.get()).toEqual({ validation: errors, others: ['Поломка'] });
  await vi.advanceTimersByTimeAsync(100);
  expect(handler.state.get().validation, 'ERR-10: validation errors are cleared').toBeNull();
  expect(handler.state.get().others, 'ERR-11: other errors are removed').toEqual([]);
});

test('a request without a response can be retried, a refused one cannot', async () => {
  const onRetry = vi.fn();
  const { shown } = await handled(failed({ code: 'timeout', message: 'Сервер не ответил вовремя' }), { onRetry });
  expect(shown).toMatchObject([{ text: 'Сервер не ответил вовремя', actionLabel: 'Повторить', onClick: onRetry }]);
  const refused = await handled(failed({ status: 409, message: 'Нельзя' }), { onRetry });
  expect(refused.shown[0]).not.toHaveProperty('onClick');
});

test('an exception is logged and reported with a generic message', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const mistake = new TypeError('x is not a function');
  expect((await handled(mistake)).shown).toMatchObject([{ text: 'Что-то пошло не так' }]);
  expect(written).toHaveBeenCalledWith(mistake);
  written.mockRestore();
});

test('a chunk that fails to load is reported as a network failure', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const lost = new TypeError('Failed to fetch dynamically imported module: /assets/CartOverlay.js');
  expect((await handled(lost)).shown).toMatchObject([{ text: 'Нет связи. Проверьте интернет и попробуйте ещё раз' }]);
  written.mockRestore();
});
