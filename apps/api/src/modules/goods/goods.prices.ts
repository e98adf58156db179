import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';

/**
 * Runs an edit of products with the prices that are their own, also while they are sold cheaper (decision 233): the
 * discount is applied to what the edit leaves.
 */
export async function withOwnPrices<T>(
  { stemStock }: FastifyInstance,
  tx: Transaction,
  serviceId: number,
  ids: readonly number[],
  work: () => Promise<T>,
): Promise<T> {
  await stemStock.lock(tx, ids);
  await stemStock.restorePrices(tx, serviceId, ids);
  const result = await work();
  await stemStock.refresh(tx, ids);
  return result;
}
