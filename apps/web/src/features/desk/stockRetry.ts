import { ApiError } from '@vetka/api-client/client';

/** A change of a stock by a difference: sent twice, it would count twice. Null: made to order. */
interface StockChange<T> {
  /** What the person typed: the new stock, or the pieces that come or go. */
  typed: number | null;
  /** The stock that the person saw, and the one that the change makes of it. */
  seen: number | null;
  after: number | null;
  send: () => Promise<T>;
  /** The stock at the server now. */
  read: () => Promise<number | null>;
}

/** After a lost answer the stock is neither the old nor the new one: only the person can tell what they mean now. */
export class StockUnclear extends Error {
  constructor(now: number | null) {
    super(`Остаток сейчас: ${now ?? 'на заказ'}. Проверьте и сохраните ещё раз`);
    this.name = 'StockUnclear';
  }
}

/** Nobody knows whether the server has saved it. */
const isUnanswered = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.failure.status === 0 || error.failure.status >= 500;

/**
 * Sends the changes of one form. After a lost answer the stock is read before the next attempt, as the cart is: what
 * has arrived is not sent again.
 */
export function createStockRetry() {
  let lost: { seen: number | null; after: number | null; typed: number | null } | undefined;

  /** Returns undefined when the last attempt has arrived after all. @throws StockUnclear, or what `send` throws */
  return async function attempt<T>({ typed, seen, after, send, read }: StockChange<T>): Promise<T | undefined> {
    if (lost) {
      const now = await read();
      const known = lost;
      lost = undefined;
      // The screen may show the new stock already, so only what was typed tells a repetition from another change.
      if (now === known.after && typed === known.typed) return undefined;
      if (now !== known.seen) throw new StockUnclear(now);
    }
    try {
      return await send();
    } catch (error) {
      if (isUnanswered(error)) lost = { typed, seen, after };
      throw error;
    }
  };
}

export type StockRetry = ReturnType<typeof createStockRetry>;
