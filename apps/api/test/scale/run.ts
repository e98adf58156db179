/**
 * A small fleet on one machine under load, and what is done to it:
 *
 *   pnpm scale [--shoppers 4] [--talks 2] [--think 1500] [--data <folder>]
 *              [--only calm,backup,deploy,redis,files,connections,pools,disk,failover,restarts,kills]
 *
 * 3 etcd, 2 PostgreSQL under Patroni with the archive of pgBackRest, HAProxy, 2 Redis with 3 Sentinels, a server of the S3
 * protocol, 2 APIs, 2 workers, 2 sites and nginx. Needs Debian's packages, which it installs as root. Exits with 1 unless
 * every promise was kept. With `backup` the archive is restored in the end.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { connect } from '../../src/platform/database/connect.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { createMarketFixture } from '../marketFixture.ts';
import { failOver, killOne, loseFiles, loseRedis, suffer, takeConnections, type FaultRow } from './faults.ts';
import { deploy, restartOthers } from './faults.restarts.ts';
import { fillPools, slowDisk } from './faults.strain.ts';
import { createFleet, type OurPrograms } from './fleet.ts';
import { judge, judgeRestored } from './judge.ts';
import { Load, type Stall } from './load.ts';
import { requirePackages } from './packages.ts';
import { isKept, promisesOf, tableOfFaults, tableOfPromises } from './promises.ts';
import { openStall } from './stall.ts';

/** In the order in which they are done. */
const faults: Record<string, (load: Load, stall: Stall) => Promise<FaultRow | FaultRow[]>> = {
  calm: (load) => suffer(load, 'nothing', async () => {}),
  backup: (load) => suffer(load, 'a base backup', async () => fleet.backups.make((await fleet.primary()).name)),
  deploy: (load) => deploy(load, fleet),
  redis: (load) => loseRedis(load, fleet),
  files: (load) => loseFiles(load, fleet),
  connections: (load) => takeConnections(load, fleet),
  pools: (load, stall) => fillPools(load, fleet, stall),
  disk: (load) => slowDisk(load, fleet),
  failover: (load) => failOver(load, fleet),
  restarts: (load) => restartOthers(load, fleet),
  kills: async (load) => {
    const rows: FaultRow[] = [];
    for (const member of fleet.all) if (member !== fleet.emulator) rows.push(await killOne(load, member));
    return rows;
  },
};
const names = Object.keys(faults);
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '4' },
    talks: { type: 'string', default: '2' },
    think: { type: 'string', default: '1500' },
    only: { type: 'string', default: names.join(',') },
    data: { type: 'string' },
  },
});
const only = new Set(values.only.split(','));
const unknown = [...only].filter((name) => !names.includes(name));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}. Choose from ${names.join(', ')}.`);

requirePackages();
const folder = values.data ? path.resolve(values.data) : mkdtempSync(path.join(tmpdir(), 'vetka-scale-'));
mkdirSync(folder, { recursive: true });
const ours = process.env.VETKA_SCALE_PROGRAMS;
if (!ours) throw new Error('Start it by `pnpm scale`, which builds our programs.');
const fleet = await createFleet(folder, JSON.parse(ours) as OurPrograms);
let isStopping = false;
function interrupt(): void {
  // Ctrl-C arrives twice: from the terminal, and from the process that started this one.
  if (isStopping) return;
  isStopping = true;
  void fleet.stop().then(() => process.exit(1));
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt);
try {
  process.exitCode = (await run()) ? 0 : 1;
} catch (error) {
  console.error(error, `\nLogs are in ${folder}/logs`);
  process.exitCode = 1;
} finally {
  await fleet.stop();
  if (!values.data && process.exitCode === 0) rmSync(folder, { recursive: true, force: true });
}
process.exit();

async function prepare(): Promise<void> {
  await fleet.startDatabases();
  // HAProxy assumes that every server is healthy until its first checks.
  for (let good = 0, tries = 0; good < 10; tries += 1) {
    if (tries > 600) throw new Error('No primary.');
    await pause(200);
    good = (await fleet.canWrite()) && (await fleet.isReplicated()) ? good + 1 : 0;
  }
  const admin = new pg.Client({ connectionString: fleet.adminUrl });
  admin.on('error', () => {});
  await admin.connect();
  await admin.query('create database vetka');
  await admin.end();
  await migrateDatabase(fleet.databaseUrl, { programUrl: fleet.programUrl });
  await fleet.backups.create((await fleet.primary()).name);
}

async function run(): Promise<boolean> {
  const startedAt = Date.now();
  await prepare();
  const { db, pool } = connect(fleet.databaseUrl, 2, () => {});
  const market = createMarketFixture({ db, signIn: () => Promise.reject(new Error('Use Load.signIn.')) });
  const load = new Load(fleet, market, Number(values.think));
  const { stall, owner } = await openStall({ db, load, market, startShop: () => fleet.startShop() });
  console.log(`${fleet.all.length} programs run after ${Math.round((Date.now() - startedAt) / 1000)} s.`);
  for (let count = 0; count < Number(values.shoppers); count += 1) await load.shop(stall);
  for (let count = 0; count < Number(values.talks); count += 1) await load.chat(stall, owner);
  await load.sell(stall, owner);
  load.photograph(owner);
  const rows = await torment(load, stall);
  // Actions in progress are finished.
  await pause(5000);
  await load.end();
  await pause(5000);
  const wrong = await judge(db, load, fleet);
  if (only.has('backup')) Object.assign(wrong, await restore(load));
  await pool.end();
  const promises = promisesOf(wrong, rows);
  console.log(`${tableOfFaults(rows)}\n\n${tableOfPromises(promises)}`);
  const hasWorked =
    [load.orders, load.messages].every((list) => list.length > 0) && load.ownReads > 0 && load.files > 0;
  return hasWorked && promises.every(isKept);
}

async function torment(load: Load, stall: Stall): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  for (const [name, work] of Object.entries(faults)) if (only.has(name)) rows.push(...[await work(load, stall)].flat());
  return rows;
}

/**
 * Restores the base backup and the archive into a new server, and checks that the answers people got are confirmed by
 * it.
 */
async function restore(load: Load): Promise<Record<string, number>> {
  await fleet.backups.catchUp(fleet.adminUrl);
  const { url, took, stop } = await fleet.backups.restore();
  console.log(`The restore took ${took} s.`);
  const { db, pool } = connect(url, 1, () => {});
  const wrong = await judgeRestored(db, load);
  await pool.end();
  await stop();
  return wrong;
}
