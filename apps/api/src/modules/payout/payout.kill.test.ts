import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openBankLine, type BankPoint } from '../../../test/kill/bankLine.ts';
import { openKillLine, type KillPoint } from '../../../test/kill/killLine.ts';
import { startProgram } from '../../../test/kill/program.control.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payouts } from '../../platform/database/schema/index.ts';

const { api, bank, due, hurry, balances, soon } = await createPayoutFixture();
const { db } = api;
const database = await openKillLine(api.database.url);
const bankLine = await openBankLine(bank.url);
// The programs that are killed do the work.
await api.app.jobs.stop();

const env = {
  DATABASE_URL: database.url,
  DATABASE_POOL_SIZE: '40',
  EMULATOR_URL: bankLine.url,
  RATE_LIMIT: '100000',
  VETKA_DATA_DIR: api.dataDir,
};
/** What a shop of the fixture is owed (kopecks). */
const owed = 242_500;

type Program = Awaited<ReturnType<typeof startProgram>>;
type Shop = Awaited<ReturnType<typeof due>>;

const atDatabase = (from: RegExp, after: KillPoint['after']) => () => database.stopNext({ from, after });
const atBank = (call: string, moment: BankPoint['moment']) => () => bankLine.stopNext({ call, moment });

/** The transaction that records the bank's id, and the one that records that the bank has paid. */
const keeps = /update "payouts" set .*"external_id" =/;
const finishes = /update "payouts" set .*"paid_at" =/;
/** More statements than a transaction has: all but COMMIT have run. */
const all = 99;

/** Between each two steps of the worker that sends payouts. */
const points: Record<string, () => Promise<void>> = {
  'before it claims the payout': atDatabase(/update "payouts" set .*"attempts" =/, 0),
  'before the bank prepares': atBank('/e2c/v2/Init', 'before'),
  'after the bank has prepared': atBank('/e2c/v2/Init', 'after'),
  'while it records the id': atDatabase(keeps, 1),
  'before it commits the id': atDatabase(keeps, all),
  'after it has committed the id': atDatabase(keeps, 'commit'),
  'before it asks for the state': atBank('/e2c/v2/GetState', 'before'),
  'before the bank executes': atBank('/e2c/v2/Payment', 'before'),
  'after the bank has executed': atBank('/e2c/v2/Payment', 'after'),
  'while it records the payment': atDatabase(finishes, 1),
  'while it writes the ledger': atDatabase(finishes, 3),
  'before it commits the payment': atDatabase(finishes, all),
  'after it has committed the payment': atDatabase(finishes, 'commit'),
};

/** Waits until PostgreSQL has noticed that the connections of a killed process are gone. */
const forgotten = () =>
  soon(async () => {
    const { rows } = await db.execute(sql`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    expect(rows).toHaveLength(0);
  });

/** Makes one payout due and no other. Those that stand still in a transaction of the worker stay locked. */
const makeDue = (serviceId: number) =>
  db.execute(sql`
    update payouts set next_at = case when service_id = ${serviceId} then now() - interval '1 second' else now() + interval '1 day' end
    where id in (select id from payouts where next_at is not null for update skip locked)`);

/** Runs the job for one shop, as often as it needs, until it stands still at the point. */
async function stopAt(program: Program, serviceId: number, stop: () => Promise<void>): Promise<void> {
  const stopped = stop().then(() => true);
  for (let rounds = 0; rounds < 5; rounds += 1) {
    await makeDue(serviceId);
    if (await Promise.race([stopped, program.run('payout.send').then(() => false)])) return;
  }
  expect.fail('The worker did not come to the point.');
}

/** Starts a worker, does something with it, and kills it. */
async function withWorker(work: (program: Program) => Promise<void>): Promise<void> {
  const program = await startProgram(env);
  await work(program);
  await program.kill();
  await forgotten();
}

const planned = (shop: Shop) => db.select().from(payouts).where(eq(payouts.serviceId, shop.shop.id));

test('a worker that is killed between any two of its steps pays once', { timeout: 240_000 }, async () => {
  const shops: Shop[] = [];
  for (let count = 0; count < Object.keys(points).length; count += 1) shops.push(await due());
  const [first] = shops;

  // Of planning: nothing is half planned, and what is committed is not planned again.
  const insert = /insert into "payouts"/;
  for (const [after, rows] of [
    [all, 0],
    ['commit', 1],
  ] as const) {
    await withWorker((worker) => Promise.race([database.stopNext({ from: insert, after }), worker.run('payout.plan')]));
    expect(await planned(first!)).toHaveLength(rows);
  }

  await withWorker(async (program) => {
    await program.run('payout.plan');
    for (const [index, stop] of Object.values(points).entries()) await stopAt(program, shops[index]!.shop.id, stop);
  });

  // The next worker finds payouts that stand at every step, and is killed again once some of them have ended.
  await withWorker(async (worker) => {
    await hurry();
    await Promise.race([database.stopNext({ from: finishes, after: all }), worker.run('payout.send')]);
  });
  await withWorker(async (worker) => {
    for (let round = 0; round < 3; round += 1) {
      await worker.run('payout.plan');
      await hurry();
      await worker.run('payout.send');
    }
  });

  for (const [index, name] of Object.keys(points).entries()) {
    const shop = shops[index]!;
    const paid = (await shop.bankPayouts()).filter(({ history }) => history.includes('COMPLETING'));
    expect({ name, paid: paid.map(({ amount }) => amount) }).toEqual({ name, paid: [owed] });
    const rows = await planned(shop);
    expect({ name, states: rows.map(({ state }) => state) }).toEqual({ name, states: ['PAID'] });
    expect({ name, id: rows[0]?.externalId }).toEqual({ name, id: paid[0]?.id });
    expect({ name, balances: await balances(shop.shop.id) }).toEqual({ name, balances: {} });
  }
});
