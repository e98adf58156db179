import { mock } from 'node:test';
import type pg from 'pg';

/** Ten in the morning in Moscow: shops are open, and stay open for the hours that a run lasts. */
const start = Date.parse('2026-11-25T07:00:00Z');

/**
 * `now()` of PostgreSQL reads a row. Functions of the schema `simulation` are found before those of the system, except
 * in defaults of columns, which were resolved when their tables were made.
 */
const virtualNow = `
  create schema simulation;
  create table simulation.clock (at timestamptz not null);
  insert into simulation.clock values (pg_catalog.now());
  create function simulation.now() returns timestamptz language sql stable as 'select at from simulation.clock';
  do $$
  declare found record;
  begin
    for found in select table_name, column_name from information_schema.columns
      where table_schema = 'public' and column_default = 'now()'
    loop
      execute format('alter table %I alter column %I set default simulation.now()', found.table_name, found.column_name);
    end loop;
    execute format('alter database %I set search_path = simulation, pg_catalog, public', current_database());
    execute format('alter database %I set deadlock_timeout = ''20ms''', current_database());
  end $$`;

/** The time of the program and of its database, which advances only on command. */
export class VirtualClock {
  readonly #database: pg.Client;

  constructor(database: pg.Client) {
    this.#database = database;
  }

  /** Prepares a database. Connections that are opened later have virtual time. */
  async install(): Promise<void> {
    await this.#database.query(virtualNow);
  }

  /** Every run starts at the same moment. */
  async restart(): Promise<void> {
    mock.timers.reset();
    mock.timers.enable({ apis: ['Date'], now: start });
    await this.#setDatabaseTime();
  }

  async advance(ms: number): Promise<void> {
    mock.timers.tick(ms);
    await this.#setDatabaseTime();
  }

  async #setDatabaseTime(): Promise<void> {
    await this.#database.query('update simulation.clock set at = $1', [new Date().toISOString()]);
  }
}
