import type { CatalogFilters, ProductPage } from '@vetka/domain/catalog';
import { metaOf } from '@vetka/domain/paging';
import type { FastifyInstance } from 'fastify';
import { bytesToKeep, Kept } from '../../platform/changes/kept.ts';
import { prepared } from '../../platform/database/prepared.ts';
import * as subjects from '../../platform/changes/subjects.ts';
import { FinishedJson } from '../../platform/http/finished.ts';
import { openedCard, type Card, type CardStore } from './card.store.ts';

/** The products of one page of a list. */
interface Listed {
  ids: number[];
  total: number;
  /** It lists only what is delivered today. */
  isToday?: boolean;
}

/** The same with the favourites of the person for whom it was found, which are not kept. */
interface FoundList extends Listed {
  favorites?: readonly number[];
}
type Find = () => Promise<FoundList>;

/** Whose favourites a page shows, and which of its products they are, if they are known. */
interface Visitor {
  userId: number | null;
  favorites?: readonly number[] | undefined;
}

export interface ListWindow {
  page: number;
  take: number;
}

/** A page as it was last sent, and the parts it was made of. */
interface Sent {
  cards: readonly Card[];
  texts: readonly string[];
  rest: string;
  body: Buffer;
}
interface KeptList extends Listed {
  sent?: Sent;
}
interface KeptFilters {
  json: string;
  isToday: boolean;
}

/** Which lists a person marked: product ids. */
const findFavorites = prepared<{ id: number }>(
  'catalog-favorites-among',
  'select product_id as id from product_favorites where user_id = $1 and product_id = any($2)',
);

const isSame = <T>(one: readonly T[], other: readonly T[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

const bytesOfList = ({ ids, sent }: KeptList): number => 200 + 16 * ids.length + (sent?.body.length ?? 20_000);

/** The JSON after the cards of a page. */
export type Rest = (meta: ProductPage['meta']) => string | Promise<string>;

/** A page without fields of its own. */
const plainRest = (meta: ProductPage['meta']): string => `"meta":${JSON.stringify(meta)}`;

/** Pages of product lists, kept until the order, the filters or the counts of lists may have changed. */
export class ListStore {
  readonly #app: FastifyInstance;
  readonly #cards: CardStore;
  readonly #lists = new Kept<string, KeptList>({ name: 'lists', maxBytes: 24_000_000, bytesOf: bytesOfList });
  readonly #filters = new Kept<string, KeptFilters>({
    name: 'filters',
    maxBytes: 4_000_000,
    bytesOf: ({ json }) => 2 * json.length,
  });

  constructor(app: FastifyInstance, cards: CardStore) {
    this.#app = app;
    this.#cards = cards;
    app.changes.onChange((changes) => {
      if (changes.some(({ topic }) => topic === 'list' || topic === 'all')) {
        this.#lists.clear();
        this.#filters.clear();
      } else if (changes.some(({ topic }) => topic === 'today')) {
        this.#lists.dropIf(({ isToday }) => isToday === true);
        this.#filters.dropIf(({ isToday }) => isToday);
      }
    });
  }

  /** One page of a list that is the same for everyone. @param key names the list, not its page */
  async page(key: string, window: ListWindow, userId: number | null, find: Find) {
    await this.#app.changes.caughtUp();
    return this.kept<ProductPage>(key, window, userId, find, plainRest);
  }

  /** The same, for callers that have already called `changes.caughtUp`. */
  async kept<T>(key: string, window: ListWindow, userId: number | null, find: Find, rest: Rest) {
    let favorites: readonly number[] | undefined;
    const list = await this.#lists.read(`${key} ${window.page} ${window.take}`, async () => {
      const { favorites: own, ...found } = await find();
      favorites = own;
      return found;
    });
    return this.#answer<T>(list ?? { ids: [], total: 0 }, window, { userId, favorites }, rest);
  }

  /** One page of a list that is not kept. */
  async once<T>(window: ListWindow, userId: number | null, find: Find, rest: Rest = plainRest) {
    await this.#app.changes.caughtUp();
    const { favorites, ...list } = await find();
    return this.#answer<T>(list, window, { userId, favorites }, rest);
  }

  /** One page of a person's favourites. */
  async favorites(window: ListWindow, find: Find): Promise<FinishedJson<ProductPage>> {
    await this.#app.changes.caughtUp();
    const { ids, total } = await find();
    const cards = await this.#cards.read(ids);
    const texts = cards.map((card) => this.#cards.textOf(card));
    return new FinishedJson(
      bodyOf({ cards, texts, rest: plainRest(metaOf(window.page, window.take, total)) }, () => true),
      subjectsOf(cards),
    );
  }

  /** The filter panel of a list that is the same for everyone. */
  async filters(key: string, find: () => Promise<CatalogFilters>, isToday: boolean) {
    await this.#app.changes.caughtUp();
    const found = await this.#filters.read(key, async () => ({ json: JSON.stringify(await find()), isToday }));
    return new FinishedJson<CatalogFilters>(found?.json ?? '{}', () => listSubjects(isToday));
  }

  async #answer<T>(list: KeptList, { page, take }: ListWindow, { userId, favorites: known }: Visitor, rest: Rest) {
    const cards = await this.#cards.read(list.ids);
    const texts = cards.map((card) => this.#cards.textOf(card));
    const after = await rest(metaOf(page, take, list.total));
    if (userId === null)
      return new FinishedJson<T>(bodyForAnyone(list, { cards, texts, rest: after }), subjectsOf(cards, list.isToday));
    const favorites = new Set(known ?? (await this.#favoritesAmong(list.ids, userId)));
    return new FinishedJson<T>(
      bodyOf({ cards, texts, rest: after }, (id) => favorites.has(id)),
      subjectsOf(cards, list.isToday),
    );
  }

  async #favoritesAmong(ids: number[], userId: number): Promise<number[]> {
    if (ids.length === 0) return [];
    const rows = await findFavorites(this.#app.reader, [userId, ids]);
    return rows.map(({ id }) => id);
  }
}

/** Lists of what is delivered today also depend on the places that sellers have left. */
const listSubjects = (isToday: boolean): string[] => [subjects.list, ...(isToday ? [subjects.today] : [])];

/** A list depends on its order, and on each card. */
const subjectsOf =
  (cards: readonly Card[], isToday = false) =>
  (): string[] => [
    ...listSubjects(isToday),
    ...cards.map(({ id }) => subjects.product(id)),
    ...new Set(cards.map(({ seller }) => subjects.service(seller.row.id))),
  ];

function bodyOf({ cards, texts, rest }: Omit<Sent, 'body'>, isFavorite: (id: number) => boolean): string {
  const data = cards.map((card, index) => `${openedCard(card, texts[index] ?? '""', isFavorite(card.id))}}`);
  return `{"data":[${data.join(',')}],${rest}}`;
}

/** The page for visitors without favourites, the same buffer as long as none of its parts changes. */
function bodyForAnyone(list: KeptList, parts: Omit<Sent, 'body'>): Buffer {
  const { sent } = list;
  if (sent && sent.rest === parts.rest && isSame(sent.cards, parts.cards) && isSame(sent.texts, parts.texts)) {
    return sent.body;
  }
  const body = bytesToKeep(bodyOf(parts, () => false));
  list.sent = { ...parts, body };
  return body;
}
