import type { Category } from '@vetka/domain/catalog';
import { searchLimits, type SuggestedCategory, type Suggestions } from '@vetka/domain/search';
import type { FastifyInstance } from 'fastify';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { planSearch, type SearchPlan } from './search.plan.ts';
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

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** What a query searches for. @param asTyped without corrections */
  plan(query: string, { asTyped = false }: { asTyped?: boolean | undefined } = {}): Promise<SearchPlan> {
    return planSearch(this.#app.db, query, asTyped);
  }

  async suggestions(session: RequestSession, typed: string): Promise<Suggestions> {
    const query = typed.trim();
    if (query === '') return nothing;
    const { db } = this.#app;
    const plan = await this.plan(query);
    const [{ products, productsCount }, services, articles, categories] = await Promise.all([
      repository.findProducts(db, plan),
      repository.findServices(db, plan.text),
      repository.findArticles(db, plan.text, session),
      this.#categories(plan.text),
    ]);
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
