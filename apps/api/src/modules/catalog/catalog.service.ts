import type { CatalogFilters, CatalogPage, CatalogQuery, Category, ProductPage } from '@vetka/domain/catalog';
import type { PageQuery } from '@vetka/domain/paging';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { FinishedJson } from '../../platform/http/finished.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import type { CardStore } from './card.store.ts';
import { conditionsOf, deliveredToday, inCategories, orderOf, whereOf } from './catalog.filter.ts';
import { findRanked } from './catalog.ranked.ts';
import { findFilters } from './catalog.options.ts';
import { findIds, windowOf, type FoundIds } from './catalog.repository.ts';
import {
  conditionsOfScope,
  favoritesOf,
  leadsItsFamily,
  orderOfService,
  relatedTo,
  withIds,
  type ProductScope,
} from './catalog.scope.ts';
import { childrenOf, pathTo, topCategories } from './category.repository.ts';
import { CategoryStore } from './category.store.ts';
import { ListStore, type Rest } from './list.store.ts';
import type { TodayStore } from './today.store.ts';

type SearchPlan = Awaited<ReturnType<FastifyInstance['searchEngine']['plan']>>;

/** Lists that are the same for everyone. `name` distinguishes lists that differ in more than the query. */
interface ListAsked {
  session: RequestSession;
  query: CatalogQuery;
  name: string;
  base?: readonly SQL[];
  /** The changes have been asked for. @default false */
  isCaughtUp?: boolean;
  /** Unless the query has one. */
  order?: SQL | undefined;
}

/** The fields after the products of a page. */
type Fields = (search: SearchPlan | null, total: number) => Promise<object>;

/** The place and time for which a list of today's deliveries is valid; null for other lists. */
interface Today {
  cityId: number | null;
  minute: number;
}

/** The name of a list: its query without the page, as understood, and what it takes from the visitor and the clock. */
function keyOf({ query, name }: Pick<ListAsked, 'query' | 'name'>, search: SearchPlan | null, today: Today | null) {
  const { page: _page, take: _take, search: _typed, asTyped: _asTyped, ...filters } = query;
  return JSON.stringify([
    name,
    today,
    search?.key ?? null,
    ...Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}

const foundBy = (search: SearchPlan | null): SQL[] => (search ? [search.matches, ...search.conditions] : []);
const isOfToday = (search: SearchPlan | null, today: Today | null): boolean =>
  today !== null || search?.isToday === true;

/** Lists, filters and categories. */
export class CatalogService {
  readonly #app: FastifyInstance;
  readonly #lists: ListStore;
  readonly #today: TodayStore;
  readonly #categories: CategoryStore;

  constructor(app: FastifyInstance, cards: CardStore, today: TodayStore) {
    this.#app = app;
    this.#today = today;
    this.#lists = new ListStore(app, cards);
    this.#categories = new CategoryStore(app);
  }

  categories(): Promise<Category[]> {
    return this.#categories.all();
  }

  /** See `CategoryStore.known`. */
  knownCategories(): Promise<Category[]> {
    return this.#categories.known();
  }

  /** @throws Refusal 404 */
  async category(id: number): Promise<Category> {
    const category = (await this.categories()).find((entry) => entry.id === id);
    if (!category) throw notFound('catalog.unknown-category', 'Такой категории нет');
    return category;
  }

  /** The catalogue, or one of its categories. @throws Refusal 404 for an unknown category */
  async page(session: RequestSession, query: CatalogQuery, slug?: string): Promise<FinishedJson<CatalogPage>> {
    const all = await this.categories();
    const category = slug === undefined ? null : (all.find((entry) => entry.slug === slug) ?? null);
    if (slug !== undefined && !category) throw notFound('catalog.unknown-category', 'Такой категории нет');
    const base = category ? [inCategories([category.slug])] : [];
    const name = `category ${category?.slug ?? ''}`;
    return this.#list<CatalogPage>({ session, query, name, base, isCaughtUp: true }, async (search, total) => ({
      category: category && { ...category, isSelected: true },
      path: category ? pathTo(all, category) : [],
      children: category ? childrenOf(all, category.id) : topCategories(all),
      correctedSearch: search?.corrected ?? null,
      omittedWords: search?.omitted ?? [],
      nearestCategories: search && total === 0 ? await this.#nearest(query, all) : [],
    }));
  }

  products(session: RequestSession, query: CatalogQuery, scope: ProductScope = {}): Promise<FinishedJson<ProductPage>> {
    const { serviceId, sectionId, hidesSoldOut } = scope;
    const name = `products ${JSON.stringify([serviceId, sectionId, hidesSoldOut])}`;
    const order = serviceId === undefined ? undefined : orderOfService(serviceId);
    return this.#list({ session, query, name, base: conditionsOfScope(scope), order });
  }

  /** These products in the order of their ids, without hidden ones. */
  chosen({ userId }: RequestSession, ids: readonly number[]): Promise<FinishedJson<ProductPage>> {
    const { condition, order } = withIds(ids);
    const window = { page: 1, take: ids.length };
    return this.#lists.once(window, userId, () =>
      findIds(this.#app.db, whereOf({}, [condition]), order, { ...window, userId }),
    );
  }

  /** Shows only the most popular size of each bouquet. */
  popular(session: RequestSession, query: PageQuery): Promise<FinishedJson<ProductPage>> {
    return this.#list({ session, query, name: 'popular', base: [leadsItsFamily] });
  }

  /** A person's favourites, most recently added first. */
  favorites(userId: number, query: PageQuery): Promise<FinishedJson<ProductPage>> {
    const { condition, order } = favoritesOf(userId);
    const window = windowOf(query);
    return this.#lists.favorites(window, () => findIds(this.#app.db, whereOf({}, [condition]), order, window));
  }

  async filters(session: RequestSession, query: CatalogQuery): Promise<FinishedJson<CatalogFilters>> {
    const search = await this.#planOf({ session, query });
    const today = this.#todayOf({ session, query }, search);
    const find = async () => {
      const conditions = await this.#conditions(query, today);
      return findFilters(this.#app.db, { query, conditions, base: foundBy(search) });
    };
    return this.#lists.filters(keyOf({ query, name: 'filters' }, search, today), find, isOfToday(search, today));
  }

  /** The most similar products by categories and facets, of any seller. @throws Refusal 404 */
  async related({ userId }: RequestSession, productId: number, take: number): Promise<FinishedJson<ProductPage>> {
    const window = { page: 1, take };
    return this.#lists.page(`related ${productId}`, window, userId, async () => {
      const { conditions, order } = relatedTo(productId);
      const found = await findIds(this.#app.db, whereOf({}, conditions), order, { ...window, userId });
      if (found.total === 0) await this.#app.product.requireShown(productId);
      return found;
    });
  }

  async #list<T>(asked: ListAsked, fields: Fields = async () => ({})): Promise<FinishedJson<T>> {
    const { query, session } = asked;
    const search = await this.#planOf(asked);
    const today = this.#todayOf(asked, search);
    const find = async () => ({ ...(await this.#find(asked, search, today)), isToday: isOfToday(search, today) });
    const rest: Rest = async (meta) => {
      if (search && !query.asTyped && meta.page === 1 && meta.total > 0) this.#app.searchEngine.count(search);
      return JSON.stringify({ meta, ...(await fields(search, meta.total)) }).slice(1, -1);
    };
    if (!asked.isCaughtUp) await this.#app.changes.caughtUp();
    return this.#lists.kept(keyOf(asked, search, today), windowOf(query), session.userId, find, rest);
  }

  /** The categories closest to a search without results; the top categories when none of its words is known. */
  async #nearest({ search = '' }: CatalogQuery, all: readonly Category[]): Promise<Category[]> {
    const nearest = await this.#app.searchEngine.nearest(search);
    return nearest.length > 0 ? nearest : topCategories(all);
  }

  async #planOf({ session, query }: Pick<ListAsked, 'session' | 'query'>): Promise<SearchPlan | null> {
    if (query.search === undefined) return null;
    return this.#app.searchEngine.plan(query.search, { asTyped: query.asTyped, today: this.todayOf(session) });
  }

  /** What is delivered today to the visitor, or to the city that the search names, for searches that ask for it. */
  todayOf(session: RequestSession) {
    const minute = this.#today.minute();
    return (cityId: number | null = session.cityId) => ({
      key: `${cityId} ${minute}`,
      condition: async () => {
        await this.#app.changes.caughtUp();
        return deliveredToday(await this.#today.condition(cityId, minute));
      },
    });
  }

  #todayOf({ session, query }: Pick<ListAsked, 'session' | 'query'>, search: SearchPlan | null): Today | null {
    if (!query.deliveryToday) return null;
    return { cityId: search?.cityId ?? session.cityId, minute: this.#today.minute() };
  }

  async #conditions(query: CatalogQuery, today: Today | null): Promise<ReturnType<typeof conditionsOf>> {
    return conditionsOf(query, today ? await this.#today.condition(today.cityId, today.minute) : undefined);
  }

  async #find(
    { query, session, base = [], order }: ListAsked,
    search: SearchPlan | null,
    today: Today | null,
  ): Promise<FoundIds> {
    const conditions = await this.#conditions(query, today);
    const window = { ...windowOf(query), userId: session.userId };
    if (search && query.sort === undefined) {
      return findRanked(this.#app.db, whereOf(conditions, [...base, ...search.conditions]), search, window);
    }
    const where = whereOf(conditions, [...base, ...foundBy(search)]);
    return findIds(this.#app.db, where, (query.sort === undefined && order) || orderOf(query.sort), window);
  }

  /** The most relevant products of a search, as ids, and the number of all. */
  findRanked(search: SearchPlan, take: number): Promise<FoundIds> {
    return findRanked(this.#app.db, whereOf({}, search.conditions), search, { page: 1, take });
  }
}
