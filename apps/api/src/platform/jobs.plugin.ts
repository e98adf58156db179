import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** Background work. */
    jobs: Jobs;
  }
}

type Work = () => Promise<unknown>;

/** Background work: either periodic in every copy of the program, never overlapping itself within one, or one-off. */
class Jobs {
  readonly #log: FastifyBaseLogger;
  readonly #works = new Map<string, Work>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<void>>();
  readonly #followUps = new Set<Promise<void>>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Runs `work` every `ms` milliseconds. Failures are logged and retried at the next interval. */
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

  /** Stops the timers and waits for running work. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all([...this.#running.values(), this.settled()]);
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
      this.#log.warn({ err: error, job: name }, 'a job failed');
    }
  }
}

export const jobsPlugin = fp(
  async (app) => {
    const jobs = new Jobs(app.log);
    app.decorate('jobs', jobs);
    app.addHook('preClose', () => jobs.stop());
  },
  { name: 'jobs' },
);
