import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { plans, type Plan } from './plan.ts';
import { World } from './world.ts';

/** The result of a seed. */
export interface Failure {
  seed: number;
  /** The smallest plan that still fails. */
  plan: Plan;
  schedule: readonly string[];
  error: string;
  shrinks: number;
}

interface Options {
  adminUrl: string;
  /** Looks for a smaller plan that fails too. */
  shrinks: boolean;
  /** No seed starts later than this. */
  ms: number;
  progress: (done: number) => void;
}

export interface Report {
  seeds: number;
  /** Statements and calls of ports that took turns. */
  steps: number;
  /** Payouts that the bank was asked to make. */
  payouts: number;
  /** Of the schedule of each seed: the same seed gives the same. */
  digests: string[];
  ms: number;
  failure?: Failure;
}

/** How long to look for a smaller plan (ms). */
const shrinkingMs = 60_000;
const digestOf = (schedule: readonly string[]): string =>
  createHash('sha256').update(schedule.join('\n')).digest('base64url').slice(0, 8);
const textOf = (error: unknown): string =>
  error instanceof Error ? `${error.stack}${error.cause ? `\nCaused by: ${textOf(error.cause)}` : ''}` : String(error);

/** Runs seeds one after another, until one fails. */
export class Simulation {
  readonly #options: Options;
  readonly #digests: string[] = [];
  #world: World | undefined;
  #steps = 0;
  #payouts = 0;
  #last: Pick<Failure, 'plan' | 'schedule' | 'error'> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  async run(first: number, count: number): Promise<Report> {
    const started = performance.now();
    const elapsed = () => performance.now() - started;
    let seeds = 0;
    let failure: Failure | undefined;
    for (; seeds < count && !failure && elapsed() < this.#options.ms; seeds += 1) {
      failure = await this.#try(first + seeds);
      this.#options.progress(seeds + 1);
    }
    await this.#world?.abandon();
    const sums = {
      seeds,
      steps: this.#steps,
      payouts: this.#payouts,
      digests: this.#digests,
      ms: Math.round(elapsed()),
    };
    return { ...sums, ...(failure && { failure }) };
  }

  async #try(seed: number): Promise<Failure | undefined> {
    const property = fc.asyncProperty(plans, fc.scheduler(), (plan, order) => this.#once(plan, order));
    // Without a time limit: an interrupted run would continue beside the next one, in the same world.
    await fc.check(property, { seed, numRuns: 1, endOnFailure: true });
    if (!this.#last || !this.#options.shrinks) return this.#last && { seed, ...this.#last, shrinks: 0 };
    const { numShrinks } = await fc.check(property, { seed, numRuns: 1, interruptAfterTimeLimit: shrinkingMs });
    return { seed, ...this.#last, shrinks: numShrinks };
  }

  async #once(plan: Plan, order: fc.Scheduler): Promise<void> {
    this.#world ??= await World.create(this.#options.adminUrl);
    try {
      await this.#world.run(plan, order);
    } catch (error) {
      this.#last = { plan, schedule: [...this.#world.passed], error: textOf(error) };
      const world = this.#world;
      this.#world = undefined;
      await world.abandon();
      throw error;
    }
    this.#steps += this.#world.passed.length;
    this.#payouts += this.#world.paid;
    this.#digests.push(digestOf(this.#world.passed));
  }
}
