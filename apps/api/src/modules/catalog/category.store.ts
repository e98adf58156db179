import type { Category } from '@vetka/domain/catalog';
import type { FastifyInstance } from 'fastify';
import { findCategories } from './category.repository.ts';

/** How long the counts are kept (ms). */
const keptMs = 30_000;

interface Kept {
  until: number;
  list: Promise<Category[]>;
}

/** The categories with the numbers of their products. */
export class CategoryStore {
  readonly #app: FastifyInstance;
  #kept: Kept | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
    app.changes.onChange((changes) => {
      if (changes.some(({ topic }) => topic === 'search')) this.#kept = null;
    });
  }

  /** All of them. Changed categories are read again at once. */
  async all(): Promise<Category[]> {
    await this.#app.changes.caughtUp();
    return this.known();
  }

  /**
   * The same without waiting for the latest changes (`changes.caughtUp`). Every page needs the counts, and counting reads
   * all products: counts that are too old are still returned once more, while new ones are made.
   */
  known(): Promise<Category[]> {
    const kept = this.#kept;
    if (kept === null) return this.#count();
    if (Date.now() > kept.until) {
      kept.until = Date.now() + keptMs;
      // A failure leaves the older counts for another while.
      this.#count().catch(() => {});
    }
    return kept.list;
  }

  async #count(): Promise<Category[]> {
    const list = findCategories(this.#app.db);
    const known = this.#kept;
    const counted = { until: Date.now() + keptMs, list };
    const placed = (this.#kept = known ?? counted);
    try {
      await list;
      // Unless the categories have changed since.
      if (this.#kept === placed) this.#kept = { ...counted, until: Date.now() + keptMs };
      return await list;
    } catch (error) {
      if (this.#kept === counted) this.#kept = null;
      throw error;
    }
  }
}
