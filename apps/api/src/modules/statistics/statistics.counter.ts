import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** The most products kept in memory between two writes. */
const maxWaiting = 20_000;

interface Counted {
  views: number;
  adds: number;
}

/**
 * Counts opened product pages and products put into carts. Numbers alone are kept, in memory between two writes, so a
 * page view costs no query.
 */
export class ProductCounter {
  readonly #db: Executor;
  #waiting = new Map<number, Counted>();

  constructor(db: Executor) {
    this.#db = db;
  }

  countView(productId: number): void {
    this.#add(productId, { views: 1, adds: 0 });
  }

  countAdd(productId: number): void {
    this.#add(productId, { views: 0, adds: 1 });
  }

  /** Writes the counts to the current day of each shop. Counts that could not be written are kept for the next time. */
  async save(): Promise<void> {
    const counted = this.#waiting;
    if (counted.size === 0) return;
    this.#waiting = new Map();
    try {
      await this.#write(counted);
    } catch (error) {
      for (const [productId, each] of counted) this.#add(productId, each);
      throw error;
    }
  }

  #add(productId: number, { views, adds }: Counted): void {
    const known = this.#waiting.get(productId);
    if (!known && this.#waiting.size >= maxWaiting) return;
    this.#waiting.set(productId, { views: (known?.views ?? 0) + views, adds: (known?.adds ?? 0) + adds });
  }

  /** In the order of ids, so that two copies of the program do not deadlock. Drops ids that are not of a sold product. */
  async #write(counted: ReadonlyMap<number, Counted>): Promise<void> {
    const ids = [...counted.keys()].toSorted((one, other) => one - other);
    const column = (name: keyof Counted) => sql.param(ids.map((id) => counted.get(id)?.[name] ?? 0));
    await this.#db.execute(sql`
      insert into statistics_product_days (service_id, day, product_id, views, adds)
      select p.service_id, (now() at time zone c.time_zone)::date, p.id, counted.views, counted.adds
      from unnest(${sql.param(ids)}::int[], ${column('views')}::int[], ${column('adds')}::int[]) as counted (id, views, adds)
      join products p on p.id = counted.id and p.status = 'PUBLISHED'
      join services s on s.id = p.service_id join cities c on c.id = s.city_id
      order by p.service_id, p.id
      on conflict (service_id, day, product_id) do update
      set views = statistics_product_days.views + excluded.views, adds = statistics_product_days.adds + excluded.adds`);
  }
}
