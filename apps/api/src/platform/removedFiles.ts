import type { Transaction } from './database/connect.ts';
import { enqueue } from './jobs/enqueue.ts';

/** Deletes files from the store once the transaction that deletes their rows is committed. */
export const removeFiles = (tx: Transaction, keys: readonly string[]): Promise<void> =>
  enqueue(
    tx,
    keys.map((id) => ({ kind: 'media.remove', id, runAt: new Date() })),
  );
