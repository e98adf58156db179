import { execFile } from 'node:child_process';
import { appendFile, chmod, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, inject } from 'vitest';
import { startCluster, type Cluster } from '../../src/platform/database/embedded/cluster.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { programUrlOf } from '../database.ts';

const run = promisify(execFile);
const database = 'vetka';

async function as<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A copy of a running server's data, which a standby starts from. The embedded server has no `pg_basebackup`. */
async function copyRunning(primary: Cluster, to: string): Promise<void> {
  const label = await as(primary.urlOf('postgres'), async (admin) => {
    await admin.query(`select pg_backup_start('standby', fast => true)`);
    await run('cp', ['-a', path.join(primary.directory, 'data'), path.join(to, 'data')]);
    const { rows } = await admin.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    return rows[0]?.labelfile ?? '';
  });
  const data = path.join(to, 'data');
  await rm(path.join(data, 'postmaster.pid'), { force: true });
  await writeFile(path.join(data, 'backup_label'), label);
  await writeFile(path.join(data, 'standby.signal'), '');
  const socketDir = new URL(primary.urlOf('postgres')).searchParams.get('host') ?? '';
  await appendFile(
    path.join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${socketDir} user=postgres'\nmax_standby_streaming_delay = 1s\n`,
  );
  // Files written here belong to this account, which may differ from the server's.
  const { uid, gid } = await stat(data);
  for (const name of ['backup_label', 'standby.signal']) await chown(path.join(data, name), uid, gid);
}

/** A primary and a streaming replica of it, stopped after the last test of the file. */
export async function startStreamingPair() {
  const root = await mkdtemp(path.join(inject('runDirectory'), 'pair-'));
  // Under root the servers run as another account, which needs access.
  await chmod(root, 0o711);
  const primary = await startCluster({ directory: path.join(root, 'primary'), isDurable: false });
  await as(primary.urlOf('postgres'), (admin) => admin.query(`create database ${database}`));
  const url = primary.urlOf(database);
  await migrateDatabase(url, { programUrl: programUrlOf(url) });
  // Otherwise an asynchronous commit would reach the replica half a second later.
  await as(url, (admin) => admin.query(`alter database ${database} set synchronous_commit = on`));
  const home = path.join(root, 'replica');
  await mkdir(home);
  await copyRunning(primary, home);
  const replica = await startCluster({ directory: home, isDurable: false });
  afterAll(async () => {
    await replica.stop();
    await primary.stop();
    await rm(root, { recursive: true, force: true });
  });
  const onReplica = (statement: string) => as(replica.urlOf(database), (admin) => admin.query(statement));
  return {
    primary: { url, programUrl: programUrlOf(url), drop: async () => {} },
    replicaUrl: replica.urlOf(database),
    pauseReplay: () => onReplica('select pg_wal_replay_pause()'),
    resumeReplay: () => onReplica('select pg_wal_replay_resume()'),
    promote: () => onReplica('select pg_promote()'),
    /** Resolves once the replica shows everything that has been committed. */
    async replayed(): Promise<void> {
      const { rows } = await as(url, (admin) => admin.query<{ at: string }>('select pg_current_wal_lsn()::text as at'));
      await as(replica.urlOf(database), async (admin) => {
        const reached = `select pg_last_wal_replay_lsn() >= $1::pg_lsn as reached`;
        for (;;) {
          const found = await admin.query<{ reached: boolean }>(reached, [rows[0]?.at]);
          if (found.rows[0]?.reached) return;
        }
      });
    },
  };
}
