import type { Product, RatingSummary } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { truncate } from '@vetka/domain/text';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import { findVote } from '../../platform/marks/marks.read.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { cardOf, findCardRows, isSoldOut, oneDecimal, type CardRow } from './catalog.cards.ts';
import * as repository from './product.repository.ts';
import { findSeller } from './seller.repository.ts';

const productNotFound = () => notFound('catalog.unknown-product', 'Такого товара нет');

const centimetres = (millimetres: number | null): number | null =>
  millimetres === null ? null : Math.round(millimetres / 10);

const seoOf = ({ product, service }: CardRow): Product['seo'] => ({
  title: product.seoTitle ?? `${product.title} — купить за ${formatPrice(product.price)}`,
  description: product.seoDescription ?? truncate(`${product.description} Магазин «${service.name}».`, 160),
});

const familyOf = (rows: Awaited<ReturnType<typeof repository.findFamily>>): Product['family'] =>
  rows.length < 2
    ? []
    : rows.map((product) => ({
        id: product.id,
        slug: product.slug,
        label: product.familyLabel ?? product.title,
        price: product.price,
        isAvailable: !isSoldOut({ ...product }),
      }));

/** The product page, its ratings. */
export class ProductService {
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** @throws Refusal 404 for an unpublished product */
  async read({ userId }: RequestSession, slug: string): Promise<Product> {
    const { db } = this.#app;
    const id = await repository.findShownId(db, { slug });
    const [row] = id === undefined ? [] : await findCardRows(db, [id], userId);
    if (!row) throw productNotFound();
    const { product } = row;
    const [files, categories, composition, attributes, family, histogram, ownVote, seller, deliveryOptions, texts] =
      await Promise.all([
        repository.findMedia(db, product.id),
        repository.findProductCategories(db, product.id),
        repository.findComposition(db, product.id),
        repository.findAttributes(db, product.id),
        product.familyId === null ? [] : repository.findFamily(db, product.familyId),
        repository.findHistogram(db, product.id),
        userId === null ? null : findVote(db, { kind: 'product', id: product.id }, userId),
        findSeller(db, product.serviceId, userId),
        this.#app.delivery.options(product.serviceId),
        this.#app.delivery.soonest([product]),
      ]);
    return {
      ...cardOf(row, texts[0] ?? ''),
      description: product.description,
      mediaFiles: files.map(({ file, alt }) => mediaFileOf(file, alt || product.title)),
      categories,
      unit: product.unit,
      amount: product.amount,
      width: centimetres(product.widthMm),
      height: centimetres(product.heightMm),
      weight: product.weightGrams,
      composition,
      care: product.careText,
      productionMinutes: product.productionMinutes,
      attributes,
      family: familyOf(family),
      ratings: { rating: oneDecimal(product.rating), reviewsCount: product.ratingCount, histogram },
      votesUp: product.votesUp,
      votesDown: product.votesDown,
      ownVote,
      favoritesCount: product.favoritesCount,
      status: product.status,
      kind: product.kind,
      createdAt: product.createdAt.toISOString(),
      seller: { ...seller, deliveryOptions },
      seo: seoOf(row),
    };
  }

  /** @throws Refusal 404 */
  async ratings(id: number): Promise<RatingSummary> {
    const shown = await repository.findShownRating(this.#app.db, id);
    if (!shown) throw productNotFound();
    const histogram = await repository.findHistogram(this.#app.db, id);
    return { rating: oneDecimal(shown.rating), reviewsCount: shown.ratingCount, histogram };
  }

  /** Whatever belongs to a hidden product is hidden with it. @throws Refusal 404 for a product that is not shown */
  async requireShown(id: number): Promise<void> {
    if ((await repository.findShownId(this.#app.db, { id })) === undefined) throw productNotFound();
  }
}
