import type { VoteDirection } from '@vetka/domain/actor';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { notFound } from '../http/refusal.ts';
import { findVote, namesOf, type MarkedKind } from './marks.read.ts';

/** An object that people vote for or add to favourites. The caller has checked that the person may see it. */
export interface Marked {
  kind: MarkedKind;
  id: number;
}

interface Counters extends Record<string, unknown> {
  votesUp: number;
  votesDown: number;
  favoritesCount: number;
}

/** Locks the row, so its counters change together with the votes. @throws Refusal 404 */
async function lockCounters(tx: Transaction, marked: Marked): Promise<Counters> {
  const { rows: found } = await tx.execute<Counters>(sql`
    select votes_up as "votesUp", votes_down as "votesDown", favorites_count as "favoritesCount"
    from ${namesOf(marked.kind).rows} where id = ${marked.id} for update
  `);
  if (!found[0]) throw notFound();
  return found[0];
}

const setCounters = (tx: Transaction, marked: Marked, change: SQL) =>
  tx.execute(sql`update ${namesOf(marked.kind).rows} set ${change} where id = ${marked.id}`);

const delta = (before: VoteDirection | null, after: VoteDirection | null, direction: VoteDirection): number =>
  Number(after === direction) - Number(before === direction);

/** The opposite direction withdraws a vote; it casts one only if there is none. */
const nextVote = (before: VoteDirection | null, method: VoteDirection): VoteDirection | null =>
  before === null || before === method ? method : null;

const saveVote = (tx: Transaction, marked: Marked, userId: number, vote: VoteDirection | null) => {
  const { votes, key } = namesOf(marked.kind);
  return tx.execute(
    vote === null
      ? sql`delete from ${votes} where ${key} = ${marked.id} and user_id = ${userId}`
      : sql`insert into ${votes} (${key}, user_id, direction) values (${marked.id}, ${userId}, ${vote})`,
  );
};

/** At most one vote per person: repeating the direction changes nothing, the opposite one withdraws the vote. */
export const castVote = (db: Database, marked: Marked, userId: number, method: VoteDirection): Promise<VoteAnswer> =>
  db.transaction(async (tx) => {
    const counters = await lockCounters(tx, marked);
    const before = await findVote(tx, marked, userId);
    const ownVote = nextVote(before, method);
    const votesUp = counters.votesUp + delta(before, ownVote, 'UP');
    const votesDown = counters.votesDown + delta(before, ownVote, 'DOWN');
    if (before !== ownVote) {
      await saveVote(tx, marked, userId, ownVote);
      await setCounters(tx, marked, sql`votes_up = ${votesUp}, votes_down = ${votesDown}`);
    }
    return { ownVote, votesUp, votesDown };
  });

/** UP adds to favourites, DOWN removes; repeating changes nothing. */
export const setFavorite = (
  db: Database,
  marked: Marked,
  userId: number,
  method: VoteDirection,
): Promise<FavoriteAnswer> =>
  db.transaction(async (tx) => {
    const { favorites, key } = namesOf(marked.kind);
    const counters = await lockCounters(tx, marked);
    const isFavorite = method === 'UP';
    const { rowCount } = await tx.execute(
      isFavorite
        ? sql`insert into ${favorites} (${key}, user_id) values (${marked.id}, ${userId}) on conflict do nothing`
        : sql`delete from ${favorites} where ${key} = ${marked.id} and user_id = ${userId}`,
    );
    const favoritesCount = counters.favoritesCount + (isFavorite ? 1 : -1) * (rowCount ?? 0);
    if (rowCount) await setCounters(tx, marked, sql`favorites_count = ${favoritesCount}`);
    return { isFavorite, favoritesCount };
  });
