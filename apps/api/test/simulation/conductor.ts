import { AsyncLocalStorage } from 'node:async_hooks';
import type fc from 'fast-check';
import type pg from 'pg';
import { crashOf, endServerProcess, type Crash } from './crash.ts';
import { findBlocked, WaitingForRows, type Flight, type Statement } from './waiting.ts';

const turn = () => new Promise<void>((resolve) => void setImmediate(resolve));

/** Turns of the event loop without any event, after which nothing will happen by itself. */
const quietTurns = 3;
/** A statement that takes longer than this may be waiting for a lock (ms). */
const lockSuspicionMs = 1;
/** Long after PostgreSQL has noticed a deadlock (ms). */
const deadlockMs = 30_000;
/** A run that needs more steps than this is considered endless. */
const maxSteps = 6000;

interface Arrival {
  label: string;
  statement: Statement | undefined;
  go: () => void;
}

/** The simulation found a violation of an invariant. */
export class Violation extends Error {}

/** A client of the pool. Its type does not name the id of its server process. */
type Client = pg.PoolClient & { processID?: number };

interface Hooks {
  /** Runs after a transaction has been committed, while everything else is paused. */
  committed: () => Promise<void>;
}

/**
 * Lets one statement or one call of a port pass at a time, in the order that the scheduler of fast-check chooses.
 * Statements that wait for a lock in PostgreSQL stay there while others pass.
 */
export class Conductor {
  readonly #order: fc.Scheduler;
  readonly #probe: pg.Client;
  readonly #hooks: Hooks;
  readonly #crashes: readonly Crash[];
  readonly #actor = new AsyncLocalStorage<string>();
  readonly #flights = new Set<Flight>();
  readonly #waitingForRows = new WaitingForRows();
  readonly #acting = new Set<Promise<void>>();
  #arrived: Arrival[] = [];
  #waiting: ((hasHappened: boolean) => void)[] = [];
  #asides = 0;
  #events = 0;
  #news: (() => void) | undefined;
  #statements = 0;
  #commits = 0;
  #hasCommitted = false;
  #failure: unknown;
  /** The passed steps, in order. */
  readonly passed: string[] = [];
  crashed = 0;

  constructor(order: fc.Scheduler, probe: pg.Client, crashes: readonly Crash[], hooks: Hooks) {
    this.#order = order;
    this.#probe = probe;
    this.#crashes = crashes;
    this.#hooks = hooks;
  }

  /** Starts an actor. Everything it does or causes passes one step at a time. */
  act(actor: string, work: () => Promise<void>): void {
    const acting: Promise<void> = this.#actor
      .run(actor, work)
      .catch((error: unknown) => void (this.#failure ??= error))
      .finally(() => {
        this.#acting.delete(acting);
        this.#happen();
      });
    this.#acting.add(acting);
  }

  /** A part of an actor's work with a separate name in the schedule. */
  as<T>(actor: string, work: () => Promise<T>): Promise<T> {
    return this.#actor.run(actor, work);
  }

  /** Waits for its turn. Outside of actors everything passes at once. */
  async pass(label: string, statement?: Statement): Promise<void> {
    const actor = this.#actor.getStore();
    if (actor === undefined) return;
    this.#happen();
    await new Promise<void>((go) => void this.#arrived.push({ label: `${actor}: ${label}`, statement, go }));
  }

  /** Work of the simulation itself on behalf of an actor: everybody else is paused meanwhile. */
  async aside<T>(work: () => Promise<T>): Promise<T> {
    this.#asides += 1;
    try {
      return await work();
    } finally {
      this.#asides -= 1;
      this.#happen();
    }
  }

  /** Waits until a transaction has been committed. @returns false when none will be */
  afterCommit(): Promise<boolean> {
    return new Promise((resolve) => void this.#waiting.push(resolve));
  }

  /** Sends a statement when it is its turn, unless its connection crashes before it or after it. */
  async send<T>(client: Client, sql: string, query: () => Promise<T>): Promise<T> {
    if (this.#actor.getStore() === undefined) return query();
    await this.pass(sql, { pid: client.processID ?? 0, sql });
    const isCommit = /^commit/i.test(sql);
    const crash = crashOf(this.#crashes, isCommit ? this.#commits : undefined, this.#statements);
    this.#statements += 1;
    if (isCommit) this.#commits += 1;
    if (crash === 'before') await this.#crash(client);
    const result = await this.#fly(client, sql, query);
    this.#hasCommitted ||= isCommit;
    if (crash === 'after') await this.#crash(client);
    return result;
  }

  /** Runs until every actor has ended and all work that they started is done. */
  async run(): Promise<void> {
    for (let step = 0; ; step += 1) {
      await this.#quiet();
      if (this.#failure !== undefined) throw this.#failure;
      if (step > maxSteps) throw new Violation('The run does not end.');
      await this.#checkCommit();
      this.#line();
      if (this.#order.count() > 0) await this.#order.waitNext(1);
      else if (this.#acting.size === 0 && this.#flights.size === 0) return;
      else if (this.#waiting.length > 0 && this.#flights.size === 0) this.#wake(false);
      else await this.#waitForDeadlock();
    }
  }

  async #checkCommit(): Promise<void> {
    if (!this.#hasCommitted) return;
    this.#hasCommitted = false;
    await this.#hooks.committed();
    this.#wake(true);
    await this.#quiet();
  }

  #wake(hasHappened: boolean): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const wake of waiting) wake(hasHappened);
  }

  /**
   * Steps that arrived together are sorted by name, so that the order does not depend on the machine. A step that would
   * wait for a locked row is held back, unless no other can go on.
   */
  #line(): void {
    const arrived = this.#arrived.toSorted((one, other) =>
      one.label < other.label ? -1 : Number(one.label !== other.label),
    );
    const queued = arrived.filter((each) => this.#wouldQueue(each));
    const free = arrived.filter((each) => !queued.includes(each));
    const isAlone = free.length === 0 && this.#order.count() === 0;
    const next = isAlone ? queued.splice(0, 1) : free;
    this.#arrived = queued;
    for (const arrival of next) {
      void this.#order.schedule(Promise.resolve(), arrival.label).then(() => {
        if (!isAlone && this.#wouldQueue(arrival)) {
          this.#arrived.push(arrival);
          return;
        }
        this.passed.push(arrival.label);
        arrival.go();
      });
    }
  }

  #wouldQueue({ statement }: Arrival): boolean {
    return statement !== undefined && this.#waitingForRows.wouldQueue(statement, this.#flights);
  }

  async #fly<T>(client: Client, label: string, query: () => Promise<T>): Promise<T> {
    const flight: Flight = { pid: client.processID ?? 0, label, isBlocked: false };
    this.#flights.add(flight);
    let holdsLocks = false;
    try {
      const result = await query();
      this.#waitingForRows.executed({ pid: flight.pid, sql: label });
      holdsLocks = this.#waitingForRows.isOpen(flight.pid) && !/^rollback/i.test(label);
      return result;
    } finally {
      this.#flights.delete(flight);
      this.#happen();
      if (!holdsLocks) this.#release();
    }
  }

  /** The end of a transaction, a failed statement or the end of a connection may have released locks. */
  #release(): void {
    for (const flight of this.#flights) flight.isBlocked = false;
  }

  async #crash({ processID }: Client): Promise<void> {
    this.crashed += 1;
    await this.aside(() => endServerProcess(this.#probe, processID));
    this.#release();
    this.passed.push('— the connection breaks');
    throw Object.assign(new Error('Connection terminated by the simulation'), { code: '57P01' });
  }

  /** Waits until every statement has returned or waits for a lock, and the program waits for its next turn. */
  async #quiet(): Promise<void> {
    for (let still = 0; still < quietTurns;) {
      const seen = this.#events;
      await turn();
      if (this.#asides > 0) still = 0;
      else if ([...this.#flights].some(({ isBlocked }) => !isBlocked)) await this.#land();
      else still = seen === this.#events ? still + 1 : 0;
    }
  }

  async #land(): Promise<void> {
    if (await this.#hasNews(lockSuspicionMs)) return;
    const seen = this.#events;
    const open = [...this.#flights];
    const blocked = await findBlocked(this.#probe, open);
    if (this.#events !== seen) return;
    for (const flight of open) flight.isBlocked = blocked.has(flight.pid);
  }

  #happen(): void {
    this.#events += 1;
    this.#news?.();
  }

  /** Waits for anything to happen. */
  async #hasNews(ms: number): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const news = await new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
      this.#news = () => resolve(true);
    });
    clearTimeout(timer);
    return news;
  }

  /** All wait for each other: PostgreSQL resolves deadlocks. */
  async #waitForDeadlock(): Promise<void> {
    if (!(await this.#hasNews(deadlockMs))) throw new Violation(`Stuck: ${this.#inFlight()}`);
  }

  #inFlight(): string {
    return [...this.#flights].map(({ label }) => label).join('; ') || 'an actor waits for what never comes';
  }
}
