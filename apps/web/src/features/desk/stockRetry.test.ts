import { ApiError } from '@vetka/api-client/client';
import { expect, test } from 'vitest';
import { createStockRetry, StockUnclear } from './stockRetry.ts';

/** A server with ten pieces, whose answers may be lost. */
function shelf() {
  let stock = 10;
  const attempt = createStockRetry();
  const state = { isOffline: false, losesAnswer: false, sent: 0 };
  const lose = (): never => {
    throw new ApiError({ kind: 'error', status: 0, message: undefined, code: 'network', details: {} });
  };
  const add = (pieces: number, seen = 10) =>
    attempt({
      typed: pieces,
      seen,
      after: seen + pieces,
      send: async () => {
        if (state.isOffline) lose();
        state.sent += 1;
        stock += pieces;
        if (state.losesAnswer) lose();
        return stock;
      },
      read: async () => (state.isOffline ? lose() : stock),
    });
  return { add, state, sell: (pieces: number) => void (stock -= pieces), stock: () => stock };
}

const lost = expect.objectContaining({ name: 'ApiError' });

test('a change whose answer was lost is not sent again when it has arrived', async () => {
  const { add, state, stock } = shelf();
  state.losesAnswer = true;
  await expect(add(5)).rejects.toEqual(lost);
  state.isOffline = true;
  await expect(add(5), 'the stock cannot be read').rejects.toEqual(lost);
  Object.assign(state, { isOffline: false, losesAnswer: false });
  expect(await add(5, 15), 'the screen shows the new stock').toBeUndefined();
  expect([stock(), state.sent]).toEqual([15, 1]);
  expect(await add(5, 15), 'the next change is another one').toBe(20);
});

test('a change that did not arrive is sent again', async () => {
  const { add, state, stock } = shelf();
  state.isOffline = true;
  await expect(add(5)).rejects.toEqual(lost);
  state.isOffline = false;
  expect(await add(5)).toBe(15);
  expect(stock()).toBe(15);
});

test('the person is asked to look when something else has changed the stock, or they want another change', async () => {
  const { add, state, sell } = shelf();
  state.losesAnswer = true;
  await expect(add(5)).rejects.toEqual(lost);
  sell(1);
  state.losesAnswer = false;
  await expect(add(5)).rejects.toEqual(new StockUnclear(14));
  expect(await add(1, 14)).toBe(15);
  state.losesAnswer = true;
  await expect(add(5, 15)).rejects.toEqual(lost);
  state.losesAnswer = false;
  await expect(add(6, 15)).rejects.toEqual(new StockUnclear(20));
});
