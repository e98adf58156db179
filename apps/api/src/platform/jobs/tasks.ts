import type { JobKind } from '@vetka/domain/moderation';
import { inSpan } from '@vetka/tracing';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Task } from 'graphile-worker';
import type { Database } from '../database/connect.ts';
import type { Subject } from './enqueue.ts';
import { JobFailure } from './failure.ts';

/** Runs a job. @param isLast the job is given up when this attempt fails */
export type Handler<S extends Subject> = (id: S, isLast: boolean) => Promise<void>;
export type Work = () => Promise<unknown>;

interface Surroundings {
  db: Database;
  log: FastifyBaseLogger;
}

/** Makes this attempt the last one. */
const giveUp = (db: Database, jobId: string) =>
  db.execute(sql`update graphile_worker._private_jobs set max_attempts = attempts where id = ${jobId}::bigint`);

/** The list of failed jobs shows a reason in words; the program's own errors are in the log. */
async function failureOf(error: unknown, kind: JobKind, jobId: string, { db, log }: Surroundings): Promise<JobFailure> {
  if (!(error instanceof JobFailure)) {
    log.warn({ err: error, job: kind, id: jobId }, 'a job failed');
    return new JobFailure('Ошибка программы, подробности в её журнале', false);
  }
  if (error.isFinal) await giveUp(db, jobId);
  return error;
}

/** A job enqueued by a transaction. */
export const taskOf =
  <S extends Subject>(kind: JobKind, handler: Handler<S>, around: Surroundings): Task =>
  async (payload, { job }) => {
    const { id, traceparent } = payload as { id: S; traceparent?: string };
    const span = {
      name: `job ${kind}`,
      kind: 'consumer',
      parent: traceparent,
      attributes: { 'job.kind': kind },
    } as const;
    try {
      await inSpan(span, () => handler(id, job.attempts >= job.max_attempts));
    } catch (error) {
      throw await failureOf(error, kind, job.id, around);
    }
  };

/** A round: a failure is logged, and the next one tries again. */
export const roundOf =
  (name: string, work: Work, { log }: Surroundings): Task =>
  async () => {
    await work().catch((error: unknown) => log.warn({ err: error, job: name }, 'a job failed'));
  };
