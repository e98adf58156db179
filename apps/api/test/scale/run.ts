/**
 * A small fleet on one machine under load, with injected faults:
 * pnpm scale [--shoppers 4] [--talks 2] [--think 1500] [--only calm,kills,failover,pool,redis,restart] [--data
 * <folder>]
 * 3 etcd, 2 PostgreSQL under Patroni, HAProxy, 2 Redis with 3 Sentinels, 2 APIs, 2 workers, 2 sites and nginx. Needs a
 * built site and Debian's packages, which it installs as root. Exits with 1 unless nothing was lost or doubled.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { connect } from '../../src/platform/database/connect.ts';
import { migrateDatabase } from '../../src/platform/database/migrate.ts';
import { createMarketFixture } from '../marketFixture.ts';
import { doubledOrders, lostOrders, paidTwice, unwantedOrders, wrongMessages, type BankPayment } from './checkers.ts';
import { failOver, fillPool, killOne, loseRedis, restartAll, suffer, type FaultRow } from './faults.ts';
import { createFleet, type OurPrograms } from './fleet.ts';
import { Load } from './load.ts';
import { requirePackages } from './packages.ts';
import { openStall } from './stall.ts';

const faults = ['calm', 'kills', 'failover', 'pool', 'redis', 'restart'] as const;
const { values } = parseArgs({
  options: {
    shoppers: { type: 'string', default: '4' },
    talks: { type: 'string', default: '2' },
    think: { type: 'string', default: '1500' },
    only: { type: 'string', default: faults.join(',') },
    data: { type: 'string' },
  },
});
const only = new Set(values.only.split(','));
const unknown = [...only].filter((name) => !faults.some((fault) => fault === name));
if (unknown.length > 0) throw new Error(`There is no fault ${unknown.join(', ')}. Choose from ${faults.join(', ')}.`);

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
  await migrateDatabase(fleet.databaseUrl);
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
  const rows = await torment(load);
  // Actions in progress are finished.
  await pause(5000);
  await load.end();
  await pause(5000);
  const isRight = await judge(db, load);
  console.log(table(rows));
  await pool.end();
  return isRight;
}

async function torment(load: Load): Promise<FaultRow[]> {
  const rows: FaultRow[] = [];
  if (only.has('calm')) rows.push(await suffer(load, 'nothing', async () => {}));
  if (only.has('restart')) rows.push(await restartAll(load, fleet));
  if (only.has('redis')) rows.push(await loseRedis(load, fleet));
  if (only.has('pool')) rows.push(await fillPool(load, fleet));
  if (only.has('failover')) rows.push(await failOver(load, fleet));
  if (only.has('kills')) {
    for (const member of fleet.all) if (member !== fleet.emulator) rows.push(await killOne(load, member));
  }
  return rows;
}

async function judge(db: ReturnType<typeof connect>['db'], load: Load): Promise<boolean> {
  const customers = sql.join(load.customerIds, sql`, `);
  const rooms = sql.join(load.roomIds, sql`, `);
  const { rows: stored } = await db.execute<{ id: number; customerId: number }>(
    sql`select id, user_id as "customerId" from orders where user_id in (${customers})`,
  );
  const { rows: messages } = await db.execute<{ text: string }>(
    sql`select text from chat_messages where room_id in (${rooms})`,
  );
  const payments = (await (await fetch(`${fleet.emulatorUrl}/control/payments`)).json()) as BankPayment[];
  const { rows: attempts } = await db.execute<{ id: number; orderId: number }>(
    sql`select id, order_id as "orderId" from payments where order_id is not null`,
  );
  const orders = new Map(attempts.map(({ id, orderId }) => [id, orderId]));
  // The bank knows an attempt by our id and a mark.
  const orderOf = ({ orderId }: BankPayment) => orders.get(Number.parseInt(orderId, 10));
  const { rows: unbalanced } = await db.execute(
    sql`select 1 from ledger_entries group by transaction_id having sum(amount) <> 0`,
  );
  /** Any of these fails the run. */
  const wrong = {
    'orders lost': lostOrders(load.orders, stored).length,
    'orders doubled': doubledOrders(load.orders).length + unwantedOrders(load.intentions.size, stored),
    'paid twice': paidTwice(payments, orderOf).length,
    'transactions of the ledger out of balance': unbalanced.length,
    'messages lost or doubled': wrongMessages(
      load.messages,
      messages.map(({ text }) => text),
    ).length,
    'stale reads of own writes': load.staleReads,
  };
  console.log({
    'orders confirmed': load.orders.length,
    'payments at the bank': payments.length,
    'messages confirmed': load.messages.length,
    'reads of own writes': load.ownReads,
    requests: load.diary.outcomes.length,
    ...wrong,
  });
  const hasWorked = load.orders.length > 0 && load.messages.length > 0 && load.ownReads > 0;
  return hasWorked && Object.values(wrong).every((count) => count === 0);
}

function table(rows: readonly FaultRow[]): string {
  const shown = (value: number | undefined): string => (value === undefined ? 'not back' : String(value));
  const lines = rows.map(({ fault, failed, writes, reads, sockets }) =>
    [fault, failed, shown(writes), shown(reads), shown(sockets)].join(' | '),
  );
  return ['fault | requests failed | writes back, s | reads back, s | sockets back, s', ...lines].join('\n');
}
