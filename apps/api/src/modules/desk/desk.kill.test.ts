import type { DeskOrder, DeskStep, DeskStepType, OrderClock } from '@vetka/domain/desk';
import { and, eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { clockCases, stepCases, type DeskOrderMade, type Outcome } from '../../../test/kill/deskCases.ts';
import { openKillLine, type KillPoint } from '../../../test/kill/killLine.ts';
import { startProgram } from '../../../test/kill/program.control.ts';
import { orderClocks } from '../../platform/database/schema/index.ts';

const { api, bank, paid, paymentsOf, line, soon } = await createDeskFixture();
const database = await openKillLine(api.database.url);
// The clocks run in the programs that are killed.
await api.app.jobs.stop();

/** KILL_SEED chooses other statements to kill at. */
const seed = Number(process.env.KILL_SEED ?? 7);
const env = {
  DATABASE_URL: database.url,
  DATABASE_POOL_SIZE: '40',
  EMULATOR_URL: bank.url,
  RATE_LIMIT: '100000',
  VETKA_DATA_DIR: api.dataDir,
};

type Program = Awaited<ReturnType<typeof startProgram>>;
interface Case extends DeskOrderMade {
  name: string;
  expected: Outcome;
  /** Starts the step or the clock in a program that is killed, and in the next one. */
  begin: (program: Pick<Program, 'post' | 'run'>) => Promise<{ status: number } | void>;
  /** The statement by which its transaction is recognised. */
  from: RegExp;
}

async function takeAll({ owner, slug, id }: DeskOrderMade, steps: DeskStep[]): Promise<void> {
  if (steps.length > 0) await line.takeAll(owner.visitor, slug, id, steps);
}

async function stepCase(name: DeskStepType): Promise<Case> {
  const { steps, isPickup = false, ...expected } = stepCases[name];
  const made = await paid({ isPickup });
  const taken = steps(made, await line.picture(made.owner.user.id));
  await takeAll(made, taken.slice(0, -1));
  const path = `desk/${made.slug}/orders/${made.id}/steps`;
  const begin: Case['begin'] = ({ post }) => post(made.owner.visitor, path, taken.at(-1) ?? {});
  return { ...made, name, expected, begin, from: /from "orders" .* for update/ };
}

async function clockCase(kind: OrderClock): Promise<Case> {
  const { steps, asks, asksAt, ...expected } = clockCases[kind];
  const made = await paid(asksAt === undefined ? {} : { asksAt });
  await takeAll(made, steps(made, await line.picture(made.owner.user.id)));
  if (asks) await ask(made);
  const begin: Case['begin'] = ({ run }) => run('desk.clocks');
  return { ...made, name: kind, expected, begin, from: /update "order_clocks" set .*"has_fired"/ };
}

async function ask({ owner, slug, id }: DeskOrderMade): Promise<void> {
  const { products } = await line.read(owner.visitor, slug, id);
  const options = [{ title: 'Роза', note: '', mediaFileId: null, refund: 10_000 }];
  const body = { orderProductId: products[0]?.orderProductId, words: 'Нет пионов', options, refundWithout: 20_000 };
  expect((await owner.visitor.post(`desk/${slug}/orders/${id}/substitutions`, body)).status).toBe(200);
}

/** Makes a clock due. */
const runDown = (id: number, kind: OrderClock) =>
  api.db
    .update(orderClocks)
    .set({ dueAt: sql`now() - interval '1 second'` })
    .where(and(eq(orderClocks.orderServiceId, id), eq(orderClocks.kind, kind)));

async function arrange(): Promise<Case[]> {
  const [steps, clocks] = [Object.keys(stepCases) as DeskStepType[], Object.keys(clockCases) as OrderClock[]];
  const cases: Case[] = [];
  for (const name of steps) cases.push(await stepCase(name));
  for (const kind of clocks) cases.push(await clockCase(kind));
  // The clock that is due first fires first.
  for (const [index, kind] of clocks.entries()) await runDown(cases[steps.length + index]?.id ?? 0, kind);
  return cases;
}

/** An order as its shop and its customer see it, its clocks, and every notice about it with its messages. */
async function viewOf({ owner, seller, courier, customer, slug, id, making }: Case) {
  const order: DeskOrder = await line.read(owner.visitor, slug, id);
  const people = [owner, seller, courier, customer].map(({ user }) => user.id);
  const { rows: notices } = await api.db.execute<{ kind: string; channels: string[] }>(sql`
    select n.kind, array(select d.channel from notice_deliveries d where d.notice_id = n.id order by 1) as channels
    from notices n where n.user_id = any(${sql.param(people)}::int[]) order by n.id`);
  const { rows: clocks } = await api.db.execute(sql`
    select kind, done_at, has_fired from order_clocks where order_service_id = ${id} order by id`);
  return { order, notices, clocks, making: await making() };
}

/** The refunds that the bank has made, and their receipts. */
async function atBank(orderId: number) {
  const [payment] = await paymentsOf(orderId);
  const made = (await bank.payments()).find(({ id }) => id === payment?.externalId);
  return { returned: (made?.originalAmount ?? 0) - (made?.amount ?? 0), receipts: made?.refundReceipts.length };
}

/** Interrupts every case at its point in one process, and kills the process. */
async function killDuring(cases: readonly Case[], points: readonly KillPoint['after'][]): Promise<void> {
  const program = await startProgram(env);
  for (const [index, { name, from, begin }] of cases.entries()) {
    const stopped = database.stopNext({ from, after: points[index] ?? 'commit' });
    const ended = begin(program).then(
      (answer) => expect.fail(`${name} was not interrupted: ${JSON.stringify(answer)}`),
      () => {},
    );
    await Promise.race([stopped, ended]);
  }
  await program.kill();
  await soon(async () => {
    const { rows } = await api.db.execute(sql`
      select from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'`);
    expect(rows).toHaveLength(0);
  });
}

/** Somewhere between the first statement and COMMIT. A transaction has 10 to 40 statements. */
const somewhere = (cases: readonly Case[]) =>
  fc.sample(fc.integer({ min: 1, max: 24 }), { seed, numRuns: cases.length });
const run = (job: string) => api.app.jobs.run(job);
const afterCommit = (cases: readonly Case[]) => cases.map(() => 'commit' as const);

const title = 'a step or a clock whose program is killed happens once or not at all, like its notices and refunds';
test(`${title} (seed ${seed})`, { timeout: 240_000 }, async () => {
  const cases = await arrange();
  const views = () => Promise.all(cases.map(viewOf));
  const before = await views();

  await killDuring(cases, somewhere(cases));
  expect(await views()).toEqual(before);

  await killDuring(cases, afterCommit(cases));
  const after = await views();
  for (const [index, { name, expected }] of cases.entries()) {
    const [was, is] = [before[index], after[index]];
    const sent = is?.notices.slice(was?.notices.length).map(({ kind }) => kind);
    const { status, notices } = expected;
    expect({ name, status: is?.order.status.type, notices: sent }).toEqual({ name, status, notices });
  }

  // The device repeats its step, and another copy of the program runs the clocks.
  for (const { name, begin } of cases) {
    const answer = await begin({ post: (visitor, path, body) => visitor.post(path, body), run });
    expect({ name, status: answer?.status ?? 200 }).toEqual({ name, status: 200 });
  }
  expect(await views()).toEqual(after);
  for (const { name, orderId, expected } of cases) {
    const receipts = expected.returned ? 1 : 0;
    await soon(async () => {
      await run('payment.refund');
      expect({ name, ...(await atBank(orderId)) }).toEqual({ name, returned: expected.returned ?? 0, receipts });
    });
  }
});
