import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { shownCategoryIds } from '../../platform/shown-categories.ts';
import { wordsOf } from '../../platform/words/letters.ts';
import { findNamedCity, listCityNames, type CityName, type NamedCity } from './search.cities.ts';
import { findNamedShop, listShopNames, type NamedShop, type ShopName } from './search.shops.ts';
import type { Synonym, Vocabulary } from './vocabulary.ts';

/** The maximum age of synonyms, the names of shops and cities, and the words of categories and facets (ms). */
const freshMs = 30_000;

interface Rows {
  words: string[] | null;
  last: number;
  [name: string]: unknown;
}

/** The vocabulary of the catalogue, kept up to date with the database. */
export class Dictionary {
  readonly #db: Executor;
  #vocabulary: Promise<Vocabulary> | null = null;
  #shops: ShopName[] = [];
  #cities: CityName[] = [];
  #lastWord = 0;
  #freshUntil = 0;
  #catchingUp: Promise<boolean> | null = null;

  constructor(db: Executor) {
    this.#db = db;
  }

  /** The vocabulary; loaded on first use and refreshed in the background. */
  async vocabulary(): Promise<Vocabulary> {
    this.#vocabulary ??= this.#load();
    try {
      const vocabulary = await this.#vocabulary;
      if (Date.now() > this.#freshUntil) this.#refreshSoon();
      return vocabulary;
    } catch (error) {
      this.#vocabulary = null;
      throw error;
    }
  }

  /** The shop that a query names, if any. Known once the vocabulary is loaded. */
  async namedShop(query: string): Promise<NamedShop | null> {
    const vocabulary = await this.vocabulary();
    return findNamedShop(this.#shops, query, (typed, word) => vocabulary.isForm(typed, word));
  }

  /** Finds a city that shops deliver to among words. */
  async cityFinder(): Promise<(words: readonly string[]) => NamedCity | null> {
    const vocabulary = await this.vocabulary();
    return (words) => findNamedCity(this.#cities, words, (typed, word) => vocabulary.isForm(typed, word));
  }

  /** Reloads synonyms and the names of shops, cities, categories and facets in the background, after a change. */
  refresh(): void {
    this.#refreshSoon();
  }

  /** Reads the words written since the last time. @returns whether there were any */
  async catchUp(): Promise<boolean> {
    this.#catchingUp ??= this.#readWords().finally(() => (this.#catchingUp = null));
    return this.#catchingUp;
  }

  async #load(): Promise<Vocabulary> {
    // The code of the search is loaded with its words: the API starts without both.
    const [words, russian] = await Promise.all([import('./vocabulary.ts'), import('./russian.ts')]);
    const vocabulary = new words.Vocabulary(await russian.loadRussian());
    this.#lastWord = 0;
    await this.#addWords(vocabulary);
    await this.#refresh(vocabulary);
    return vocabulary;
  }

  async #readWords(): Promise<boolean> {
    const vocabulary = await this.vocabulary();
    return this.#addWords(vocabulary);
  }

  async #addWords(vocabulary: Vocabulary): Promise<boolean> {
    const { rows } = await this.#db.execute<Rows>(sql`
      select array_agg(word) as words, coalesce(max(id), 0)::int as last from search_words where id > ${this.#lastWord}
    `);
    const { words = null, last = 0 } = rows[0] ?? {};
    if (words === null) return false;
    vocabulary.add(words);
    this.#lastWord = last;
    return true;
  }

  #refreshSoon(): void {
    this.#freshUntil = Date.now() + freshMs;
    // A failure leaves the older words; the next search tries again after a while.
    this.#vocabulary?.then((vocabulary) => this.#refresh(vocabulary)).catch(() => {});
  }

  async #refresh(vocabulary: Vocabulary): Promise<void> {
    const [shops, cities, synonyms, keys] = await Promise.all([
      listShopNames(this.#db),
      listCityNames(this.#db),
      this.#db.execute<Synonym & Record<string, unknown>>(sql`select term, meanings from search_synonyms order by id`),
      this.#db.execute<{ label: string }>(sql`
        select name as label from categories where id in ${shownCategoryIds}
        union select av.label from attribute_values av join attributes a on a.id = av.attribute_id where a.name = 'flower'
      `),
    ]);
    this.#shops = shops;
    this.#cities = cities;
    vocabulary.addKeyWords(keys.rows.flatMap(({ label }) => wordsOf(label)));
    vocabulary.setSynonyms(synonyms.rows);
    this.#freshUntil = Date.now() + freshMs;
  }
}
