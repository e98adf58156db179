import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Jobs of one kind, and rounds. */
interface Queue {
  kind: string;
  waiting: number;
  givenUp: number;
  /** How long the oldest job that is due has been waiting (s). */
  late: number;
}

async function readQueues({ db }: FastifyInstance): Promise<Queue[]> {
  const { rows } = await db.execute<Queue & Record<string, unknown>>(sql`
    select t.identifier as kind,
      count(*) filter (where j.attempts < j.max_attempts)::int as waiting,
      count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int as "givenUp",
      coalesce(extract(epoch from now() - min(j.run_at) filter (
        where j.is_available and j.run_at <= now())), 0)::float as late
    from graphile_worker._private_tasks t left join graphile_worker._private_jobs j on j.task_id = t.id group by 1`);
  return rows;
}

/** Metrics must not wait for a database that is down: that is when they are most needed (ms). */
const patienceMs = 2000;

/** Background work. Every program reports all of it: it is in the database. */
export function measureJobs(app: FastifyInstance, registry: Registry): void {
  // The gauges are collected at once, and share one query.
  let reading: Promise<Queue[]> | undefined;
  const read = () =>
    (reading ??= Promise.race([readQueues(app), wait(patienceMs, [], { ref: false })])
      .catch(() => [])
      .finally(() => (reading = undefined)));
  const gauge = (name: string, help: string, valueOf: (queue: Queue) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['kind'],
      registers: [registry],
      async collect() {
        const queues = await read();
        this.reset();
        for (const queue of queues) this.set({ kind: queue.kind }, valueOf(queue));
      },
    });
  gauge('jobs_waiting', 'Jobs that are due, planned or running', ({ waiting }) => waiting);
  gauge('jobs_given_up', 'Jobs that failed as often as they may', ({ givenUp }) => givenUp);
  gauge('jobs_oldest_due_seconds', 'How long the oldest job that is due has been waiting', ({ late }) => late);
}
