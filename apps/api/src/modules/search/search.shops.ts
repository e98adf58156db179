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

export async function listShopNames(db: Executor): Promise<ShopName[]> {
  const { rows } = await db.execute<{ id: number; name: string }>(
    sql`select id, name from services where status = 'PUBLISHED' order by id`,
  );
  return rows.map(({ id, name }) => ({ id, words: wordsOf(name) })).filter(({ words }) => words.length > 0);
}

const startOf = (words: readonly string[], name: readonly string[]): number =>
  words.findIndex((_, at) => name.every((word, index) => words[at + index] === word));

function namedIn(words: readonly string[], { id, words: name }: ShopName): NamedShop | null {
  const at = startOf(words, name);
  if (at < 0) return null;
  const others = words.filter((_, index) => index < at || index >= at + name.length);
  const rest = others.filter((word) => !shopWords.has(word) && !particles.has(word));
  // «Полевая» names a shop, «полевая ромашка» a flower, «магазин Полевая ромашки» a shop again.
  const isCertain = name.length > 1 || rest.length === 0 || others.some((word) => shopWords.has(word));
  return isCertain ? { id, rest } : null;
}

/** The shop with the longest name that a query contains, in either keyboard layout. */
export function findNamedShop(shops: readonly ShopName[], query: string): NamedShop | null {
  const readings = [wordsOf(query), wordsOf(otherLayout(query))];
  const longestFirst = shops.toSorted((one, other) => other.words.length - one.words.length);
  for (const words of readings) {
    for (const shop of longestFirst) {
      const named = namedIn(words, shop);
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
