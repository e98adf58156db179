import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openBankLine, type BankPoint } from '../../../test/kill/bankLine.ts';
import { openKillLine, type KillPoint } from '../../../test/kill/killLine.ts';
import { startProgram } from '../../../test/kill/program.control.ts';
import { cyclopsKeys, type CyclopsPayout } from '../../../test/cyclopsBank.ts';
import { createPayoutFixture } from '../../../test/payoutFixture.ts';
import { payouts } from '../../platform/database/schema/index.ts';

/** What a shop of the fixture is owed (kopecks). */
const owed = 242_500;

type Fixture = Awaited<ReturnType<typeof createPayoutFixture>>;
type Shop = Awaited<ReturnType<Fixture['due']>>;
type Program = Awaited<ReturnType<typeof startProgram>>;
type Stop = (line: Lines) => Promise<void>;

interface Lines {
  database: Awaited<ReturnType<typeof openKillLine>>;
  bank: Awaited<ReturnType<typeof openBankLine>>;
}

const atDatabase =
  (from: RegExp, after: KillPoint['after']): Stop =>
  ({ database }) =>
    database.stopNext({ from, after });
const atBank =
  (call: string, moment: BankPoint['moment']): Stop =>
  ({ bank }) =>
    bank.stopNext({ call, moment });

/** The transaction that records the bank's id, and the one that records that the bank has paid. */
const keeps = /update "payouts" set .*"external_id" =/;
const finishes = /update "payouts" set .*"paid_at" =/;
/** More statements than a transaction has: all but COMMIT have run. */
const all = 99;

/** Statements of our own database, whatever the bank: each but the first of a transaction, and its end. */
const recording: Record<string, Stop> = {
  'before it claims the payout': atDatabase(/update "payouts" set .*"attempts" =/, 0),
  'after the first statement that records the id': atDatabase(keeps, 1),
  'before it commits the id': atDatabase(keeps, all),
  'after it has committed the id': atDatabase(keeps, 'commit'),
  ...Object.fromEntries(
    [1, 2, 3, 4].map((count) => [`after statement ${count} of recording the payment`, atDatabase(finishes, count)]),
  ),
  'before it commits the payment': atDatabase(finishes, all),
  'after it has committed the payment': atDatabase(finishes, 'commit'),
};

/** The programs that are killed do the work. */
async function linesOf({ api, bank }: Fixture): Promise<Lines> {
  await api.app.jobs.stop();
  return { database: await openKillLine(api.database.url), bank: await openBankLine(bank.url) };
}

interface Bank {
  env: Record<string, string>;
  lines: Lines;
  fixture: Fixture;
  /** Each call that pays, before and after the bank has understood it. */
  calls: Record<string, Stop>;
  /** What the bank has begun to pay to a shop, by its id. */
  paid: (shop: Shop) => Promise<{ id: string; amount: number }[]>;
}

async function tbank(): Promise<Bank> {
  const fixture = await createPayoutFixture();
  return {
    env: {},
    lines: await linesOf(fixture),
    fixture,
    calls: {
      'before the bank prepares': atBank('/e2c/v2/Init', 'before'),
      'after the bank has prepared': atBank('/e2c/v2/Init', 'after'),
      'before it asks for the state': atBank('/e2c/v2/GetState', 'before'),
      'before the bank executes': atBank('/e2c/v2/Payment', 'before'),
      'after the bank has executed': atBank('/e2c/v2/Payment', 'after'),
    },
    paid: async (shop) => (await shop.bankPayouts()).filter(({ history }) => history.includes('COMPLETING')),
  };
}

async function tochka(): Promise<Bank> {
  const { env, emulator } = cyclopsKeys();
  const fixture = await createPayoutFixture(env, emulator);
  return {
    env,
    lines: await linesOf(fixture),
    fixture,
    calls: {
      'before the deal is made': atBank('"create_deal"', 'before'),
      'after the deal is made': atBank('"create_deal"', 'after'),
      'before it asks for the deal': atBank('"get_deal"', 'before'),
      'before the act is uploaded': atBank('/upload_document/deal', 'before'),
      'after the act is uploaded': atBank('/upload_document/deal', 'after'),
      'before the bank executes': atBank('"execute_deal"', 'before'),
      'after the bank has executed': atBank('"execute_deal"', 'after'),
    },
    paid: async (shop) => {
      const rows = await fixture.api.db.select().from(payouts).where(eq(payouts.serviceId, shop.shop.id));
      const own = new Set(rows.map(({ number }) => number));
      const { deals } = await fixture.control<{ deals: CyclopsPayout[] }>('cyclops');
      return deals.filter(({ extKey, paymentStatus }) => own.has(extKey) && paymentStatus !== 'NEW');
    },
  };
}

describe.each([
  ['T-Bank', await tbank()],
  ['Tochka', await tochka()],
])('through %s', (_name, { env: more, lines, fixture, calls, paid }) => {
  const { api, due, hurry, balances, soon } = fixture;
  const { db } = api;
  const points = { ...calls, ...recording };
  const planned = (shop: Shop) => db.select().from(payouts).where(eq(payouts.serviceId, shop.shop.id));

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
  async function stopAt(program: Program, serviceId: number, stop: Stop): Promise<void> {
    const stopped = stop(lines).then(() => true);
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await makeDue(serviceId);
      if (await Promise.race([stopped, program.run('payout.send').then(() => false)])) return;
    }
    expect.fail('The worker did not come to the point.');
  }

  /** Starts a worker, does something with it, and kills it. */
  async function withWorker(env: Record<string, string>, work: (program: Program) => Promise<void>): Promise<void> {
    const program = await startProgram(env);
    await work(program);
    await program.kill();
    await forgotten();
  }

  test('a worker that is killed between any two of its steps pays once', { timeout: 300_000 }, async () => {
    const { database } = lines;
    const env = {
      ...more,
      DATABASE_URL: database.url,
      DATABASE_POOL_SIZE: '40',
      EMULATOR_URL: lines.bank.url,
      RATE_LIMIT: '100000',
      VETKA_DATA_DIR: api.dataDir,
    };
    const shops: Shop[] = [];
    for (let count = 0; count < Object.keys(points).length; count += 1) shops.push(await due());
    const [first] = shops;

    // Of planning: nothing is half planned, and what is committed is not planned again.
    const insert = /insert into "payouts"/;
    for (const [after, rows] of [
      [all, 0],
      ['commit', 1],
    ] as const) {
      await withWorker(env, (worker) =>
        Promise.race([database.stopNext({ from: insert, after }), worker.run('payout.plan')]),
      );
      expect(await planned(first!)).toHaveLength(rows);
    }

    await withWorker(env, async (program) => {
      await program.run('payout.plan');
      for (const [index, stop] of Object.values(points).entries()) await stopAt(program, shops[index]!.shop.id, stop);
    });

    // The next worker finds payouts that stand at every step, and is killed again once some of them have ended.
    await withWorker(env, async (worker) => {
      await hurry();
      await Promise.race([database.stopNext({ from: finishes, after: all }), worker.run('payout.send')]);
    });
    await withWorker(env, async (worker) => {
      for (let round = 0; round < 4; round += 1) {
        await worker.run('payout.plan');
        await hurry();
        await worker.run('payout.send');
      }
    });

    for (const [index, name] of Object.keys(points).entries()) {
      const shop = shops[index]!;
      const made = await paid(shop);
      expect({ name, paid: made.map(({ amount }) => amount) }).toEqual({ name, paid: [owed] });
      const rows = await planned(shop);
      expect({ name, states: rows.map(({ state }) => state) }).toEqual({ name, states: ['PAID'] });
      expect({ name, id: rows[0]?.externalId }).toEqual({ name, id: made[0]?.id });
      expect({ name, balances: await balances(shop.shop.id) }).toEqual({ name, balances: {} });
    }
  });
});
