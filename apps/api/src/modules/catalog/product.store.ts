import type { Product } from '@vetka/domain/catalog';
import { formatPrice } from '@vetka/domain/money';
import { truncate } from '@vetka/domain/text';
import type { FastifyInstance } from 'fastify';
import { bytesToKeep, Kept } from '../../platform/changes/kept.ts';
import * as subjects from '../../platform/changes/subjects.ts';
import { FinishedJson } from '../../platform/http/finished.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { isSoldOut, oneDecimal, openedCard, type Card, type CardStore } from './card.store.ts';
import { ownMarksQuery, ownProductQuery, productQuery, type OwnMarks, type ProductRow } from './product.query.ts';

const noMarks: OwnMarks = { isFavorite: false, vote: null, isSubscribed: false };

const centimetres = (millimetres: number | null): number | null =>
  millimetres === null ? null : Math.round(millimetres / 10);

const seoOf = (product: ProductRow): Product['seo'] => ({
  title: product.seoTitle ?? `${product.title} — купить за ${formatPrice(product.price)}`,
  description: product.seoDescription ?? truncate(`${product.description} Магазин «${product.sellerName}».`, 160),
});

const familyOf = (siblings: ProductRow['family']): Product['family'] =>
  siblings.length < 2
    ? []
    : siblings.map(({ isStockTracked, stock, ...shown }) => ({
        ...shown,
        isAvailable: !isSoldOut({ isStockTracked, stock }),
      }));

/** Everything on the page that depends on the product only. */
const ownFieldsOf = (row: ProductRow) => ({
  description: row.description,
  mediaFiles: row.media.map(({ file, alt }) => mediaFileOf(file, alt || row.title)),
  categories: row.categories,
  unit: row.unit,
  amount: row.amount,
  width: centimetres(row.widthMm),
  height: centimetres(row.heightMm),
  weight: row.weight,
  composition: row.composition,
  care: row.care,
  productionMinutes: row.productionMinutes,
  returnRule: row.returnRule,
  attributes: row.attributes,
  family: familyOf(row.family),
  ...(row.promotion !== null && { promotion: row.promotion }),
  ratings: {
    rating: oneDecimal(row.rating),
    reviewsCount: row.ratingCount,
    histogram: [1, 2, 3, 4, 5].map((stars) => row.stars[stars] ?? 0),
  },
  votesUp: row.votesUp,
  votesDown: row.votesDown,
  favoritesCount: row.favoritesCount,
  status: row.status,
  kind: row.kind,
  createdAt: new Date(row.createdAt).toISOString(),
});

/** A product's page as it was last sent to a guest, and the parts it was made of. */
interface Sent {
  card: Card;
  text: string;
  body: Buffer;
}
interface KeptProduct {
  /** What it is dropped with. */
  id: number;
  serviceId: number;
  familyId: number | null;
  /** The fields that depend on the product only, without braces. Without the objects that they were made of. */
  json: string;
  seo: string;
  sent?: Sent;
}

const keptOf = (row: ProductRow): KeptProduct => ({
  id: row.id,
  serviceId: row.serviceId,
  familyId: row.familyId,
  json: JSON.stringify(ownFieldsOf(row)).slice(1, -1),
  seo: JSON.stringify(seoOf(row)),
});

/** A text with one Russian letter takes two bytes per letter, and so do the bytes of an answer. */
const bytesOf = ({ json, seo, sent }: KeptProduct): number =>
  2 * (json.length + seo.length) + (sent?.body.length ?? 2 * json.length);

/** Product pages, kept until the product, one of its sizes or its seller changes. */
export class ProductStore {
  readonly #app: FastifyInstance;
  readonly #cards: CardStore;
  readonly #products = new Kept<string, KeptProduct>({ name: 'products', maxBytes: 24_000_000, bytesOf });

  constructor(app: FastifyInstance, cards: CardStore) {
    this.#app = app;
    this.#cards = cards;
    app.changes.onChange((changes) => {
      for (const { topic, subject } of changes) {
        if (topic === 'all') this.#products.clear();
        else if (topic === 'product') this.#products.dropIf(({ id }) => id === subject);
        else if (topic === 'family') this.#products.dropIf(({ familyId }) => familyId === subject);
        else if (topic === 'service') this.#products.dropIf(({ serviceId }) => serviceId === subject);
      }
    });
  }

  /** Undefined for a product that is not shown. */
  async read(slug: string, userId: number | null): Promise<FinishedJson<Product> | undefined> {
    await this.#app.changes.caughtUp();
    // A person who reads a product that is not kept gets their marks with it.
    let marks: OwnMarks | undefined;
    const product = await this.#products.read(slug.toLowerCase(), async () => {
      const [found] = await this.#find(slug, userId);
      marks = found;
      return found && keptOf(found.product);
    });
    const [card] = product ? await this.#cards.read([product.id]) : [];
    if (!product || !card) return undefined;
    const text = this.#cards.textOf(card);
    const shows = () => subjectsOf(product);
    if (userId === null) return new FinishedJson(bodyForGuests(product, card, text), shows);
    if (!marks) [marks] = await ownMarksQuery(this.#app.reader, [userId, product.id, product.serviceId]);
    return new FinishedJson(bodyOf(product, card, text, marks ?? noMarks), shows);
  }

  async #find(slug: string, userId: number | null): Promise<({ product: ProductRow } & OwnMarks)[]> {
    if (userId !== null) return ownProductQuery(this.#app.reader, [slug, userId]);
    return (await productQuery(this.#app.reader, [slug])).map((found) => ({ ...found, ...noMarks }));
  }
}

const subjectsOf = ({ id, serviceId, familyId }: KeptProduct): string[] => [
  subjects.product(id),
  subjects.service(serviceId),
  ...(familyId === null ? [] : [subjects.family(familyId)]),
];

function bodyOf({ json, seo }: KeptProduct, card: Card, text: string, marks: OwnMarks): string {
  const { page } = card.seller;
  const state = marks.isSubscribed ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED';
  return `${openedCard(card, text, marks.isFavorite)},${json},"ownVote":${JSON.stringify(marks.vote)},"seller":${page},"subscriptionState":"${state}"},"seo":${seo}}`;
}

function bodyForGuests(product: KeptProduct, card: Card, text: string): Buffer {
  const { sent } = product;
  if (sent && sent.card === card && sent.text === text) return sent.body;
  const body = bytesToKeep(bodyOf(product, card, text, noMarks));
  product.sent = { card, text, body };
  return body;
}
