import type { FastifyBaseLogger } from 'fastify';
import fp from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyInstance {
    /** What is done again and again, beside requests. */
    jobs: Jobs;
  }
}

type Work = () => Promise<unknown>;

/** Work that is done now and then by every copy of the program; it never overlaps itself within one. */
class Jobs {
  readonly #log: FastifyBaseLogger;
  readonly #works = new Map<string, Work>();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #running = new Map<string, Promise<void>>();

  constructor(log: FastifyBaseLogger) {
    this.#log = log;
  }

  /** Does `work` every `ms` milliseconds. A failure is logged, and the next time is another try. */
  every(ms: number, name: string, work: Work): void {
    this.#works.set(name, work);
    this.#timers.add(setInterval(() => this.#start(name, work), ms).unref());
  }

  /** Does it now, and fails as it does. */
  async run(name: string): Promise<void> {
    const work = this.#works.get(name);
    if (!work) throw new Error(`There is no job «${name}»: there are ${[...this.#works.keys()].join(', ')}.`);
    await work();
  }

  /** Stops the clocks, and waits for what is being done. */
  async stop(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await Promise.all(this.#running.values());
  }

  #start(name: string, work: Work): void {
    if (this.#running.has(name)) return;
    const done = work()
      .catch((error: unknown) => this.#log.warn({ err: error, job: name }, 'a job failed'))
      .then(() => void this.#running.delete(name));
    this.#running.set(name, done);
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
