import { jobKinds, type JobKind } from '@vetka/domain/moderation';
import { sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/connect.ts';
import { maxAttempts } from './enqueue.ts';

/** A job that has failed in its last attempt. */
export interface GivenUp {
  id: number;
  kind: JobKind;
  /** The subject of the job, as it was enqueued. */
  about: string;
  attempts: number;
  /** null when its worker died in the last attempt. */
  error: string | null;
  createdAt: Date;
}

const jobs = sql`graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`;

const isGivenUp = (kind: JobKind | null): SQL => sql`j.locked_at is null and j.attempts >= j.max_attempts
  and t.identifier = any(${sql.param(kind === null ? [...jobKinds] : [kind])}::text[])`;

/** The latest first. */
export async function listGivenUp(
  db: Executor,
  { kind, take, skip }: { kind: JobKind | null; take: number; skip: number },
): Promise<GivenUp[]> {
  const { rows } = await db.execute<Omit<GivenUp, 'createdAt'> & { createdAt: string }>(sql`
    select j.id::int as id, t.identifier as kind, j.payload ->> 'id' as about, j.attempts, j.last_error as error,
      to_json(j.created_at) #>> '{}' as "createdAt"
    from ${jobs} where ${isGivenUp(kind)} order by j.id desc limit ${take} offset ${skip}`);
  return rows.map((row) => ({ ...row, createdAt: new Date(row.createdAt) }));
}

/** How many of each kind there are; kinds without any are left out. */
export async function countGivenUp(db: Executor): Promise<{ kind: JobKind; count: number }[]> {
  const { rows } = await db.execute<{ kind: JobKind; count: number }>(sql`
    select t.identifier as kind, count(*)::int as count from ${jobs} where ${isGivenUp(null)} group by 1`);
  return jobKinds.flatMap((kind) => rows.filter((row) => row.kind === kind));
}

/** Locks given-up jobs, so that nobody retries and removes the same one at a time. */
async function lockGivenUp(tx: Transaction, condition: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select j.id::int as id from ${jobs} where ${condition} order by j.id for update of j`,
  );
  return rows.map(({ id }) => id);
}

const lockOne = (tx: Transaction, id: number) => lockGivenUp(tx, sql`${isGivenUp(null)} and j.id = ${id}::bigint`);

/** Restarts jobs with all their attempts. */
async function beginAnew(tx: Transaction, ids: readonly number[]): Promise<number> {
  await tx.execute(sql`select count(*) from graphile_worker.reschedule_jobs(
    ${sql.param([...ids])}::bigint[], run_at := now(), attempts := 0, max_attempts := ${maxAttempts}::int)`);
  return ids.length;
}

/** @returns the number of restarted jobs */
export const repeatAll = async (tx: Transaction, kind: JobKind | null): Promise<number> =>
  beginAnew(tx, await lockGivenUp(tx, isGivenUp(kind)));

/** @returns false when no such job was given up */
export const repeatOne = async (tx: Transaction, id: number): Promise<boolean> =>
  (await beginAnew(tx, await lockOne(tx, id))) > 0;

/** @returns false when no such job was given up */
export async function removeOne(tx: Transaction, id: number): Promise<boolean> {
  const ids = await lockOne(tx, id);
  await tx.execute(sql`select count(*) from graphile_worker.complete_jobs(${sql.param(ids)}::bigint[])`);
  return ids.length > 0;
}
