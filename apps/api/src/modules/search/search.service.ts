import type { Category } from '@vetka/domain/catalog';
import {
  searchLimits,
  type SearchSynonym,
  type SearchSynonymPage,
  type SuggestedCategory,
  type Suggestions,
  type SynonymsQuery,
  type WriteSynonym,
} from '@vetka/domain/search';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Act } from '../../platform/administration/implement.ts';
import { wordsOf } from '../../platform/words/letters.ts';
import type { RequestSession } from '../../platform/session/request-session.ts';
import { Dictionary } from './dictionary.ts';
import { readLiterally, readQuery, type Part, type Reading } from './reading.ts';
import { FrequentQueries } from './search.frequent.ts';
import { looserConditions, planOfEverything, planReading, type SearchPlan } from './search.plan.ts';
import * as repository from './search.repository.ts';
import { planInShop, planOfShop } from './search.shops.ts';
import { readWishes, withWishes, type FindCity, type TodayOf, type Wish } from './search.wishes.ts';

/** Of this many products at least one remains if all are sizes of the same bouquet. */
const sizesOfBouquet = 5;
/** How many shelves a search that finds nothing leads to. */
const shelvesTake = 6;

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

/** How many parts of a query a category names. */
const namedIn = (name: string, parts: readonly Part[]): number =>
  parts.filter((part) => names(part, wordsOf(name))).length;

/** A query without its wishes, and how it is read. */
interface Understood {
  query: string;
  wishes: Wish[];
  reading: Reading;
  /** The same query, where the name of a city is a word like others. */
  withoutCity: () => Promise<Understood>;
}

/** The administration is rare. */
const loadSynonyms = () => import('./search.synonyms.ts');
type SynonymTable = Awaited<ReturnType<typeof loadSynonyms>>;

/** Interprets queries and suggests what a partly typed one may mean. */
export class SearchService {
  readonly #app: FastifyInstance;

  readonly #dictionary: Dictionary;
  readonly #frequent: FrequentQueries;

  constructor(app: FastifyInstance) {
    this.#app = app;
    this.#dictionary = new Dictionary(app.db);
    this.#frequent = new FrequentQueries(app.db);
    app.changes.onChange((changes) => {
      if (changes.some(({ topic }) => topic === 'search')) this.#dictionary.refresh();
    });
    app.jobs.every(countingMs, 'search-queries', () => this.#frequent.save());
  }

  /** The search plan of a query. @param asTyped without corrections, word by word */
  async plan(
    query: string,
    { asTyped = false, today }: { asTyped?: boolean | undefined; today?: TodayOf } = {},
  ): Promise<SearchPlan> {
    if (asTyped) return planReading(this.#app.db, readLiterally(query));
    return this.#planOf(await this.#understand(query), today);
  }

  async #understand(typed: string, isTyping = false, findCity?: FindCity): Promise<Understood> {
    const { wishes, rest } = readWishes(typed, findCity ?? (await this.#dictionary.cityFinder()));
    const hasCity = wishes.some(({ kind }) => kind === 'city');
    if (hasCity && (await this.#isCityOfShop(typed, rest))) return this.#understand(typed, isTyping, () => null);
    return {
      query: rest,
      wishes,
      reading: await this.#read(rest, isTyping && typed.endsWith(rest)),
      withoutCity: () => this.#understand(typed, isTyping, () => null),
    };
  }

  /** Whether a shop is no longer named once the city is taken out: «Цветы Москвы» is its name. */
  async #isCityOfShop(typed: string, rest: string): Promise<boolean> {
    const before = await this.#dictionary.namedShop(typed);
    return before !== null && (await this.#dictionary.namedShop(rest))?.id !== before.id;
  }

  async #planOf(understood: Understood, today: TodayOf | undefined): Promise<SearchPlan> {
    const { query, wishes, reading } = understood;
    const isOnlyWishes = wishes.length > 0 && wordsOf(query).length === 0;
    const words = isOnlyWishes ? planOfEverything('') : await this.#planWith(query, reading);
    const plan = await withWishes(this.#app.db, words, wishes, today);
    const city = wishes.find(({ kind }) => kind === 'city');
    // «Утро в Суздале» is the name of a bouquet.
    return city && plan.omitted.includes(city.typed) ? this.#planOf(await understood.withoutCity(), today) : plan;
  }

  /** A query that names a shop finds its goods. */
  async #planWith(query: string, reading: Reading): Promise<SearchPlan> {
    const { db } = this.#app;
    const shop = await this.#dictionary.namedShop(query);
    if (shop && shop.rest.length > 0) {
      const rest = await planReading(db, await this.#read(shop.rest.join(' ')));
      const plan = await planInShop(db, shop, rest, query);
      if (plan) return plan;
    }
    const words = await planReading(db, reading);
    return shop?.rest.length === 0 ? planOfShop(shop, { ...words, text: query }) : words;
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

  /** The table of synonyms, for the administration. */
  async synonyms(query: SynonymsQuery): Promise<SearchSynonymPage> {
    const { listSynonyms } = await loadSynonyms();
    return listSynonyms(this.#app.db, query);
  }

  /** @throws Refusal 409 when the term has synonyms, 422 */
  addSynonym(act: Act, written: WriteSynonym): Promise<SearchSynonym> {
    return this.#changeSynonyms(act, ({ addSynonym }) => addSynonym(act.tx, act.user.id, written));
  }

  /** @throws Refusal 404, 409 when another synonym has the term, 422 */
  changeSynonym(act: Act, id: number, written: WriteSynonym): Promise<SearchSynonym> {
    return this.#changeSynonyms(act, ({ changeSynonym }) => changeSynonym(act.tx, act.user.id, id, written));
  }

  /** @throws Refusal 404 */
  removeSynonym(act: Act, id: number): Promise<{ id: number }> {
    return this.#changeSynonyms(act, ({ removeSynonym }) => removeSynonym(act.tx, act.user.id, id));
  }

  /** Every copy of the API reads the synonyms again as soon as it notices the change. */
  async #changeSynonyms<T>({ tx, afterCommit }: Act, change: (table: SynonymTable) => Promise<T>): Promise<T> {
    await tx.execute(sql`select note_changes(array['search'], array[0])`);
    afterCommit(() => this.#app.changes.caughtUp());
    return change(await loadSynonyms());
  }

  async suggestions(session: RequestSession, typed: string): Promise<Suggestions> {
    const query = typed.trim();
    if (query === '') return { ...nothing, queries: await this.#frequent.startingWith('') };
    const { db } = this.#app;
    const understood = await this.#understand(query, true);
    const { reading } = understood;
    const plan = await this.#planOf(understood, this.#app.catalog.todayOf(session));
    const [queries, { ids, total: productsCount }, services, articles, categories] = await Promise.all([
      this.#frequent.startingWith(plan.text),
      this.#app.catalog.findRanked(plan, searchLimits.products * sizesOfBouquet),
      repository.findServices(db, [query, plan.text]),
      repository.findArticles(db, [query, plan.text], session),
      this.#categories(reading.parts),
    ]);
    const products = await repository.findProducts(db, ids);
    return { correctedSearch: plan.corrected, queries, products, productsCount, services, articles, categories };
  }

  /**
   * The categories to look in when a query finds nothing: those it names, then those that hold what matches a part of it.
   * Small categories come before large ones that hold as much of it. Empty when nothing of the query is known.
   */
  async nearest(query: string): Promise<Category[]> {
    const { reading } = await this.#understand(query);
    const held = await this.#shelvesOf(reading);
    const weight = ({ id, name, productsCount }: Category): number =>
      namedIn(name, reading.parts) * 1e6 + (held.get(id) ?? 0) ** 2 / Math.max(1, productsCount);
    return (await this.#app.catalog.knownCategories())
      .filter((category) => category.productsCount > 0 && weight(category) > 0)
      .toSorted((one, other) => weight(other) - weight(one))
      .slice(0, shelvesTake);
  }

  /** Categories by how many products they hold that match all known parts of a query, or any when none matches all. */
  async #shelvesOf(reading: Reading): Promise<Map<number, number>> {
    let held = new Map<number, number>();
    for (const matches of looserConditions(reading)) {
      if (held.size === 0) held = await repository.findShelves(this.#app.db, matches);
    }
    return held;
  }

  /** Categories named by a part of the query; those named by more of it first. */
  async #categories(parts: readonly Part[]): Promise<SuggestedCategory[]> {
    const all = await this.#app.catalog.knownCategories();
    return all
      .filter(({ name, productsCount }) => productsCount > 0 && namedIn(name, parts) > 0)
      .toSorted((one, other) => namedIn(other.name, parts) - namedIn(one.name, parts))
      .slice(0, searchLimits.categories)
      .map(suggestedCategory);
  }
}
