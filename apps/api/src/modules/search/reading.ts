import { otherLayout, plain, wordsOf } from '../../platform/words/letters.ts';
import { buyingWords, stopWords } from './emptyWords.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A part of a query: one word, or several that a synonym replaces together. */
export interface Part {
  /** As understood: corrected, in Russian letters. */
  text: string;
  /** The words that match the part: any of these lists, each with any of its forms. */
  meanings: string[][][];
  /** Whether the part belongs to a category or a facet. */
  isKey: boolean;
}

/** How a query is understood. */
export interface Reading {
  text: string;
  isCorrected: boolean;
  parts: Part[];
  /** Words without a meaning in this catalogue. */
  unknown: string[];
  /** Whether it says nothing of the goods, only that they are to be bought or delivered. */
  isAboutBuying: boolean;
}

const minPrefix = 3;

const prefixSign = '*';
/** Stands for every word with this prefix: matching hundreds of forms one by one takes long. */
const prefixForm = (start: string): string => `${start}${prefixSign}`;
/** The prefix of a form, if it stands for many. */
export const prefixOf = (form: string): string | null => (form.endsWith(prefixSign) ? form.slice(0, -1) : null);

interface Word {
  typed: string;
  /** The keys pressed, signs included: in the other layout «,» is «б». */
  keys: string;
  text: string;
  /** The forms in the catalogue; null when the word is unknown. */
  words: string[] | null;
  /** Known words whose start was typed. */
  completes?: string[];
  /** Corrected although so short that it may as well be another word: «роше» is not «розе». */
  isGuess?: boolean;
}

/** The forms of words with this prefix; the prefix stands for all those that start with it. */
function formsStartingWith(vocabulary: Vocabulary, start: string, completes: readonly string[]): string[] {
  const forms = completes.flatMap((word) => vocabulary.writtenForms(word));
  const others = [...new Set(forms.filter((form) => !form.startsWith(start)))];
  return forms.some((form) => form.startsWith(start)) ? [prefixForm(start), ...others] : others;
}

/** A known word, a number, or the start of known words. */
function literal(vocabulary: Vocabulary, typed: string): Word | null {
  if (/^\d+$/.test(typed)) return { typed, keys: typed, text: typed, words: [typed] };
  if (vocabulary.knows(typed) && vocabulary.isCertain(typed))
    return { typed, keys: typed, text: typed, words: vocabulary.writtenForms(typed) };
  const completes = typed.length < minPrefix ? [] : vocabulary.startingWith(typed);
  if (completes.length === 0) return null;
  return { typed, keys: typed, text: typed, words: formsStartingWith(vocabulary, typed, completes), completes };
}

/** One run of characters without spaces, as typed or in the other layout: several words when symbols divide it. */
function readChunk(vocabulary: Vocabulary, chunk: string): Word[] {
  const asTyped = wordsOf(chunk);
  const switched = wordsOf(otherLayout(chunk));
  const isKnown = (word: string) => vocabulary.knows(word) || stopWords.has(word) || buyingWords.has(word);
  const readsSwitched = switched.length > 0 && switched.every(isKnown) && !asTyped.every(isKnown);
  const words = readsSwitched ? switched : asTyped;
  const keys = asTyped.length > 1 ? {} : { keys: chunk };
  return words.map((word) => ({ ...understand(vocabulary, word), ...(readsSwitched && { typed: chunk }), ...keys }));
}

function understand(vocabulary: Vocabulary, typed: string): Word {
  const exact = literal(vocabulary, typed);
  if (exact) return exact;
  const alike = vocabulary.soundingLike(typed);
  if (alike !== undefined) return { typed, keys: typed, text: alike, words: vocabulary.writtenForms(alike) };
  return { typed, keys: typed, text: typed, words: null };
}

/** The minimum length of a word whose correction is trusted beside unknown words. */
const certainLength = 5;

/** The last resort for an unknown word: a typo in it, in the other layout or in a transliteration. */
function correct(vocabulary: Vocabulary, word: Word): Word {
  if (word.words !== null || stopWords.has(word.text) || buyingWords.has(word.text)) return word;
  const candidates = [word.text, ...(/[a-z]/.test(word.text) ? wordsOf(otherLayout(word.keys)) : [])];
  for (const candidate of candidates) {
    const meant = vocabulary.intended(candidate);
    if (meant !== undefined) {
      return { ...word, text: meant, words: vocabulary.writtenForms(meant), isGuess: candidate.length < certainLength };
    }
  }
  return word;
}

const isAbout = ({ text }: Word): boolean => !stopWords.has(text) && !buyingWords.has(text);

/** Words that describe the goods; all words when none does. */
function essential(words: readonly Word[]): Word[] {
  const about = words.filter(isAbout);
  if (about.length > 0) return about;
  const buying = words.filter(({ text }) => !stopWords.has(text));
  return buying.length > 0 ? buying : [...words];
}

/** The lists of word forms that match a synonym's meaning. */
const formsOfMeaning = (vocabulary: Vocabulary, meaning: readonly string[]): string[][] =>
  meaning.map((word) => vocabulary.writtenForms(word));

function partAt(vocabulary: Vocabulary, words: readonly Word[]): { part: Part; length: number } {
  const first = words[0] as Word;
  const texts = words.map(({ text }) => text);
  const terms = (first.completes ?? [first.text]).flatMap((start) => vocabulary.termsAt([start, ...texts.slice(1)]));
  const length = Math.max(1, ...terms.map((term) => term.words.length));
  const taken = words.slice(0, length);
  const meanings = terms
    .filter((term) => term.words.length === length)
    .flatMap((term) => term.meanings.map((meaning) => formsOfMeaning(vocabulary, meaning)));
  const own = taken.map((word) => word.words ?? []);
  const all = [own, ...meanings].filter((lists) => lists.every((forms) => forms.length > 0));
  const isSure = taken.some((word) => word.isGuess !== true);
  const isKey = isSure && (taken.some((word) => vocabulary.isKey(word.text)) || meanings.length > 0);
  return { part: { text: taken.map(({ text }) => text).join(' '), meanings: all, isKey }, length };
}

function partsOf(vocabulary: Vocabulary, words: readonly Word[]): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at < words.length;) {
    const { part, length } = partAt(vocabulary, words.slice(at));
    parts.push(part);
    at += length;
  }
  return parts;
}

/** The maximum number of words; the rest of a longer query is ignored. */
const maxWords = 12;
const chunksOf = (query: string): string[] =>
  query
    .split(/\s+/)
    .filter((chunk) => wordsOf(chunk).length > 0 || /[[\];',.`]/.test(chunk))
    .slice(0, maxWords);

/** The last word of a query that is still being typed also means the words it starts. */
function continued(vocabulary: Vocabulary, word: Word): Word {
  if (word.text.length < 2 || /^\d+$/.test(word.text)) return word;
  const completes = vocabulary.startingWith(word.text);
  if (completes.length === 0) return word;
  const own = (word.words ?? []).filter((form) => !form.startsWith(word.text));
  return { ...word, words: [...new Set([...formsStartingWith(vocabulary, word.text, completes), ...own])], completes };
}

/**
 * Understands a query with the words of the catalogue.
 *
 * @param isTyping whether the last word may be unfinished
 */
export function readQuery(vocabulary: Vocabulary, query: string, isTyping = false): Reading {
  const chunks = chunksOf(query).flatMap((chunk) => readChunk(vocabulary, chunk));
  const last = isTyping ? chunks.at(-1) : undefined;
  const read = chunks.map((word) => (word === last ? continued(vocabulary, word) : word));
  const words = read.map((word) => correct(vocabulary, word));
  const wanted = essential(words);
  const known = wanted.filter((word) => word.words !== null);
  const isWhole = known.length === wanted.length;
  const parts = partsOf(vocabulary, isWhole ? known.map(({ isGuess: _isGuess, ...word }) => word) : known);
  return {
    text: words.map(({ text }) => text).join(' '),
    isCorrected: words.some(({ typed, text }) => plain(typed) !== text),
    parts: parts.filter(({ meanings }) => meanings.length > 0),
    unknown: [
      ...wanted.filter((word) => word.words === null).map(({ typed }) => typed),
      ...parts.filter(({ meanings }) => meanings.length === 0).map(({ text }) => text),
    ],
    isAboutBuying: !words.some(isAbout) && words.some(({ text }) => buyingWords.has(text)),
  };
}

/** Takes every word as it is, in this form only. */
export function readLiterally(query: string): Reading {
  const words = wordsOf(query).slice(0, maxWords);
  const parts = words.map((word) => ({ text: word, meanings: [[[word]]], isKey: true }));
  return { text: query, isCorrected: false, parts, unknown: [], isAboutBuying: false };
}
