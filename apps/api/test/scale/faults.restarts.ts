import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { healMs, suffer, until, type FaultRow } from './faults.ts';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { Member } from './member.ts';
import { makeNextVersion } from './version.ts';

/** Until the balancers have seen a program again (ms). */
const seenMs = 2000;
/** How long a report or a backup keeps reading while the database is migrated (ms). */
const readingMs = 6000;

/** Reads tables in one transaction, as `pg_dump` does: a migration that changes them has to wait. */
async function readLong(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query('begin; select count(*) from orders; select count(*) from products');
  await pause(readingMs);
  await client.query('commit');
  await client.end();
}

/**
 * A deployment: the database is migrated while a long transaction reads it, then every program of ours stops as it is
 * asked to and starts again, one after the other, API and workers as the next version.
 */
export const deploy = (load: Load, fleet: Fleet) =>
  suffer(load, 'a new migration, and a rolling restart of API, workers and site', async () => {
    const next = makeNextVersion(fleet.builtApi, `${fleet.folder}/next`);
    await Promise.all([readLong(fleet.databaseUrl), next.migrate(fleet.databaseUrl, fleet.programUrl)]);
    // The former version works on the migrated database.
    await pause(seenMs);
    for (const member of [...fleet.apis, ...fleet.workers]) {
      await member.restart(next.argsOf(member.args));
      await pause(seenMs);
    }
    for (const member of fleet.webs) {
      await member.restart();
      await pause(seenMs);
    }
  });

const restarted = (load: Load, name: string, members: readonly Member[]) =>
  suffer(load, `restart of ${name}`, async () => {
    for (const member of members) {
      await member.restart();
      await pause(seenMs);
    }
  });

/** The standby first, then the former primary: another one has taken its place. */
async function restartPostgres(load: Load, fleet: Fleet): Promise<FaultRow> {
  const primary = await fleet.primary();
  const standbys = fleet.patronis.filter((each) => each !== primary);
  const follows = () => until('a standby follows', () => fleet.isReplicated(), healMs);
  const row = await suffer(load, 'restart of both PostgreSQL, with a switchover', async () => {
    for (const standby of standbys) await standby.restart();
    await follows();
    await fleet.switchOver(primary);
    await until('another primary', async () => (await fleet.primary().catch(() => primary)) !== primary, healMs);
    await primary.restart();
    await follows();
  });
  await follows();
  return row;
}

/** Restarts the third-party programs, one after another. */
export async function restartOthers(load: Load, fleet: Fleet): Promise<FaultRow[]> {
  return [
    await restartPostgres(load, fleet),
    await restarted(load, 'etcd, one after the other', fleet.etcds),
    await restarted(load, 'Redis and its Sentinels', [...fleet.redis.toReversed(), ...fleet.sentinels]),
    await restarted(load, 'S3', [fleet.s3]),
    await restarted(load, 'HAProxy', [fleet.haproxy]),
    await restarted(load, 'nginx', [fleet.nginx]),
  ];
}
