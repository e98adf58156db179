import { inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../database/connect.ts';
import { jobWorkers } from '../database/schema/job.ts';

/** A worker that has not been seen for this long is dead (s). */
const deadAfter = 30;
/** A job that is locked for this long was not released by its worker, which could not reach the database (s). */
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
