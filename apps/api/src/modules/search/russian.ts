import { readFile } from 'node:fs/promises';
import { plain } from '../../platform/words/letters.ts';
import { Stems } from './stems.ts';

/** A dictionary form and the letters of its declension rules, in the notation of Hunspell. */
export interface Lemma {
  word: string;
  flags: string;
}

interface Rule {
  flag: string;
  /** The ending of the lemma that the rule replaces, and what replaces it. */
  strip: string;
  add: string;
  condition: RegExp;
}

const letters = (part: string): string => (part === '0' ? '' : part);

const rulesOf = (affixes: string): Rule[] =>
  [...affixes.matchAll(/^SFX (\S) +(\S+) +(\S+) +(\S+)/gm)].map(([, flag = '', strip = '', add = '', ending = '']) => ({
    flag,
    strip: letters(strip),
    add: letters(add),
    condition: new RegExp(`(?:${ending})$`),
  }));

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const group = groups.get(keyOf(entry));
    if (group) group.push(entry);
    else groups.set(keyOf(entry), [entry]);
  }
  return groups;
}

/** The rules of each word; words that differ only in «ё» or a capital letter share theirs. */
function stemsOf(dictionary: string): Stems {
  // The file starts with the number of its words.
  const stems = new Stems(Number.parseInt(dictionary, 10) + 1, dictionary.length);
  for (const [, stem = '', flags = ''] of dictionary.matchAll(/^([^/\n]+)(?:\/(\S+))?$/gm))
    stems.add(plain(stem), flags);
  return stems;
}

/** Declension rules for words that the dictionary lacks, by their ending: [ending, ending of the lemma, rules]. */
const guesses: [ending: RegExp, lemmas: [ending: string, flags: string][]][] = [
  [/(?:ый|ая|ое|ые|ых|ого|ому|ыми|ую)$/, [['ый', 'A']]],
  [/(?:ии|ия|ию|ией|ий|иям|иями|иях)$/, [['ия', 'I']]],
  [
    /(?:ами|ам|ах|ов|ом|ой|[аыеиу])$/,
    [
      ['', 'K'],
      ['а', 'I'],
    ],
  ],
];

/** Russian declension: the dictionary and the rules of Hunspell, as LibreOffice and Firefox use them. */
export class Russian {
  readonly #stems: Stems;
  readonly #byEnding: Map<string, Rule[]>;
  readonly #byFlag: Map<string, Rule[]>;
  readonly #longestEnding: number;

  constructor(affixes: string, dictionary: string) {
    const rules = rulesOf(affixes.replaceAll('ё', 'е'));
    this.#stems = stemsOf(dictionary);
    this.#byEnding = groupBy(rules, ({ add }) => add);
    this.#byFlag = groupBy(rules, ({ flag }) => flag);
    this.#longestEnding = Math.max(...rules.map(({ add }) => add.length));
  }

  isWord(word: string): boolean {
    return this.#found(word).length > 0;
  }

  /** The dictionary forms a word may be a form of; guessed from its ending when the dictionary lacks the word. */
  lemmasOf(word: string): Lemma[] {
    const found = this.#found(word);
    // Irregular forms are listed without rules.
    const isDeclined = found.some(({ flags }) => flags !== '');
    return isDeclined ? found : this.#guessed(word);
  }

  /** Every form of a lemma, including itself. */
  formsOf({ word, flags }: Lemma): string[] {
    const rules = [...flags].flatMap((flag) => this.#byFlag.get(flag) ?? []);
    const forms = rules
      .filter(({ strip, condition }) => word.endsWith(strip) && condition.test(word))
      .map(({ strip, add }) => word.slice(0, word.length - strip.length) + add);
    return [...new Set([word, ...forms])];
  }

  #found(word: string): Lemma[] {
    const own = this.#stems.get(word);
    const found = own === undefined ? [] : [{ word, flags: own }];
    for (let length = 0; length <= Math.min(this.#longestEnding, word.length - 1); length += 1) {
      for (const rule of this.#byEnding.get(word.slice(word.length - length)) ?? []) {
        const lemma = word.slice(0, word.length - length) + rule.strip;
        const flags = this.#stems.get(lemma);
        if (flags?.includes(rule.flag) && rule.condition.test(lemma)) found.push({ word: lemma, flags });
      }
    }
    return [...new Map(found.map((lemma) => [lemma.word, lemma])).values()];
  }

  #guessed(word: string): Lemma[] {
    if (!/[а-я]{3}$/.test(word)) return [{ word, flags: '' }];
    const known = guesses.find(([ending]) => ending.test(word));
    const stems = known ? known[1].map(([ending, flags]) => ({ word: word.replace(known[0], ending), flags })) : [];
    const whole = /[бвгдзклмнпрстфхцчшщж]$/.test(word)
      ? [
          { word, flags: 'K' },
          { word: `${word}а`, flags: 'I' },
        ]
      : [];
    return [{ word, flags: '' }, ...stems, ...whole];
  }
}

/** Loads the dictionary: 146,000 words, about 0.2 s of CPU, so only once it is needed. */
export async function loadRussian(): Promise<Russian> {
  // Importing the package would keep its files in memory.
  const folder = import.meta.resolve('dictionary-ru');
  const read = (name: string) => readFile(new URL(name, folder), 'utf8');
  return new Russian(await read('index.aff'), await read('index.dic'));
}
