import type { VoteBody, VoteDirection } from '@vetka/domain/actor';
import type { FavoriteAnswer, VoteAnswer } from '@vetka/domain/catalog';
import { sql, type SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../database/connect.ts';
import { notFound } from '../http/refusal.ts';
import { favoritesTableOf, findVote, namesOf, type MarkedKind, type VotedKind } from './marks.read.ts';

/** An object that people vote for. The caller has checked that the person may see it. */
export interface Voted {
  kind: VotedKind;
  id: number;
}

/** An object that people also add to favourites. */
export interface Marked extends Voted {
  kind: MarkedKind;
}

interface VoteCounters extends Record<string, unknown> {
  votesUp: number;
  votesDown: number;
}

/** Locks the row, so its counters change together with the marks. @throws Refusal 404 */
async function lockCounters<Counters extends Record<string, unknown>>(
  tx: Transaction,
  voted: Voted,
  counters: SQL,
): Promise<Counters> {
  const { rows } = await tx.execute(
    sql`select ${counters} from ${namesOf(voted.kind).rows} where id = ${voted.id} for update`,
  );
  if (!rows[0]) throw notFound();
  return rows[0] as Counters;
}

const setCounters = (tx: Transaction, marked: Voted, change: SQL) =>
  tx.execute(sql`update ${namesOf(marked.kind).rows} set ${change} where id = ${marked.id}`);

const delta = (before: VoteDirection | null, after: VoteDirection | null, direction: VoteDirection): number =>
  Number(after === direction) - Number(before === direction);

/** The opposite direction withdraws a vote; it casts one only if there is none. */
const nextVote = (before: VoteDirection | null, method: VoteDirection): VoteDirection | null =>
  before === null || before === method ? method : null;

const saveVote = (tx: Transaction, marked: Voted, userId: number, vote: VoteDirection | null) => {
  const { votes, key } = namesOf(marked.kind);
  return tx.execute(
    vote === null
      ? sql`delete from ${votes} where ${key} = ${marked.id} and user_id = ${userId}`
      : sql`insert into ${votes} (${key}, user_id, direction) values (${marked.id}, ${userId}, ${vote})`,
  );
};

/**
 * At most one vote per person: repeating the direction changes nothing, the opposite one withdraws the vote. With `from`
 * a vote is changed only if it is that one: a withdrawal sent again after a lost answer must not become a vote against.
 */
export const castVote = (
  db: Database,
  marked: Voted,
  userId: number,
  { method, from }: VoteBody,
): Promise<VoteAnswer> =>
  db.transaction(async (tx) => {
    const counters = await lockCounters<VoteCounters>(
      tx,
      marked,
      sql`votes_up as "votesUp", votes_down as "votesDown"`,
    );
    const before = await findVote(tx, marked, userId);
    const isSeen = from === undefined || from === before;
    const ownVote = isSeen ? nextVote(before, method) : before;
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
    const { key } = namesOf(marked.kind);
    const favorites = favoritesTableOf(marked.kind);
    const counters = await lockCounters<{ count: number }>(tx, marked, sql`favorites_count as "count"`);
    const isFavorite = method === 'UP';
    const { rowCount } = await tx.execute(
      isFavorite
        ? sql`insert into ${favorites} (${key}, user_id) values (${marked.id}, ${userId}) on conflict do nothing`
        : sql`delete from ${favorites} where ${key} = ${marked.id} and user_id = ${userId}`,
    );
    const favoritesCount = counters.count + (isFavorite ? 1 : -1) * (rowCount ?? 0);
    if (rowCount) await setCounters(tx, marked, sql`favorites_count = ${favoritesCount}`);
    return { isFavorite, favoritesCount };
  });
