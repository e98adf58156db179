import type { JobKind } from '@vetka/domain/moderation';
import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';
import type { TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database/connect.ts';
import { planRounds, type Round, type Subject } from './enqueue.ts';
import { jobLanes, type Lane, type RoundLane } from './lanes.ts';
import { roundOf, taskOf, type Handler, type Work } from './tasks.ts';
import { runDueJobs, Worker, type LaneTasks } from './worker.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Background work. */
    jobs: Jobs;
  }
}

interface Machine {
  db: Database;
  pool: pg.Pool;
  log: FastifyBaseLogger;
}

/**
 * Background work. Work on the memory of a process runs in that process (`every`, `soon`); everything else is a job of
 * graphile-worker, which any worker may run, and only one does (`round`, `handle`).
 */
class Jobs {
  readonly #machine: Machine;
  readonly #rounds: (Round & { work: Work; lane: RoundLane })[] = [];
  readonly #handlers = new Map<JobKind, Handler<never>>();
  #worker: Worker | undefined;
  #isStopped = false;
  readonly #works = new Map<string, Work>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #followUps = new Set<Promise<void>>();

  constructor(machine: Machine) {
    this.#machine = machine;
  }

  /**
   * Runs `work` every `ms` milliseconds in one of all workers, never overlapping itself. Failures are logged and retried
   * at the next interval.
   */
  round(ms: number, name: string, work: Work, lane: RoundLane = 'rounds'): void {
    this.#works.set(name, work);
    this.#rounds.push({ name, everyMs: ms, work, lane });
  }

  /**
   * Handles jobs that transactions have enqueued. A job may run twice: when a worker dies, another one repeats its job.
   */
  handle<K extends JobKind>(kind: K, handler: Handler<Subject<K>>): void {
    this.#handlers.set(kind, handler);
  }

  /** Starts running jobs in this process. */
  async start(): Promise<void> {
    if (this.#isStopped || this.#worker) return;
    this.#worker = new Worker({ ...this.#machine, tasks: this.#tasks() });
    for (const round of this.#rounds) this.every(round.everyMs, `${round.name}.plan`, () => this.#plan([round]));
    this.#worker.start();
    await this.#plan(this.#rounds);
  }

  /** Runs every enqueued job that is due, then returns. */
  async runDue(): Promise<void> {
    await runDueJobs({ ...this.#machine, tasks: this.#tasks() });
  }

  /** Runs a job now, whether enqueued or not. */
  async perform<K extends JobKind>(kind: K, id: Subject<K>): Promise<void> {
    await (this.#handlers.get(kind) as Handler<Subject<K>> | undefined)?.(id, false);
  }

  /**
   * Runs `work` every `ms` milliseconds in this process, never overlapping itself. Failures are logged and retried at the
   * next interval.
   */
  every(ms: number, name: string, work: Work): void {
    this.#works.set(name, work);
    this.#timers.add(setInterval(() => this.#start(name, work), ms).unref());
  }

  /** Runs `work` once in the background. Failures are logged. */
  soon(name: string, work: Work): void {
    const done = this.#done(name, work).finally(() => this.#followUps.delete(done));
    this.#followUps.add(done);
  }

  /** Waits for all work started by `soon`. */
  async settled(): Promise<void> {
    while (this.#followUps.size > 0) await Promise.all(this.#followUps);
  }

  /** Runs the job now and propagates its failure. */
  async run(name: string): Promise<void> {
    const work = this.#works.get(name);
    if (!work) throw new Error(`Unknown job «${name}». The jobs are ${[...this.#works.keys()].join(', ')}.`);
    await work();
  }

  /** Stops the timers and the worker, and waits for running work. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#running.values(), this.#worker?.stop()]);
    this.#worker = undefined;
    await this.settled();
  }

  #plan(rounds: readonly Round[]): Promise<void> {
    return planRounds(this.#machine.db, rounds);
  }

  #tasks(): LaneTasks {
    const tasks: Record<Lane, TaskList> = {
      rounds: {},
      bank: {},
      outside: {},
      sms: {},
      email: {},
      push: {},
      files: {},
    };
    for (const { name, work, lane } of this.#rounds) tasks[lane][name] = roundOf(name, work, this.#machine);
    for (const [kind, handler] of this.#handlers) tasks[jobLanes[kind]][kind] = taskOf(kind, handler, this.#machine);
    return tasks;
  }

  #start(name: string, work: Work): void {
    if (this.#running.has(name)) return;
    this.#running.set(
      name,
      this.#done(name, work).finally(() => this.#running.delete(name)),
    );
  }

  async #done(name: string, work: Work): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.#machine.log.warn({ err: error, job: name }, 'a job failed');
    }
  }
}

export const jobsPlugin = fp(
  async (app) => {
    const jobs = new Jobs({ db: app.db, pool: app.pool, log: app.log });
    app.decorate('jobs', jobs);
    app.addHook('preClose', () => jobs.stop());
  },
  { name: 'jobs', dependencies: ['database'] },
);
