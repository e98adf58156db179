import { ApiError, type Failure } from '@vetka/api-client/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api } from '../../shell/api/apiClient.ts';
import { writeHref } from '../../shell/chat/writing.ts';
import { parseCorrespondent } from './correspondent.ts';
import { checkRoom } from './checkRoom.ts';

const shop = { participantType: 'SHOP', participantId: 3 } as const;
const failure: Failure = { kind: 'error', status: 500, message: 'Поломка', code: 'x', details: {} };

let written: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  written = vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => written.mockRestore());

async function check(answer: () => Promise<unknown>) {
  const checkOrCreate = vi.fn(answer);
  const errors = { handle: vi.fn() };
  const onRetry = vi.fn();
  const api = { chat: { checkOrCreate } } as unknown as Api;
  const room = await checkRoom({ api, errors: errors as never }, shop, onRetry);
  return { room, checkOrCreate, handle: errors.handle, onRetry };
}

test('a room is requested by its correspondent', async () => {
  const { room, checkOrCreate, handle } = await check(() => Promise.resolve({ ok: true, value: { id: 7 } }));
  expect(room).toEqual({ id: 7 });
  expect(checkOrCreate).toHaveBeenCalledExactlyOnceWith({ body: { participants: [shop] } });
  expect(handle).not.toHaveBeenCalled();
});

test('ERR-14: a refusal of the API is reported', async () => {
  const { room, handle, onRetry } = await check(() => Promise.resolve({ ok: false, failure }));
  expect(room, 'ANS-02: null without a room').toBeNull();
  expect(handle).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), { onRetry });
  expect(written).not.toHaveBeenCalled();
});

test('ERR-14: any other error is only logged', async () => {
  const mistake = new TypeError('x is not a function');
  const { room, handle } = await check(() => Promise.reject(mistake));
  expect(room).toBeNull();
  expect(handle).not.toHaveBeenCalled();
  expect(written).toHaveBeenCalledExactlyOnceWith(expect.any(String), mistake);
});

test('a valid correspondent is parsed from the URL, and anything else is ignored', () => {
  expect(writeHref(shop)).toBe('/chat?with=SHOP-3');
  expect(parseCorrespondent('SHOP-3')).toEqual(shop);
  for (const wrong of ['SHOP', 'SHOP-0', 'CAT-3', 'SHOP-3x', 3, undefined]) {
    expect(parseCorrespondent(wrong)).toBeUndefined();
  }
});
