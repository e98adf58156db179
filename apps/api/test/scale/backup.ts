import { execFile } from 'node:child_process';
import { chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { databaseAccount, freePorts } from './machine.ts';
import { Member } from './member.ts';
import { programs } from './packages.ts';
import { at } from './settings.ts';
import { backupFile, restoredArgs, stanza, type BackedUp } from './settings.backup.ts';

const seconds = (since: number): number => Math.round((performance.now() - since) / 100) / 10;

async function ask<T extends pg.QueryResultRow>(url: string, text: string, values?: unknown[]): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<T>(text, values)).rows[0] as T;
  } finally {
    await client.end();
  }
}

/** Backups of the fleet's database by pgBackRest, and a restore of them. */
export class Backups {
  readonly #folder: string;
  readonly #logs: string;
  readonly #account = databaseAccount();

  constructor(folder: string, logs: string) {
    this.#folder = this.#home(folder);
    this.#logs = logs;
    this.#home(this.#repository);
  }

  get #repository(): string {
    return path.join(this.#folder, 'repository');
  }

  /** Registers a server. @returns its `archive_command` */
  add(name: string, server: BackedUp): string {
    const own = this.#home(path.join(this.#folder, name));
    writeFileSync(this.#settingsOf(name), backupFile(server, this.#repository, own));
    return `${programs.pgbackrest[1]} --config=${this.#settingsOf(name)} --stanza=${stanza} archive-push %p`;
  }

  /** Makes the archive accept files. @param primary the name of the primary */
  async create(primary: string): Promise<void> {
    await this.#run(primary, ['stanza-create']);
  }

  async make(primary: string): Promise<void> {
    await this.#run(primary, ['backup', '--type=full']);
  }

  /** Waits until the archive contains everything that the primary has committed. */
  async catchUp(adminUrl: string): Promise<void> {
    const { segment } = await ask<{ segment: string }>(
      adminUrl,
      'select pg_walfile_name(pg_current_wal_insert_lsn()) as segment from pg_switch_wal()',
    );
    for (let tries = 0; tries < 300; tries += 1) {
      // Names of segments of one timeline are ordered as text.
      const { last } = await ask<{ last: string | null }>(
        adminUrl,
        `select last_archived_wal as last from pg_stat_archiver where last_archived_wal not like '%.%'`,
      ).then((row) => row ?? { last: null });
      if (last !== null && last >= segment) return;
      await pause(200);
    }
    throw new Error('The write-ahead log was not archived.');
  }

  /** Restores the whole archive into an empty folder and starts the server. @returns the duration (s) */
  async restore(): Promise<{ url: string; took: number; stop: () => Promise<void> }> {
    const since = performance.now();
    const name = 'restored';
    const data = path.join(this.#folder, 'data');
    rmSync(data, { recursive: true, force: true });
    this.#home(data);
    const [port = 0] = await freePorts(1);
    this.add(name, { data, port, socket: this.#folder });
    await this.#run(name, ['restore']);
    const url = `postgresql://postgres@${at(port)}/vetka`;
    const server = new Member({
      name,
      command: programs.postgres[1],
      args: restoredArgs(data, port, this.#folder),
      account: this.#account,
      cwd: this.#folder,
      log: path.join(this.#logs, `${name}.log`),
      isReady: async () => !(await ask<{ is: boolean }>(url, 'select pg_is_in_recovery() as is')).is,
    });
    await server.start();
    return { url, took: seconds(since), stop: () => server.stop('SIGINT') };
  }

  #settingsOf(name: string): string {
    return path.join(this.#folder, `${name}.conf`);
  }

  #home(directory: string): string {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    if (this.#account) chownSync(directory, this.#account.uid, this.#account.gid);
    return directory;
  }

  async #run(name: string, args: readonly string[]): Promise<void> {
    const all = [`--config=${this.#settingsOf(name)}`, `--stanza=${stanza}`, ...args];
    await promisify(execFile)(programs.pgbackrest[1], all, { cwd: this.#folder, ...this.#account });
  }
}
