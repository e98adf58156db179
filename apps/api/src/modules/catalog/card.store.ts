import { isDeepStrictEqual } from 'node:util';
import { cheaperToday, type ProductCard } from '@vetka/domain/catalog';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { Kept } from '../../platform/changes/kept.ts';
import { mediaFileOf } from '../../platform/media-file.ts';
import { cardsQuery, type CardRow, type PageSeller, type SellerRow } from './card.query.ts';

const minute = 60_000;
/** A product counts as new for this long (ms). */
const newMs = 14 * 86_400_000;
/** The popularity from which a product is a «Хит». */
const hitPopularity = 800;

export const oneDecimal = (rating: number | null): number => Math.round((rating ?? 0) * 10) / 10;

export const isSoldOut = ({ isStockTracked, stock }: { isStockTracked: boolean; stock: number }): boolean =>
  isStockTracked && stock <= 0;

/** A seller with parts that are already JSON. */
export interface Seller {
  row: SellerRow;
  /** The `ServiceRef` of a card. */
  ref: string;
  /** The opening of the object on a product's page: all but what depends on the visitor. */
  page: string;
  /** «Сегодня с 14:00» as JSON, by production time. */
  texts: Map<number, { until: number; json: string }>;
}

/** A card whose JSON is made once; the seller, the earliest delivery and the visitor's own mark are joined to it. */
export interface Card {
  id: number;
  row: CardRow;
  seller: Seller;
  /** The opening of the object. */
  json: string;
  /** When the badge «Новинка» ends. */
  freshUntil: number;
}

/** The JSON of an object without its closing brace. */
const opened = (value: object): string => JSON.stringify(value).slice(0, -1);

const newUntil = ({ publishedAt }: CardRow): number => (publishedAt ?? -newMs) + newMs;

const badgeOf = (row: CardRow): string | null => {
  if (row.isCheaperToday) return cheaperToday;
  if (Date.now() < newUntil(row)) return 'Новинка';
  return row.popularity >= hitPopularity ? 'Хит' : null;
};

type OwnFields = Omit<ProductCard, 'service' | 'isFavorite' | 'deliveryText'>;

const ownFieldsOf = (row: CardRow): OwnFields => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  price: row.price,
  oldPrice: row.oldPrice,
  image: row.picture && mediaFileOf(row.picture, row.picture.alt || row.title),
  rating: oneDecimal(row.rating),
  reviewsCount: row.ratingCount,
  isAvailable: !isSoldOut(row),
  stock: row.isStockTracked ? row.stock : null,
  badge: badgeOf(row),
});

const pageSellerOf = (row: SellerRow): PageSeller => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  mediaFile: row.logo && mediaFileOf(row.logo),
  tagline: row.tagline,
  cityName: row.cityName,
  rating: oneDecimal(row.rating),
  reviewsCount: row.ratingCount,
  photoBeforeDelivery: row.photoBeforeDelivery,
  isAcceptingOrders: row.isAcceptingOrders,
  deliveryOptions: row.deliveryOptions,
  details: row.details,
});

function sellerOf(row: SellerRow): Seller {
  const { id, slug, name, logo } = row;
  const ref = JSON.stringify({ id, slug, name, mediaFile: logo && mediaFileOf(logo, name) });
  return { row, ref, page: opened(pageSellerOf(row)), texts: new Map() };
}

function cardOf(row: CardRow, seller: Seller): Card {
  const until = newUntil(row);
  return {
    id: row.id,
    row,
    seller,
    json: opened(ownFieldsOf(row)),
    freshUntil: until > Date.now() ? until : Number.POSITIVE_INFINITY,
  };
}

/** The complete JSON of a card, or its opening for a page that has more fields. */
export const openedCard = (card: Card, text: string, isFavorite: boolean): string =>
  `${card.json},"service":${card.seller.ref},"isFavorite":${isFavorite},"deliveryText":${text}`;

/** Cards of products, kept until the product or its seller changes. */
export class CardStore {
  readonly #app: FastifyInstance;
  readonly #query: ReturnType<typeof cardsQuery>;
  readonly #cards = new Kept<number, Card>({
    name: 'cards',
    maxBytes: 16_000_000,
    bytesOf: ({ json }) => 3 * json.length,
  });
  /** Cards of one seller share one object. */
  readonly #sellers = new LRUCache<number, Seller>({ max: 2000 });

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#query = cardsQuery(app.delivery);
    app.changes.onChange((changes) => {
      for (const { topic, subject } of changes) {
        if (topic === 'all') this.#cards.clear();
        else if (topic === 'product') this.#cards.drop(subject);
        else if (topic === 'service') this.#cards.dropIf(({ seller }) => seller.row.id === subject);
      }
    });
  }

  /** The cards in the order of the ids. Call `changes.caughtUp` first. */
  async read(ids: readonly number[]): Promise<Card[]> {
    const now = Date.now();
    for (const id of ids) if ((this.#cards.peek(id)?.freshUntil ?? now) < now) this.#cards.drop(id);
    const cards = await this.#cards.readAll(ids, (missing) => this.#load(missing));
    return cards.filter((card) => card !== undefined);
  }

  /** The earliest delivery as JSON, computed once a minute for each seller and production time. */
  textOf({ row: { productionMinutes }, seller }: Card): string {
    const now = Date.now();
    const known = seller.texts.get(productionMinutes);
    if (known && known.until > now) return known.json;
    const json = JSON.stringify(this.#app.delivery.soonestText(seller.row.timetable, productionMinutes));
    seller.texts.set(productionMinutes, { json, until: now - (now % minute) + minute });
    return json;
  }

  async #load(ids: number[]): Promise<ReadonlyMap<number, Card>> {
    const [found] = await this.#query(this.#app.reader, [ids]);
    const sellers = new Map(found?.sellers.map((row) => [row.id, this.#shared(row)]));
    const cards = (found?.cards ?? []).flatMap((row) => {
      const seller = sellers.get(row.serviceId);
      return seller ? [[row.id, cardOf(row, seller)] as const] : [];
    });
    return new Map(cards);
  }

  #shared(row: SellerRow): Seller {
    const known = this.#sellers.get(row.id);
    if (known && isDeepStrictEqual(known.row, row)) return known;
    const seller = sellerOf(row);
    this.#sellers.set(row.id, seller);
    return seller;
  }
}
