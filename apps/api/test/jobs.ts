import { sql } from 'drizzle-orm';
import type { Database } from '../src/platform/database/connect.ts';

/** Ends the pauses of all jobs, as if time had passed. */
export async function endPauses(db: Database): Promise<void> {
  await db.execute(sql`
    update graphile_worker._private_jobs set run_at = now() where locked_at is null and key like any (array['notice.%', 'media.%', 'chat.%'])`);
  await db.execute(sql`select pg_notify('jobs:insert', '{"count":20}')`);
}

/** The jobs of one kind as graphile-worker has them, oldest first. */
export async function jobsOf(db: Database, kind: string) {
  const { rows } = await db.execute<{
    id: string;
    attempts: number;
    max: number;
    isLocked: boolean;
    lockedBy: string | null;
    pause: number;
    error: string | null;
  }>(sql`
    select id, attempts, max_attempts as max, locked_at is not null as "isLocked", locked_by as "lockedBy",
      extract(epoch from run_at - now())::int as pause, last_error as error
    from graphile_worker.jobs where task_identifier = ${kind} order by id`);
  return rows;
}

/** Deletes all jobs and locks. */
export async function clearJobs(db: Database): Promise<void> {
  await db.execute(sql`delete from graphile_worker._private_jobs`);
  await db.execute(sql`update graphile_worker._private_job_queues set locked_by = null, locked_at = null`);
}
