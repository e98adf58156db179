import type { FastifyBaseLogger } from 'fastify';
import { Logger, runTaskList, runTaskListOnce, type Task, type TaskList, type WorkerPool } from 'graphile-worker';
import pg from 'pg';
import type { Database } from '../database/connect.ts';
import { lanes, type Lane } from './lanes.ts';
import { forgetWorkers, noteAlive, releaseAbandoned, renewLocks } from './releasing.ts';

/** Each lane listens on its own connection; the others are for taking and finishing jobs. */
const connections = Object.keys(lanes).length + 4;
const aliveEveryMs = 5000;
const restartAfterMs = 1000;

export type LaneTasks = Readonly<Record<Lane, TaskList>>;

interface Machine {
  db: Database;
  pool: pg.Pool;
  log: FastifyBaseLogger;
  tasks: LaneTasks;
}

/** Failures of jobs are logged by their tasks; the remaining events are problems of graphile-worker itself. */
const loggerOf = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message, meta) => {
    if ((level === 'error' || level === 'warning') && meta?.['failure'] !== true) log.warn(message);
  });

/** Retries updates that the database did not accept: without the delays a failure would end the process. */
const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

const optionsOf = (log: FastifyBaseLogger) => ({
  logger: loggerOf(log),
  noHandleSignals: true,
  preset,
});

/** Runs jobs in this process, with separate lanes. */
export class Worker {
  readonly #machine: Machine;
  readonly #pool: pg.Pool;
  readonly #lanes = new Map<Lane, WorkerPool>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #ended = new Set<Promise<unknown>>();
  /** Ids of the jobs that run now. */
  readonly #running = new Set<string>();
  #isStopping = false;

  constructor(machine: Machine) {
    this.#machine = machine;
    // Requests that wait for a connection do not wait for jobs, and vice versa.
    this.#pool = new pg.Pool({ ...machine.pool.options, max: connections, application_name: 'vetka-worker' });
    this.#pool.on('connect', (client) => client.on('error', (error) => this.#warn(error)));
    this.#pool.on('error', () => {});
  }

  start(): void {
    for (const lane of Object.keys(lanes) as Lane[]) this.#open(lane);
    const beat = () => void this.#beat().catch((error: unknown) => this.#warn(error));
    beat();
    this.#timers.add(setInterval(beat, aliveEveryMs).unref());
  }

  /** Waits for running jobs. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    await Promise.allSettled([...this.#lanes.values()].map(async (lane) => lane.gracefulShutdown()));
    await Promise.allSettled(this.#ended);
    await forgetWorkers(this.#machine.db, this.#ids()).catch((error: unknown) => this.#warn(error));
    await this.#pool.end();
  }

  #open(lane: Lane): void {
    if (this.#isStopping) return;
    const { log, tasks } = this.#machine;
    const options = { ...optionsOf(log), concurrency: lanes[lane] };
    const opened = runTaskList(options, this.#watched(tasks[lane]), this.#pool);
    this.#lanes.set(lane, opened);
    const ended = Promise.resolve(opened.promise)
      .catch((error: unknown) => this.#warn(error))
      .finally(() => {
        this.#ended.delete(ended);
        if (!this.#isStopping) this.#timers.add(setTimeout(() => this.#open(lane), restartAfterMs).unref());
      });
    this.#ended.add(ended);
  }

  #watched(tasks: TaskList): TaskList {
    const watched = Object.entries(tasks).map(([name, task]): [string, Task] => [
      name,
      async (payload, helpers) => {
        this.#running.add(helpers.job.id);
        try {
          await task?.(payload, helpers);
        } finally {
          this.#running.delete(helpers.job.id);
        }
      },
    ]);
    return Object.fromEntries(watched);
  }

  async #beat(): Promise<void> {
    const { db } = this.#machine;
    await noteAlive(db, this.#ids());
    await renewLocks(db, this.#ids(), [...this.#running]);
    await releaseAbandoned(db);
  }

  #ids(): string[] {
    return [...this.#lanes.values()].map(({ id }) => id);
  }

  #warn(error: unknown): void {
    if (!this.#isStopping) this.#machine.log.warn({ err: error }, 'the worker of jobs is in trouble');
  }
}

/** Runs every job that is due, one after another, and returns. */
export async function runDueJobs({ pool, log, tasks }: Machine): Promise<void> {
  const all: TaskList = Object.assign({}, ...Object.values(tasks)) as TaskList;
  const client = await pool.connect();
  try {
    await runTaskListOnce(optionsOf(log), all, client).promise;
  } finally {
    client.release();
  }
}
