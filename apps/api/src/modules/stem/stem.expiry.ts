import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/database/connect.ts';
import { moveBatches } from './stem.batches.ts';
import { lockGoods } from './stem.locking.ts';
import { recordStemMoves } from './stem.moves.ts';
import { refreshProducts } from './stem.refresh.ts';
import { findExpired } from './stem.reserving.ts';

interface Expiring {
  stemId: number;
  serviceId: number;
}

const stemsPerRound = 200;

const findStems = async (db: Database): Promise<Expiring[]> => {
  const { rows } = await db.execute<Expiring & Record<string, unknown>>(sql`
    select distinct stem_id as "stemId", service_id as "serviceId" from stem_batches
    where remaining > 0 and expires_at <= now() order by 1 limit ${stemsPerRound}`);
  return rows;
};

async function writeOffExpired(tx: Transaction, { stemId, serviceId }: Expiring): Promise<void> {
  const { productIds } = await lockGoods(tx, [], [stemId]);
  const expired = await findExpired(tx, stemId);
  if (expired.length === 0) return;
  await moveBatches(tx, expired, -1);
  const pieces = expired.reduce((sum, { quantity }) => sum + quantity, 0);
  await recordStemMoves(tx, { serviceId, reason: 'EXPIRED' }, [{ stemId, onShelf: -pieces, free: -pieces }]);
  await refreshProducts(tx, productIds);
}

/** Writes off the free pieces of expired batches, so that nobody buys them. */
export async function writeOffAllExpired(db: Database): Promise<void> {
  for (const expiring of await findStems(db)) await db.transaction((tx) => writeOffExpired(tx, expiring));
}
