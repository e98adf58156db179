import { mkdtemp } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { banks } from '@vetka/domain/payment';
import type fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { pino } from 'pino';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/platform/config.ts';
import { connect, type Connection } from '../../src/platform/database/connect.ts';
import type { Providers } from '../../src/providers.ts';
import { createTestDatabase } from '../database.ts';
import { createTestProviders } from '../providers.ts';
import { SimulatedBank } from './bank.ts';
import { checkCommit } from './checks.commit.ts';
import { checkEnd } from './checks.end.ts';
import { VirtualClock } from './clock.ts';
import { Conductor } from './conductor.ts';
import { keepShop, runJobs } from './crew.ts';
import { buy } from './customer.ts';
import { takeTurns } from './driver.ts';
import { failuresIn } from './log.ts';
import { neglectDelivery } from './neglect.ts';
import { notifier } from './notifications.ts';
import { SimulatedPayouts } from './payouts.ts';
import type { Plan } from './plan.ts';
import type { Scene } from './scene.ts';
import { withServices } from './services.ts';
import { settle } from './settling.ts';
import { openShops, setStage, type Shops } from './stage.ts';
import { openAccounts, payShops } from './treasury.ts';

const copies = 2;
/** More than the actors of a run use at once, so that nobody waits for a connection. */
const poolSize = 24;
/** Answers of the bank take turns, not time. */
const endlessMs = 600_000;

/** Two replicas over one database, for many runs. After a failed run it is discarded. */
export class World {
  readonly #apps: FastifyInstance[] = [];
  readonly #providers: Providers[] = [];
  readonly #log = failuresIn();
  readonly #control: pg.Client;
  readonly #quiet: Connection;
  readonly #clock: VirtualClock;
  readonly #drop: () => Promise<void>;
  #shops: Shops | undefined;
  #conductor: Conductor | undefined;
  #runs = 0;
  #paid = 0;

  private constructor(control: pg.Client, quiet: Connection, drop: () => Promise<void>) {
    this.#control = control;
    this.#quiet = quiet;
    this.#drop = drop;
    this.#clock = new VirtualClock(control);
  }

  static async create(adminUrl: string): Promise<World> {
    const { url, drop } = await createTestDatabase(adminUrl, 'empty');
    const control = new pg.Client({ connectionString: url });
    await control.connect();
    // The check after every commit is one long statement, and its tables are small: planning it takes most of its time.
    await control.query('set plan_cache_mode = force_generic_plan');
    const world = new World(
      control,
      connect(url, 2, () => {}),
      drop,
    );
    await world.#clock.install();
    await world.#clock.restart();
    for (let copy = 0; copy < copies; copy += 1) await world.#start(url);
    world.#shops = await openShops(world.#quiet.db);
    return world;
  }

  /** Steps of the last run, in order. */
  get passed(): readonly string[] {
    return this.#conductor?.passed ?? [];
  }

  /** Payouts that the bank of the last run was asked to make. */
  get paid(): number {
    return this.#paid;
  }

  /** Ends all connections, including those of work that still runs. */
  async abandon(): Promise<void> {
    this.#control.on('error', () => {});
    await this.#drop();
  }

  /** @throws Violation, or what the program threw */
  async run(plan: Plan, order: fc.Scheduler): Promise<void> {
    const scene = await this.#prepare(plan, order);
    for (const [number, customer] of plan.customers.entries()) await buy(scene, number, customer);
    if (plan.shop.length > 0) keepShop(scene, plan.shop);
    for (const [number, steps] of plan.jobs.entries()) runJobs(scene, number, steps);
    payShops(scene);
    neglectDelivery(scene);
    await scene.conductor.run();
    this.#log.check();
    await settle(scene);
    this.#log.check();
    await checkCommit(this.#control, scene);
    await checkEnd(scene);
    this.#paid = scene.payouts?.entries.filter(({ fate }) => fate !== undefined).length ?? 0;
  }

  async #start(url: string): Promise<void> {
    // The real duration of a pause must not change the order either.
    const pause = async () => this.#conductor?.pass('pauses before it repeats a transaction');
    const connection = connect(url, poolSize, () => {}, undefined, pause);
    // Nor may it end a connection that is slow to open or idle: on a busy machine that is chance.
    Object.assign(connection.pool.options, { connectionTimeoutMillis: 0, idleTimeoutMillis: 0 });
    takeTurns(connection.pool, {
      send: (client, sql, query) => (this.#conductor ? this.#conductor.send(client, sql, query) : query()),
      aside: (work) => (this.#conductor ? this.#conductor.aside(work) : work()),
    });
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'vetka-simulation-'));
    const config = { ...readConfig({ VETKA_DATA_DIR: dataDir }), bankPatienceMs: endlessMs };
    const { providers } = createTestProviders();
    const logger = pino({ level: 'warn' }, this.#log.stream);
    const app = await withServices(() => buildApp({ config, connection, providers, logger }));
    await app.jobs.stop();
    this.#apps.push(app);
    this.#providers.push(providers);
  }

  async #prepare(plan: Plan, order: fc.Scheduler): Promise<Scene> {
    await this.#clock.restart();
    this.#log.forget();
    // Deadlines of earlier runs are over: their orders are unknown to the bank of this one.
    await this.#control.query('update order_clocks set done_at = now() where done_at is null');
    const conductor: Conductor = new Conductor(order, this.#control, plan.crashes, {
      committed: () => checkCommit(this.#control, scene),
    });
    const bank: SimulatedBank = new SimulatedBank(plan, {
      pass: (label) => conductor.pass(label),
      notify: notifier(() => scene),
    });
    const payouts = this.#payoutsOf(plan, conductor);
    const gateways = { payments: [bank.gateway()], payouts: payouts ? [payouts.gateway()] : [] };
    for (const providers of this.#providers) Object.assign(providers, gateways);
    const scene: Scene = {
      plan,
      stage: await setStage(this.#quiet.db, await this.#shopsOf(plan), plan),
      copies: this.#apps,
      conductor,
      bank,
      payouts,
      clock: this.#clock,
      control: this.#control,
      since: await this.#since(),
      orders: [],
      refunds: [],
    };
    this.#conductor = conductor;
    return scene;
  }

  #payoutsOf({ payouts, bank }: Plan, conductor: Conductor): SimulatedPayouts | undefined {
    this.#runs += 1;
    if (!payouts) return undefined;
    const isRecorded = (externalId: string) =>
      conductor.aside(async () => {
        const { rows } = await this.#control.query('select from payouts where external_id = $1', [externalId]);
        return rows.length > 0;
      });
    const pass = (label: string) => conductor.pass(label);
    return new SimulatedPayouts(payouts, { bank, pass, mark: String(this.#runs), isRecorded });
  }

  /** Money left to a shop would be paid in the next run, so each run with payouts has shops of its own. */
  async #shopsOf({ payouts, bank }: Plan): Promise<Shops> {
    if (!this.#shops) throw new Error('The shops are not open yet.');
    if (!payouts) return this.#shops;
    const shops = await openShops(this.#quiet.db);
    await openAccounts(this.#control, [shops.florist.id, shops.baker.id], banks[bank].provider);
    return shops;
  }

  async #since() {
    const { rows } = await this.#control.query<{ orderId: number; paymentId: number }>(
      `select coalesce((select max(id) from orders), 0) as "orderId", coalesce((select max(id) from payments), 0) as "paymentId"`,
    );
    return rows[0] ?? { orderId: 0, paymentId: 0 };
  }
}
