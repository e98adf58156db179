import type { JobKind } from '@vetka/domain/moderation';
import { currentSpan } from '@vetka/tracing';
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../database/connect.ts';

/**
 * Attempts of a job. graphile-worker waits for exp(n) seconds after attempt n: from 3 seconds to 50 minutes, 78 minutes
 * in all.
 */
export const maxAttempts = 9;

/** The subject of a job: the id of a row, or the key of a file. */
export type Subject<K extends JobKind = JobKind> = K extends 'media.remove' ? string : number;

interface JobOf<K extends JobKind> {
  kind: K;
  /** Two jobs of a kind with the same subject are one. */
  id: Subject<K>;
  runAt: Date;
}
export type NewJob = { [K in JobKind]: JobOf<K> }[JobKind];

interface Spec {
  identifier: string;
  payload: object;
  queue: string | null;
  runAt: Date;
  key: string;
}

/** @param keepsTime a waiting job that has not failed keeps its time */
async function addJobs(db: Executor | Transaction, specs: readonly Spec[], keepsTime: boolean): Promise<void> {
  if (specs.length === 0) return;
  await db.execute(sql`
    select count(*) from graphile_worker.add_jobs(array(
      select row(s.identifier, s.payload, s.queue, s."runAt", ${maxAttempts}::int, s.key, 0, null)::graphile_worker.job_spec
      from json_to_recordset(${JSON.stringify(specs)}::json)
        as s(identifier text, payload json, queue text, "runAt" timestamptz, key text)
    ), ${keepsTime})`);
}

/** While traces are on, the job stores the span that enqueued it, so it belongs to the same trace. */
function payloadOf(id: Subject): object {
  const traceparent = currentSpan();
  return traceparent === undefined ? { id } : { id, traceparent };
}

/** Enqueues jobs that run once the transaction is committed. */
export const enqueue = (tx: Transaction, jobs: readonly NewJob[]): Promise<void> =>
  addJobs(
    tx,
    jobs.map(({ kind, id, runAt }) => ({
      identifier: kind,
      payload: payloadOf(id),
      queue: null,
      runAt,
      key: `${kind}:${id}`,
    })),
    false,
  );

export interface Round {
  name: string;
  everyMs: number;
}

/** Every process computes the same times, so together they enqueue one job per interval. */
const nextTime = (everyMs: number): Date => new Date((Math.floor(Date.now() / everyMs) + 1) * everyMs);

/** Plans the next run of each. The queue keeps a run that takes longer than its interval from overlapping the next. */
export const planRounds = (db: Executor, rounds: readonly Round[]): Promise<void> =>
  addJobs(
    db,
    rounds.map(({ name, everyMs }) => ({
      identifier: name,
      payload: {},
      queue: name,
      runAt: nextTime(everyMs),
      key: name,
    })),
    true,
  );
