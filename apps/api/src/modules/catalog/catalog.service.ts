import type {
  CatalogFilters,
  CatalogPage,
  CatalogQuery,
  Category,
  ProductCard,
  ProductPage,
} from '@vetka/domain/catalog';
import { metaOf, type PageQuery } from '@vetka/domain/paging';
import type { SQL } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../../platform/http/refusal.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { cardOf, findCardRows } from './catalog.cards.ts';
import { conditionsOf, inCategories, orderOf, whereOf } from './catalog.filter.ts';
import { findFilters, findIds, windowOf } from './catalog.repository.ts';
import {
  conditionsOfScope,
  favoritesOf,
  leadsItsFamily,
  reachesToday,
  relatedTo,
  type ProductScope,
} from './catalog.scope.ts';
import { childrenOf, findCategories, pathTo, topCategories } from './category.repository.ts';

/** How long category counts are cached (ms). */
const categoriesMs = 30_000;

type SearchPlan = Awaited<ReturnType<FastifyInstance['searchEngine']['plan']>>;

interface Listed extends ProductPage {
  search: SearchPlan | null;
}

/** Lists, filters and categories. */
export class CatalogService {
  readonly #app: FastifyInstance;
  #categories: { until: number; list: Promise<Category[]> } | null = null;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** All categories with counts at most 30 s old: every page requests them, and counting scans all products. */
  async categories(): Promise<Category[]> {
    const now = Date.now();
    if (this.#categories === null || now > this.#categories.until) {
      this.#categories = { until: now + categoriesMs, list: findCategories(this.#app.db) };
    }
    try {
      return await this.#categories.list;
    } catch (error) {
      this.#categories = null;
      throw error;
    }
  }

  /** @throws Refusal 404 */
  async category(id: number): Promise<Category> {
    const category = (await this.categories()).find((entry) => entry.id === id);
    if (!category) throw notFound('catalog.unknown-category', 'Такого раздела нет');
    return category;
  }

  /** The catalogue, or one of its categories. @throws Refusal 404 for an unknown category */
  async page(session: RequestSession, query: CatalogQuery, slug?: string): Promise<CatalogPage> {
    const all = await this.categories();
    const category = slug === undefined ? null : (all.find((entry) => entry.slug === slug) ?? null);
    if (slug !== undefined && !category) throw notFound('catalog.unknown-category', 'Такого раздела нет');
    const { data, meta, search } = await this.#list(session, query, category ? [inCategories([category.slug])] : []);
    return {
      data,
      meta,
      category: category && { ...category, isSelected: true },
      path: category ? pathTo(all, category) : [],
      children: category ? childrenOf(all, category.id) : topCategories(all),
      correctedSearch: search?.corrected ?? null,
      omittedWords: [],
      nearestCategories: search && meta.total === 0 ? topCategories(all) : [],
    };
  }

  async products(session: RequestSession, query: CatalogQuery, scope: ProductScope = {}): Promise<ProductPage> {
    const { data, meta } = await this.#list(session, query, conditionsOfScope(scope));
    return { data, meta };
  }

  /** Shows only the most popular size of each bouquet. */
  async popular(session: RequestSession, query: PageQuery): Promise<ProductPage> {
    const { data, meta } = await this.#list(session, query, [leadsItsFamily]);
    return { data, meta };
  }

  /** A person's favourites, most recently added first. */
  favorites(session: RequestSession, userId: number, query: PageQuery): Promise<ProductPage> {
    const { condition, order } = favoritesOf(userId);
    return this.#cardsOf(session, whereOf({}, [condition]), order, windowOf(query));
  }

  async filters(session: RequestSession, query: CatalogQuery): Promise<CatalogFilters> {
    const search = query.search === undefined ? null : await this.#app.searchEngine.plan(query.search, query);
    const conditions = conditionsOf(query, reachesToday(session.cityId));
    return findFilters(this.#app.db, conditions, search ? [search.matches] : []);
  }

  /** The most similar products by categories and facets, of any seller. @throws Refusal 404 */
  async related(session: RequestSession, productId: number, take: number): Promise<ProductPage> {
    await this.#app.product.requireShown(productId);
    const { conditions, order } = relatedTo(productId);
    return this.#cardsOf(session, whereOf({}, conditions), order, { page: 1, take });
  }

  /** Product cards in the order of the ids. */
  async cards(session: RequestSession, ids: readonly number[]): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const rows = await findCardRows(this.#app.db, ids, session.userId);
    const texts = await this.#app.delivery.soonest(rows.map(({ product }) => product));
    const cards = new Map(rows.map((row, index) => [row.product.id, cardOf(row, texts[index] ?? '')]));
    return ids.flatMap((id) => cards.get(id) ?? []);
  }

  async #list(session: RequestSession, query: CatalogQuery, base: readonly SQL[]): Promise<Listed> {
    const search = query.search === undefined ? null : await this.#app.searchEngine.plan(query.search, query);
    const where = whereOf(conditionsOf(query, reachesToday(session.cityId)), [
      ...base,
      ...(search ? [search.matches] : []),
    ]);
    return { ...(await this.#cardsOf(session, where, orderOf(query.sort, search), windowOf(query))), search };
  }

  async #cardsOf(
    session: RequestSession,
    where: SQL,
    order: SQL,
    window: { page: number; take: number },
  ): Promise<ProductPage> {
    const { ids, total } = await findIds(this.#app.db, where, order, window);
    return { data: await this.cards(session, ids), meta: metaOf(window.page, window.take, total) };
  }
}
