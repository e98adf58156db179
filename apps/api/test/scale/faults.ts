import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { awayFor, failedBetween, longestGap, slowestBetween } from './checkers.ts';
import type { Fleet } from './fleet.ts';
import type { Load } from './load.ts';
import type { Member } from './member.ts';

export interface FaultRow {
  fault: string;
  /** Number of failed requests: pages and calls; files are counted separately. */
  failed: number;
  files: number;
  /** For how many seconds requests failed; undefined when they never succeeded again. */
  writes: number | undefined;
  reads: number | undefined;
  sockets: number | undefined;
  /** The longest wait for a page or an answer that arrived (s). */
  slowest: number | undefined;
}

const seconds = (ms: number | undefined): number | undefined =>
  ms === undefined ? undefined : Math.round(ms / 100) / 10;

/** How long the load continues after a fault (ms): longer than the slowest recovery may take. */
const watchMs = 15_000;
/** How long two databases may take to follow each other again (ms). */
export const healMs = 90_000;

export async function until(what: string, isSo: () => Promise<boolean>, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`);
    await pause(200);
  }
}

/** Injects a fault into the fleet under load, and reports its effect on people. */
export async function suffer(load: Load, fault: string, harm: () => Promise<void>): Promise<FaultRow> {
  const from = Date.now();
  await harm();
  await pause(watchMs);
  const to = Date.now();
  const { outcomes } = load.diary;
  const failures = failedBetween(outcomes, from, to);
  for (const detail of new Set(failures.map((each) => each.detail?.slice(0, 160))))
    console.error(`  ${fault}: ${detail}`);
  const row = {
    fault,
    failed: failures.filter(({ kind }) => kind !== 'file').length,
    files: failures.filter(({ kind }) => kind === 'file').length,
    writes: seconds(awayFor(outcomes, 'write', from, to)),
    reads: seconds(awayFor(outcomes, 'read', from, to)),
    sockets: seconds(longestGap(load.gaps.filter(({ lostAt }) => lostAt >= from))),
    slowest: seconds(slowestBetween(outcomes, from, to)),
  };
  console.log(`${new Date().toISOString().slice(11, 19)} ${JSON.stringify(row)}`);
  return row;
}

/** kill -9 of one program, which its supervisor restarts. */
export const killOne = (load: Load, member: Member) =>
  suffer(load, `kill -9 ${member.name}`, async () => {
    member.kill();
    await pause(1500);
    await member.ready();
  });

/** The machine of the primary disappears and comes back as a standby. */
export async function failOver(load: Load, fleet: Fleet): Promise<FaultRow> {
  const lost = await fleet.primary();
  const row = await suffer(load, `failover: ${lost.name} is gone`, async () => {
    const postmaster = fleet.postmasterOf(lost);
    await lost.takeAway();
    // All processes of the server notice within a second that their parent is gone.
    if (postmaster) process.kill(postmaster, 'SIGKILL');
    await until('another primary', () => fleet.canWrite(), 60_000);
  });
  await lost.start();
  await until('the former primary follows', () => fleet.isReplicated(), healMs);
  return row;
}

/** Other programs take every remaining connection of PostgreSQL. */
export const takeConnections = (load: Load, fleet: Fleet) =>
  suffer(load, 'every connection of PostgreSQL is taken for 5 s', async () => {
    const taken: pg.Client[] = [];
    try {
      for (;;) {
        const client = new pg.Client({ connectionString: fleet.databaseUrl });
        client.on('error', () => {});
        await client.connect();
        taken.push(client);
      }
    } catch {
      // It is full.
    }
    await pause(5000);
    await Promise.all(taken.map((client) => client.end().catch(() => {})));
  });

export const loseRedis = (load: Load, fleet: Fleet) =>
  suffer(load, 'Redis away for 5 s', async () => {
    await Promise.all([...fleet.sentinels, ...fleet.redis].map((each) => each.takeAway()));
    await pause(5000);
    await Promise.all(fleet.redis.map((each) => each.start()));
    await Promise.all(fleet.sentinels.map((each) => each.start()));
  });

export const loseFiles = (load: Load, fleet: Fleet) =>
  suffer(load, 'S3 away for 5 s', async () => {
    await fleet.s3.takeAway();
    await pause(5000);
    await fleet.s3.start();
  });
