import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobWorkers } from '../database/schema/job.ts';

/** A worker that has not been seen for this long is dead (s). */
const deadAfter = 30;
/** A job whose lock is this old no longer runs, but its worker could not reach the database to release it (s). */
const lockedAtMost = 600;

/** Records that workers are alive. */
export async function noteAlive(db: Database, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .insert(jobWorkers)
    .values(ids.map((id) => ({ id })))
    .onConflictDoUpdate({ target: jobWorkers.id, set: { seenAt: sql`now()` } });
}

/** Workers that have stopped gracefully. */
export const forgetWorkers = async (db: Database, ids: readonly string[]): Promise<void> => {
  if (ids.length > 0) await db.delete(jobWorkers).where(inArray(jobWorkers.id, [...ids]));
};

/** The jobs that a worker is running stay its own, however long they take. */
export async function renewLocks(db: Database, ids: readonly string[], jobs: readonly string[]): Promise<void> {
  if (jobs.length === 0) return;
  const isOurs = sql`locked_by = any(${sql.param(ids)}::text[])`;
  await db.execute(sql`
    with running as (
      update graphile_worker._private_jobs set locked_at = now()
      where id = any(${sql.param(jobs)}::bigint[]) and ${isOurs} returning job_queue_id)
    update graphile_worker._private_job_queues set locked_at = now()
    where id in (select job_queue_id from running) and ${isOurs}`);
}

/** Whether the owner of a row locked by graphile-worker is gone. */
const isAbandoned = sql`(locked_at < now() - make_interval(secs => ${lockedAtMost}) or (
  locked_at < now() - make_interval(secs => ${deadAfter}) and not exists (
    select from ${jobWorkers} w where w.id = locked_by and w.seen_at > now() - make_interval(secs => ${deadAfter}))))`;

/**
 * Gives the jobs of dead workers to others. graphile-worker itself waits for four hours. A job whose key was given to a
 * newer one, such as the next run of a round, is deleted instead.
 */
export async function releaseAbandoned(db: Database): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs where key is null and ${isAbandoned}`);
  await db.execute(sql`
    update graphile_worker._private_jobs set locked_by = null, locked_at = null where ${isAbandoned}`);
  await db.execute(sql`
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null where ${isAbandoned}`);
  await db.delete(jobWorkers).where(lt(jobWorkers.seenAt, sql`now() - interval '1 day'`));
}
