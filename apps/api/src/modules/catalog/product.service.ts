import type { Product, RatingSummary } from '@vetka/domain/catalog';
import type { FastifyInstance } from 'fastify';
import type { FinishedJson } from '../../platform/http/finished.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { oneDecimal, type CardStore } from './card.store.ts';
import * as repository from './product.repository.ts';
import { ProductStore } from './product.store.ts';

const productNotFound = () => notFound('catalog.unknown-product', 'Такого товара нет');

/** The product page, its ratings. */
export class ProductService {
  readonly #app: FastifyInstance;
  readonly #store: ProductStore;

  constructor(app: FastifyInstance, cards: CardStore) {
    this.#app = app;
    this.#store = new ProductStore(app, cards);
  }

  /** @throws Refusal 404 for an unpublished product */
  async read({ userId }: RequestSession, slug: string): Promise<FinishedJson<Product>> {
    const found = await this.#store.read(slug, userId);
    if (!found) throw productNotFound();
    return found;
  }

  /** @throws Refusal 404 */
  async ratings(id: number): Promise<RatingSummary> {
    const shown = await repository.findShownRating(this.#app.db, id);
    if (!shown) throw productNotFound();
    const histogram = await repository.findHistogram(this.#app.db, id);
    return { rating: oneDecimal(shown.rating), reviewsCount: shown.ratingCount, histogram };
  }

  /**
   * Everything that belongs to a hidden product is hidden with it. @throws Refusal 404 for a product that is not shown
   */
  async requireShown(id: number): Promise<void> {
    if ((await repository.findShownId(this.#app.db, { id })) === undefined) throw productNotFound();
  }
}
