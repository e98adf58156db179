import type { JobKind } from '@vetka/domain/moderation';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { payoutJobs } from './plan.payouts.ts';
import type { JobStep } from './plan.ts';

type Due = { id: string; kind: Exclude<JobKind, 'media.remove'>; about: number };

/**
 * Runs the due jobs one after another. A real worker has timing of its own, so the order of its statements would not be
 * reproducible.
 */
async function sendMessages({ db, jobs }: FastifyInstance): Promise<void> {
  const { rows } = await db.execute<Due>(sql`
    select id, task_identifier as kind, split_part(key, ':', 2)::int as about from graphile_worker.jobs
    where run_at <= now() and key like 'notice.%' order by id`);
  for (const { id, kind, about } of rows) {
    await jobs.perform(kind, about);
    await db.execute(sql`select from graphile_worker.complete_jobs(array[${id}::bigint])`);
  }
}

/** Runs a job now. */
type Job = Extract<JobStep, { job: string }>['job'] | (typeof payoutJobs)[number];

export const runJob = (app: FastifyInstance, job: Job): Promise<void> =>
  job === 'notice.deliver' ? sendMessages(app) : app.jobs.run(job);
