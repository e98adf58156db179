import { closeWords, toleranceOf } from '../../platform/words/closeness.ts';
import { significantWords } from './emptyWords.ts';
import { soundOf } from '../../platform/words/letters.ts';
import type { Russian } from './russian.ts';
import { TextsByKey } from './textsByKey.ts';

/** A row of the table of synonyms. */
export interface Synonym {
  term: string;
  meanings: string[];
}

/** A synonym whose term starts with a word, each of its words given by its dictionary forms. */
interface Term {
  words: string[][];
  meanings: string[][];
}

/** How much closer a word of a category or a facet counts than another at the same distance. */
const keyWordBonus = 0.3;
/** How much an unknown but real word may differ from the word it is corrected to: «букет из раз». */
const realWordTolerance = 0.5;

const lettersOnly = (word: string): boolean => /^[а-яa-z]+$/.test(word);

/** A letter alone would sound like «нн». */
const soundsLike = (typed: string, word: string): boolean =>
  (typed.length > 1 || word.length === 1) &&
  soundOf(word.slice(0, 1))[0] === soundOf(typed)[0] &&
  soundOf(typed) === soundOf(word);

/** The words of the catalogue in all their forms, with the words that mean the same. */
export class Vocabulary {
  readonly #russian: Russian;
  /** Words as they are written in the catalogue. */
  readonly #catalogue = new Set<string>();
  /** The same, by their dictionary forms. */
  readonly #written = new TextsByKey();
  /** Dictionary forms by any form. */
  readonly #lemmas = new TextsByKey();
  /** Dictionary forms with their rules, whose forms are known. */
  readonly #learned = new Set<string>();
  readonly #bySound = new TextsByKey();
  readonly #terms = new Map<string, Term[]>();
  readonly #keyLemmas = new Set<string>();
  #sorted: string[] | null = null;

  constructor(russian: Russian) {
    this.#russian = russian;
  }

  /** Adds words of the catalogue. */
  add(words: readonly string[]): void {
    for (const word of words) {
      this.#catalogue.add(word);
      this.#learn(word);
      for (const lemma of this.lemmasOf(word)) this.#written.add(lemma, word);
    }
  }

  /**
   * Nouns of categories and facets: a typo is taken for one of them first, and a search goes without other words only if
   * one of them remains. Adjectives do not count: a red bicycle is not a red rose.
   */
  addKeyWords(words: readonly string[]): void {
    const lemmas = words.flatMap((word) => this.#russian.lemmasOf(word));
    for (const { word, flags } of lemmas) if (!flags.includes('A')) this.#keyLemmas.add(word);
  }

  setSynonyms(synonyms: readonly Synonym[]): void {
    this.#terms.clear();
    for (const { term, meanings } of synonyms) {
      const words = significantWords(term).map((word) => this.#learn(word));
      const entry = { words, meanings: meanings.map(significantWords) };
      const [meaning, ...others] = meanings;
      if (meaning !== undefined && others.length === 0) this.addKeyWords([meaning]);
      for (const lemma of words[0] ?? []) this.#terms.set(lemma, [...(this.#terms.get(lemma) ?? []), entry]);
    }
  }

  /** Learns all forms of a word. @returns its dictionary forms */
  #learn(word: string): string[] {
    const lemmas = this.#russian.lemmasOf(word);
    for (const lemma of lemmas) {
      // Words of the same dictionary form may be declined by other rules: «ранункулюс» alone by none.
      const rules = `${lemma.word}/${lemma.flags}`;
      if (this.#learned.has(rules)) continue;
      this.#learned.add(rules);
      for (const form of this.#russian.formsOf(lemma)) this.#learnForm(form, lemma.word);
    }
    return lemmas.map((lemma) => lemma.word);
  }

  #learnForm(form: string, lemma: string): void {
    if (this.#catalogue.has(form)) this.#written.add(lemma, form);
    const isNew = !this.#lemmas.has(form);
    this.#lemmas.add(form, lemma);
    if (!isNew) return;
    this.#sorted = null;
    if (lettersOnly(form)) this.#bySound.add(soundOf(form), form);
  }

  lemmasOf(word: string): readonly string[] {
    return this.#lemmas.get(word);
  }

  /** Whether a typed word is a form of a word, known or not, or sounds like it in Latin letters. */
  isForm(typed: string, word: string): boolean {
    if (typed === '' || typed === word) return typed === word;
    if (/[a-z]/.test(typed)) return soundsLike(typed, word);
    // Compared with the names of all shops, so most must fail at once.
    if (typed[0] !== word[0]) return false;
    const lemmas = this.#russian.lemmasOf(word).map((lemma) => lemma.word);
    return this.#russian.lemmasOf(typed).some((lemma) => lemmas.includes(lemma.word));
  }

  knows(word: string): boolean {
    return this.#lemmas.has(word);
  }

  /** Whether the word belongs to a category or a facet. */
  isKey(word: string): boolean {
    return this.lemmasOf(word).some((lemma) => this.#keyLemmas.has(lemma));
  }

  /** Whether the word is in the catalogue or in the dictionary, rather than a guessed form. */
  isCertain(word: string): boolean {
    return this.#catalogue.has(word) || this.#russian.isWord(word);
  }

  /** Every form of the word that occurs in the catalogue. */
  writtenForms(word: string): string[] {
    return [...new Set(this.lemmasOf(word).flatMap((lemma) => this.#written.get(lemma)))];
  }

  /** The words of the catalogue and of synonyms that start with these letters. */
  startingWith(start: string): string[] {
    const sorted = this.#sortedForms();
    const found: string[] = [];
    for (let at = lowerBound(sorted, start); sorted[at]?.startsWith(start) === true; at += 1)
      found.push(sorted[at] ?? '');
    return found;
  }

  /** The synonyms with whose words the given ones start. */
  termsAt(words: readonly string[]): Term[] {
    const terms = new Set(this.lemmasOf(words[0] ?? '').flatMap((lemma) => this.#terms.get(lemma) ?? []));
    return [...terms].filter(({ words: wanted }) =>
      wanted.every((lemmas, at) => this.lemmasOf(words[at] ?? '').some((lemma) => lemmas.includes(lemma))),
    );
  }

  /** A known word that sounds like this one and is in the other alphabet. */
  soundingLike(word: string): string | undefined {
    const isLatin = /[a-z]/.test(word);
    const alike = this.#bySound.get(soundOf(word)).filter((form) => /[a-z]/.test(form) !== isLatin);
    const written = alike.find((form) => this.#catalogue.has(form));
    return written ?? (isLatin ? alike[0] : undefined);
  }

  /** The known word that a mistyped one was most likely meant to be. */
  intended(word: string): string | undefined {
    const isReal = this.#russian.isWord(word);
    const tolerance = isReal ? realWordTolerance : toleranceOf(word.length);
    const costOf = (close: { word: string; cost: number }) => close.cost - (this.isKey(close.word) ? keyWordBonus : 0);
    const close = closeWords(this.#sortedForms(), word, tolerance).filter((each) => !isReal || this.isKey(each.word));
    return close.toSorted((one, other) => costOf(one) - costOf(other))[0]?.word;
  }

  #sortedForms(): string[] {
    // Compared by code unit, as the search by halves does.
    this.#sorted ??= [...this.#lemmas.keys()].filter((form) => lettersOnly(form)).toSorted((a, b) => (a < b ? -1 : 1));
    return this.#sorted;
  }
}

function lowerBound(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] as string) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
