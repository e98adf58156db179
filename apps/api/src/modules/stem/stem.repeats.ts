import type { StemCount } from '@vetka/domain/stem';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { ints } from './stem.sql.ts';

type CountLine = StemCount['lines'][number];

/** The last count of a stem, made by one person a short time ago. */
interface LastCount {
  stemId: number;
  change: number;
  /** Pieces on the shelf now, and how many of them came (or went) after that count. */
  shelf: number;
  since: number;
}

/** As long as a person may take to press the button again after «Сервер не ответил вовремя…». */
const repeatMinutes = 10;

/**
 * Recognises lines of a count that are sent again because the answer was lost: the same person has just brought the
 * shelf from what they saw to what they counted, and the shelf is no longer what they saw. Applied again, the
 * difference would count twice. The stems are locked.
 */
export async function findRepeats(
  tx: Transaction,
  { userId, stemIds }: { userId: number; stemIds: readonly number[] },
): Promise<(line: CountLine) => boolean> {
  const { rows } = await tx.execute<LastCount & Record<string, unknown>>(sql`
    select m.stem_id as "stemId", m.on_shelf as change,
      (select coalesce(sum(b.remaining), 0)::int from stem_batches b where b.stem_id = m.stem_id)
        + (select coalesce(sum(r.quantity), 0)::int from stem_reservations r
          where r.stem_id = m.stem_id and r.state = 'HELD') as shelf,
      (select coalesce(sum(later.on_shelf), 0)::int from stem_moves later
        where later.stem_id = m.stem_id and later.id > m.id) as since
    from stem_moves m
    where m.stem_id = any(${ints(stemIds)}) and m.reason = 'COUNTED' and m.user_id = ${userId}
      and m.created_at > now() - make_interval(mins => ${repeatMinutes})
      and not exists (
        select from stem_moves newer where newer.stem_id = m.stem_id and newer.id > m.id and newer.reason = 'COUNTED')`);
  const lastOf = new Map(rows.map((row) => [row.stemId, row]));
  return ({ stemId, counted, seen }) => {
    const last = lastOf.get(stemId);
    if (!last || last.shelf === seen) return false;
    return last.change === counted - seen && last.shelf - last.since - last.change === seen;
  };
}
