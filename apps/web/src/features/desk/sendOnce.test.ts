import { ApiError } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { createSendOnce } from './sendOnce.ts';

/** A form whose requests fail with these statuses in turn. @returns the index of each request's id */
async function idsOf(attempts: { status?: number; seen?: string }[]): Promise<number[]> {
  const send = createSendOnce();
  const ids: string[] = [];
  for (const { status, seen } of attempts) {
    const sent = send(async (id) => {
      ids.push(id);
      if (status === undefined) return;
      throw new ApiError({ kind: 'error', status, message: undefined, code: 'failed', details: {} });
    }, seen);
    await sent.catch(() => {});
  }
  const known = [...new Set(ids)];
  return ids.map((id) => known.indexOf(id));
}

test('a change sent again after a lost answer, a refusal or an ended session is the same request', async () => {
  expect(await idsOf([{ status: 0 }, { status: 401 }, { status: 502 }, { status: 422 }, {}])).toEqual([0, 0, 0, 0, 0]);
});

test('what follows a change that was made, or that was counted with other numbers, is another request', async () => {
  expect(await idsOf([{}, { status: 0 }, { status: 409 }, {}, {}])).toEqual([0, 1, 1, 2, 3]);
});

test('a change of another number is another request', async () => {
  expect(await idsOf([{ status: 0, seen: '10' }, { status: 0, seen: '10' }, { seen: '30' }])).toEqual([0, 0, 1]);
});
