import type { Category } from '@vetka/domain/catalog';
import { searchLimits, type SuggestedCategory, type Suggestions } from '@vetka/domain/search';
import type { FastifyInstance } from 'fastify';
import { wordsOf } from '../../platform/words/letters.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { Dictionary } from './dictionary.ts';
import { readLiterally, readQuery, type Part, type Reading } from './reading.ts';
import { FrequentQueries } from './search.frequent.ts';
import { planReading, type SearchPlan } from './search.plan.ts';
import * as repository from './search.repository.ts';

/** How often counted queries are written (ms). */
const countingMs = 60_000;

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

/** Whether a part of a query means one of the words, or is the start of one. */
const names = ({ text, meanings }: Part, words: readonly string[]): boolean =>
  words.some((word) => word.startsWith(text) || meanings.some((lists) => lists.some((forms) => forms.includes(word))));

/** Interprets queries and suggests what a partly typed one may mean. */
export class SearchService {
  readonly #app: FastifyInstance;

  readonly #dictionary: Dictionary;
  readonly #frequent: FrequentQueries;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#dictionary = new Dictionary(app.db);
    this.#frequent = new FrequentQueries(app.db);
    app.jobs.every(countingMs, 'search-queries', () => this.#frequent.save());
  }

  /** What a query searches for. @param asTyped without corrections */
  async plan(query: string, { asTyped = false }: { asTyped?: boolean | undefined } = {}): Promise<SearchPlan> {
    return planReading(this.#app.db, asTyped ? readLiterally(query) : await this.#read(query));
  }

  /** Counts a successful search, so that it may be suggested to others. */
  count({ text, isWhole }: SearchPlan): void {
    if (isWhole) this.#frequent.count(text);
  }

  async #read(query: string, isTyping = false): Promise<Reading> {
    const vocabulary = await this.#dictionary.vocabulary();
    const reading = readQuery(vocabulary, query, isTyping);
    // A word may be new to the catalogue rather than mistyped.
    const isDoubtful = reading.isCorrected || reading.unknown.length > 0;
    const isNew = isDoubtful && (await this.#dictionary.catchUp());
    return isNew ? readQuery(vocabulary, query, isTyping) : reading;
  }

  async suggestions(session: RequestSession, typed: string): Promise<Suggestions> {
    const query = typed.trim();
    if (query === '') return { ...nothing, queries: await this.#frequent.startingWith('') };
    const { db } = this.#app;
    const reading = await this.#read(query, true);
    const plan = await planReading(db, reading);
    const [queries, { ids, total: productsCount }, services, articles, categories] = await Promise.all([
      this.#frequent.startingWith(plan.text),
      this.#app.catalog.findRanked(plan, searchLimits.products),
      repository.findServices(db, plan.text),
      repository.findArticles(db, plan.text, session),
      this.#categories(reading.parts),
    ]);
    const products = await repository.findProducts(db, ids);
    return { correctedSearch: plan.corrected, queries, products, productsCount, services, articles, categories };
  }

  /** Categories named by a part of the query; those named by more of it first. */
  async #categories(parts: readonly Part[]): Promise<SuggestedCategory[]> {
    const all = await this.#app.catalog.categories();
    const named = ({ name }: Category) => parts.filter((part) => names(part, wordsOf(name))).length;
    return all
      .filter((category) => category.productsCount > 0 && named(category) > 0)
      .toSorted((one, other) => named(other) - named(one))
      .slice(0, searchLimits.categories)
      .map(suggestedCategory);
  }
}
