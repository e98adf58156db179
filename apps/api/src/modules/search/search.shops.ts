import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';
import { otherLayout, wordsOf } from '../../platform/words/letters.ts';
import type { SearchPlan } from './search.plan.ts';

/** A published shop by the words of its name. */
export interface ShopName {
  id: number;
  words: string[];
}

/** A shop that a query names, and the rest of the query. */
export interface NamedShop {
  id: number;
  rest: string[];
}

/** Words that only indicate that a shop is meant. */
const shopWords = new Set(['магазин', 'магазина', 'магазине', 'салон', 'салона', 'салоне', 'мастерская', 'студия']);
const particles = new Set(['от', 'из', 'в', 'у', 'с']);

/** Shops by their names, the longest first. */
export async function listShopNames(db: Executor): Promise<ShopName[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from services where status = 'PUBLISHED' order by id`,
  );
  return rows
    .map(({ id, name }) => ({ id, words: wordsOf(name) }))
    .filter(({ words }) => words.length > 0)
    .toSorted((one, other) => other.words.length - one.words.length);
}

type IsSame = (typed: string, word: string) => boolean;
const isEqual: IsSame = (typed, word) => typed === word;

const startOf = (words: readonly string[], name: readonly string[], isSame: IsSame): number =>
  words.findIndex((_, at) => name.every((word, index) => isSame(words[at + index] ?? '', word)));

function namedIn(words: readonly string[], { id, words: name }: ShopName, isSame: IsSame): NamedShop | null {
  const at = startOf(words, name, isSame);
  if (at < 0) return null;
  const others = words.filter((_, index) => index < at || index >= at + name.length);
  const rest = others.filter((word) => !shopWords.has(word) && !particles.has(word));
  // «Полевая» names a shop, «полевая ромашка» a flower, «магазин Полевая ромашки» a shop again.
  const isCertain = name.length > 1 || rest.length === 0 || others.some((word) => shopWords.has(word));
  return isCertain ? { id, rest } : null;
}

const isAboutShop = (word: string): boolean => shopWords.has(word) || word === 'от' || word === 'у';

/**
 * The first shop whose name a query contains, in either keyboard layout. A name of several words may also be in Latin
 * letters, and declined where a shop is meant: «розы от мяты и пиона». «Красные розы» are not the shop «Красная роза».
 */
export function findNamedShop(shops: readonly ShopName[], query: string, isForm: IsSame): NamedShop | null {
  const typed = wordsOf(query);
  const mayDiffer = typed.some((word) => isAboutShop(word) || /[a-z]/.test(word));
  const several = mayDiffer ? shops.filter(({ words }) => words.length > 1) : [];
  const readings: [words: string[], shops: readonly ShopName[], isSame: IsSame][] = [
    [typed, shops, isEqual],
    [wordsOf(otherLayout(query)), shops, isEqual],
    [typed, several, isForm],
  ];
  for (const [words, candidates, isSame] of readings) {
    for (const shop of candidates) {
      const named = namedIn(words, shop, isSame);
      if (named) return named;
    }
  }
  return null;
}

const inShop = (id: number): SQL => sql`products.service_id = ${id}`;

/** The goods of a shop first, then what the words of its name find if they all mean something. */
export function planOfShop({ id }: NamedShop, words: SearchPlan): SearchPlan {
  const both = words.isWhole && words.corrected === null;
  return {
    ...words,
    corrected: null,
    omitted: [],
    isWhole: false,
    key: `shop ${id} ${both ? words.key : ''}`,
    matches: both ? sql`(${inShop(id)} or ${words.matches})` : inShop(id),
    tiers: [inShop(id), ...(both ? words.tiers : [])],
  };
}

/** The results for the rest of the query in the shop; null without any. */
export async function planInShop(
  db: Executor,
  { id }: NamedShop,
  rest: SearchPlan,
  text: string,
): Promise<SearchPlan | null> {
  const matches = sql`${inShop(id)} and ${rest.matches}`;
  const { rows } = await db.execute(sql`
    select products.id from products where products.status = 'PUBLISHED' and ${matches} limit 1
  `);
  if (rows.length === 0) return null;
  const tiers = rest.tiers.map((tier) => sql`(${inShop(id)} and ${tier})`);
  return { ...rest, text, isWhole: false, key: `in shop ${id} ${rest.key}`, matches: sql`(${matches})`, tiers };
}
