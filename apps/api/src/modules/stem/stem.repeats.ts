import { and, eq, sum } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { stemMoves } from '../../platform/database/schema/stem.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { stemMessages } from './stem.messages.ts';

interface Requested {
  serviceId: number;
  userId: number;
  requestId: string | undefined;
}

const ofRequest = (requestId: string, { serviceId, userId }: Requested) =>
  and(eq(stemMoves.requestId, requestId), eq(stemMoves.serviceId, serviceId), eq(stemMoves.userId, userId));

/** By how much this request of the person has changed the shelf already, by stem. The stems are locked. */
export async function findRecorded(tx: Transaction, asked: Requested): Promise<ReadonlyMap<number, number>> {
  if (asked.requestId === undefined) return new Map();
  const rows = await tx
    .select({ stemId: stemMoves.stemId, onShelf: sum(stemMoves.onShelf).mapWith(Number) })
    .from(stemMoves)
    .where(ofRequest(asked.requestId, asked))
    .groupBy(stemMoves.stemId);
  return new Map(rows.map(({ stemId, onShelf }) => [stemId, onShelf]));
}

/** Whether this request has moved a locked stem already. @throws Refusal 409 when it had another body */
export async function isRecorded(
  tx: Transaction,
  asked: Requested & { requestHash: string },
  stemId: number,
): Promise<boolean> {
  if (asked.requestId === undefined) return false;
  const [made] = await tx
    .select()
    .from(stemMoves)
    .where(and(ofRequest(asked.requestId, asked), eq(stemMoves.stemId, stemId)))
    .limit(1);
  if (!made || made.requestHash === asked.requestHash) return made !== undefined;
  throw conflict('stem.request-used', stemMessages.recorded(Math.abs(made.onShelf)));
}
