import { sql } from 'drizzle-orm';
import { searchLimits } from '@vetka/domain/search';
import type { Executor } from '../../platform/database/connect.ts';

/** A query is suggested to others once it was searched for this often. */
const minUses = 5;
/** Longer queries are not suggested to others. */
const maxLength = 60;
/** The most queries kept in memory between two writes. */
const maxWaiting = 1000;

/**
 * Counts searches without counting people: a query counts at most once between two writes, a minute apart, so repeating
 * it does not push it up.
 */
export class FrequentQueries {
  readonly #db: Executor;
  #waiting = new Set<string>();

  constructor(db: Executor) {
    this.#db = db;
  }

  /** @param text a query that consists of words of the catalogue only, so it cannot be rude or personal */
  count(text: string): void {
    const isShareable = text.length <= maxLength && !/\d{4}/.test(text);
    if (isShareable && this.#waiting.size < maxWaiting) this.#waiting.add(text);
  }

  /** Writes what was counted. */
  async save(): Promise<void> {
    const queries = [...this.#waiting].toSorted();
    if (queries.length === 0) return;
    this.#waiting = new Set();
    await this.#db.execute(sql`
      insert into search_queries (query, uses) select query, 1 from unnest(${sql.param(queries)}::text[]) as typed (query)
      on conflict (query) do update set uses = search_queries.uses + 1, last_used = current_date
    `);
  }

  /** The most frequent queries that start like this one, without the query itself. */
  async startingWith(text: string): Promise<string[]> {
    const { rows } = await this.#db.execute<{ query: string }>(sql`
      select query from search_queries
      where uses >= ${minUses} and starts_with(query, ${text}) and query <> ${text}
      order by uses desc, query limit ${searchLimits.queries}
    `);
    return rows.map(({ query }) => query);
  }
}
