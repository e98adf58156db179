import { and, eq, sum } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { stemMoves } from '../../platform/database/schema/stem.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { stemMessages } from './stem.messages.ts';
import type { Move } from './stem.moves.ts';

interface Requested {
  serviceId: number;
  userId: number;
  requestId: string | undefined;
}

/** By how much this request of the person has changed the shelf already, by stem. The stems are locked. */
export async function findRecorded(
  tx: Transaction,
  { serviceId, userId, requestId }: Requested,
): Promise<ReadonlyMap<number, number>> {
  if (requestId === undefined) return new Map();
  const rows = await tx
    .select({ stemId: stemMoves.stemId, onShelf: sum(stemMoves.onShelf).mapWith(Number) })
    .from(stemMoves)
    .where(and(eq(stemMoves.requestId, requestId), eq(stemMoves.serviceId, serviceId), eq(stemMoves.userId, userId)))
    .groupBy(stemMoves.stemId);
  return new Map(rows.map(({ stemId, onShelf }) => [stemId, onShelf]));
}

/** Whether this request has moved a locked stem already. @throws Refusal 409 when it moved another number of pieces */
export async function isRecorded(tx: Transaction, asked: Requested, { stemId, onShelf }: Move): Promise<boolean> {
  const moved = (await findRecorded(tx, asked)).get(stemId);
  if (moved === undefined || moved === onShelf) return moved !== undefined;
  throw conflict('stem.request-used', stemMessages.recorded(Math.abs(moved)));
}
