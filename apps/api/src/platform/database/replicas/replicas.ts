import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { beginning, latest, positionOf, positionSql, unreachable, type Position } from './position.ts';
import { Replica, type Absence } from './replica.ts';

/** How often replicas are probed (ms). */
const probeEveryMs = 1000;
/** A replica that lacks data the primary had this long ago is late (ms). */
const lateMs = 5000;

/** A replica is skipped, or used again. */
export type OnReplica = (name: string, absence: Absence | undefined) => void;

export interface ReplicaOptions {
  urls: readonly string[];
  /** @default 5000 */
  lateMs?: number | undefined;
  onChange?: OnReplica;
}

/** Where the statements of one unit of work are read. */
interface Reading {
  /** The position that must have been replayed. Evaluated before every statement. */
  needed: () => Position;
  /** The chosen one; undefined once it has failed or is behind. */
  replica: Replica | undefined;
  /** Set for work that outlives its request: it no longer reads there. */
  isOpen: boolean;
}

interface Member {
  replica: Replica;
  absence: Absence | undefined;
  /** Statements answered by it. */
  reads: number;
}

/**
 * Reads on replicas for work wrapped in `reading`. Everything else, and everything in a transaction, stays on the
 * primary. A statement that a replica cannot answer is repeated on the primary, as is the rest of its work.
 */
export class Replicas {
  readonly #primary: pg.Pool;
  readonly #members: readonly Member[];
  readonly #onChange: OnReplica;
  readonly #lateMs: number;
  readonly #readings = new AsyncLocalStorage<Reading | undefined>();
  readonly #samples: { at: number; position: Position }[] = [];
  readonly #ending = new AbortController();
  readonly #watching: Promise<void>;
  #horizon = beginning;
  #turn = 0;
  #returned = 0;

  constructor(primary: pg.Pool, options: ReplicaOptions, onError: (error: Error) => void) {
    this.#primary = primary;
    this.#onChange = options.onChange ?? (() => {});
    this.#lateMs = options.lateMs ?? lateMs;
    // The pool keeps its connection string in `options`, besides the settings that both share.
    const { connectionString: _, ...pool } = primary.options;
    // A replica is used only after a successful probe.
    this.#members = options.urls.map((url) => ({
      replica: new Replica(url, { pool, onError }),
      absence: 'gone',
      reads: 0,
    }));
    this.#watching = this.#watch();
  }

  /** Per replica: whether it is skipped, and how many statements it has answered. */
  get members(): readonly { name: string; absence: Absence | undefined; reads: number }[] {
    return this.#members.map(({ replica: { name }, absence, reads }) => ({ name, absence, reads }));
  }

  /** Statements that a replica could not answer and the primary did. */
  get returned(): number {
    return this.#returned;
  }

  /** The statements of the work may be read on a replica that has replayed the required position. */
  async reading<T>(needed: () => Position, work: () => T | Promise<T>): Promise<T> {
    const reading: Reading = { needed, replica: this.#choose(), isOpen: true };
    try {
      return await this.#readings.run(reading, work);
    } finally {
      reading.isOpen = false;
    }
  }

  /** The work is done on the primary, regardless of surrounding calls. */
  onPrimary<T>(work: () => T): T {
    return this.#readings.run(undefined, work);
  }

  /** The primary's pool, whose `query` goes to a replica where the surrounding work allows it. */
  routed(): pg.Pool {
    const primary = this.#primary;
    const query = (...args: unknown[]): unknown => {
      const reading = this.#readings.getStore();
      return reading?.isOpen && reading.replica ? this.#read(reading, args) : ask(primary, args);
    };
    return Object.create(primary, { query: { value: query } }) as pg.Pool;
  }

  /** The primary's current position: everything committed before the call is before it. */
  async position(): Promise<Position> {
    try {
      const { rows } = await this.#primary.query<{ position: string | null }>(`select ${positionSql} as position`);
      return positionOf(rows[0]?.position);
    } catch {
      return unreachable;
    }
  }

  async end(): Promise<void> {
    this.#ending.abort();
    await this.#watching;
    await Promise.all(this.#members.map(({ replica }) => replica.end()));
  }

  async #read(reading: Reading, args: unknown[]): Promise<unknown> {
    const { replica } = reading;
    try {
      const result = await replica?.query(latest(reading.needed(), this.#horizon), args);
      if (result !== undefined) {
        this.#count(replica);
        return result;
      }
    } catch {
      // An invalid statement fails on the primary too.
    }
    reading.replica = undefined;
    this.#returned += 1;
    return ask(this.#primary, args);
  }

  #count(replica: Replica | undefined): void {
    const member = this.#members.find((each) => each.replica === replica);
    if (member) member.reads += 1;
  }

  /** One of the available replicas, in turn. */
  #choose(): Replica | undefined {
    const present = this.#members.filter(({ absence }) => absence === undefined);
    this.#turn += 1;
    return present[this.#turn % present.length]?.replica;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ending;
    while (!signal.aborted) {
      await this.#sample();
      await Promise.all(this.#members.map((member) => this.#judge(member)));
      // Rejected when it ends.
      await pause(probeEveryMs, undefined, { ref: false, signal }).catch(() => {});
    }
  }

  /** Moves the horizon to where the primary was `lateMs` ago. While the primary is gone, it stays. */
  async #sample(): Promise<void> {
    const at = Date.now();
    const position = await this.position();
    if (position !== unreachable) this.#samples.push({ at, position });
    while ((this.#samples[0]?.at ?? at) < at - this.#lateMs) {
      this.#horizon = this.#samples.shift()?.position ?? this.#horizon;
    }
  }

  async #judge(member: Member): Promise<void> {
    const absence = await member.replica.absence(this.#horizon);
    if (absence === member.absence) return;
    member.absence = absence;
    this.#onChange(member.replica.name, absence);
  }
}

const ask = (pool: pg.Pool, args: unknown[]): unknown => (pool.query as (...all: unknown[]) => unknown)(...args);
