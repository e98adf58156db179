import type { Category } from '@vetka/domain/catalog';
import { searchLimits, type SuggestedCategory, type Suggestions } from '@vetka/domain/search';
import type { FastifyInstance } from 'fastify';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { Dictionary } from './dictionary.ts';
import { readLiterally, readQuery } from './reading.ts';
import { planReading, type SearchPlan } from './search.plan.ts';
import * as repository from './search.repository.ts';

const nothing: Suggestions = {
  correctedSearch: null,
  queries: [],
  categories: [],
  services: [],
  articles: [],
  products: [],
  productsCount: 0,
};

const suggestedCategory = ({ id, slug, name, productsCount }: Category): SuggestedCategory => ({
  id,
  slug,
  name,
  productsCount,
});

/** Interprets queries and suggests what a partly typed one may mean. */
export class SearchService {
  readonly #app: FastifyInstance;

  readonly #dictionary: Dictionary;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#dictionary = new Dictionary(app.db);
  }

  /** What a query searches for. @param asTyped without corrections */
  async plan(query: string, { asTyped = false }: { asTyped?: boolean | undefined } = {}): Promise<SearchPlan> {
    if (asTyped) return planReading(this.#app.db, readLiterally(query));
    const vocabulary = await this.#dictionary.vocabulary();
    const reading = readQuery(vocabulary, query);
    // A word may be new to the catalogue rather than mistyped.
    const isDoubtful = reading.isCorrected || reading.unknown.length > 0;
    const isNew = isDoubtful && (await this.#dictionary.catchUp());
    return planReading(this.#app.db, isNew ? readQuery(vocabulary, query) : reading);
  }

  async suggestions(session: RequestSession, typed: string): Promise<Suggestions> {
    const query = typed.trim();
    if (query === '') return nothing;
    const { db } = this.#app;
    const plan = await this.plan(query);
    const [{ ids, total: productsCount }, services, articles, categories] = await Promise.all([
      this.#app.catalog.findRanked(plan, searchLimits.products),
      repository.findServices(db, plan.text),
      repository.findArticles(db, plan.text, session),
      this.#categories(plan.text),
    ]);
    const products = await repository.findProducts(db, ids);
    return { ...nothing, correctedSearch: plan.corrected, products, productsCount, services, articles, categories };
  }

  async #categories(text: string): Promise<SuggestedCategory[]> {
    const all = await this.#app.catalog.categories();
    const wanted = text.toLowerCase();
    return all
      .filter(({ name, productsCount }) => productsCount > 0 && name.toLowerCase().includes(wanted))
      .slice(0, searchLimits.categories)
      .map(suggestedCategory);
  }
}
