import { sql, type SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { Kept } from '../../platform/changes/kept.ts';
import { prepared } from '../../platform/database/prepared.ts';
import { products } from '../../platform/database/schema/catalog.ts';

type Timetable = Parameters<FastifyInstance['delivery']['reachToday']>[0];

interface SellerTimetable {
  id: number;
  timetable: Timetable;
}
/** Per option of a seller: what it still delivers today. Parallel lists, as SQL takes them. */
interface Reach {
  sellers: number[];
  minutes: number[];
  totals: number[];
}

const minute = 60_000;

const findSellers = prepared<{ id: number }>(
  'catalog-today-sellers',
  `select id from services where status = 'PUBLISHED' and is_accepting_orders`,
);

const timetablesQuery = ({ delivery }: FastifyInstance) =>
  prepared<SellerTimetable>(
    'catalog-today-timetables',
    `select s.id, ${delivery.timetableSql('s')} as timetable from services s where s.id = any($1)`,
  );

const listOf = (values: readonly number[]): string => `{${values.join(',')}}`;

/** A product that one of its seller's options still delivers today. */
const isAmong = ({ sellers, minutes, totals }: Reach): SQL => sql`exists (
  select from unnest(${listOf(sellers)}::int[], ${listOf(minutes)}::int[], ${listOf(totals)}::bigint[])
    as today (service_id, minutes, min_total)
  where today.service_id = ${products.serviceId} and ${products.productionMinutes} <= today.minutes
    and ${products.price} >= today.min_total
)`;

/**
 * Which products can still be delivered today, by the same calendar as the checkout. Timetables are kept until their
 * seller changes, and what follows from them for a minute.
 */
export class TodayStore {
  readonly #app: FastifyInstance;
  readonly #query: ReturnType<typeof timetablesQuery>;
  readonly #timetables = new Kept<number, SellerTimetable>({
    name: 'timetables',
    maxBytes: 16_000_000,
    bytesOf: () => 4000,
  });
  readonly #reaches = new Kept<string, Reach>({
    name: 'reaches',
    maxBytes: 2_000_000,
    bytesOf: ({ sellers }) => 100 + 24 * sellers.length,
  });

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#query = timetablesQuery(app);
    app.changes.onChange((changes) => {
      for (const { topic, subject } of changes) {
        if (topic === 'all') this.#timetables.clear();
        if (topic === 'service') this.#timetables.drop(subject);
        if (topic !== 'product' && topic !== 'family') this.#reaches.clear();
      }
    });
  }

  /** The minute that answers are computed for: a list is kept for no longer. */
  minute(): number {
    return Math.floor(Date.now() / minute);
  }

  /** The condition on `products`. Call `changes.caughtUp` first. */
  async condition(cityId: number | null, at: number): Promise<SQL> {
    const reach = await this.#reaches.read(`${cityId} ${at}`, () => this.#find(cityId, at));
    return reach ? isAmong(reach) : sql`false`;
  }

  async #find(cityId: number | null, at: number): Promise<Reach> {
    const sellers = await findSellers(this.#app.reader, []);
    const found = await this.#timetables.readAll(
      sellers.map(({ id }) => id),
      async (missing) => new Map((await this.#query(this.#app.reader, [missing])).map((row) => [row.id, row])),
    );
    // A list may be a minute old when it is read, and a page of the site half a minute older.
    const [now, until] = [new Date(at * minute), new Date((at + 2) * minute)];
    const rows = found.flatMap((seller) =>
      seller === undefined
        ? []
        : this.#app.delivery
            .reachToday(seller.timetable, cityId, now, until)
            .map((reach) => ({ id: seller.id, ...reach })),
    );
    return {
      sellers: rows.map(({ id }) => id),
      minutes: rows.map(({ minutes }) => minutes),
      totals: rows.map(({ minTotal }) => minTotal),
    };
  }
}
