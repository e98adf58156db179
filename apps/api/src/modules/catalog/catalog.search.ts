import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** Similarity of words from which a typo is forgiven; PostgreSQL's own 0.6 misses «букит». */
const wordSimilarity = 0.45;
/** Similarity from which something is near enough to be shown when nothing was found. */
const nearSimilarity = 0.2;

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const keys = new Map([...latinKeys].map((key, index) => [key, russianKeys[index] ?? key]));

/** What was typed with the keyboard left in the other layout: «,erbn» → «букет». Undefined where it holds Russian. */
export const otherLayout = (text: string): string | undefined => {
  const lower = text.toLowerCase();
  if (/[а-яё]/.test(lower) || !/[a-z,.;'[\]`]/.test(lower)) return undefined;
  return [...lower].map((key) => keys.get(key) ?? key).join('');
};

/** «ё» counts as «е», as people type it. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

/** How a search is carried out. */
export interface SearchPlan {
  /** What is looked for. */
  text: string;
  /** What it was mended to; null where nothing was. */
  corrected: string | null;
  matches: SQL;
  /** Larger is nearer. */
  rank: SQL;
}

const byWords = (text: string): Pick<SearchPlan, 'matches' | 'rank'> => {
  const query = sql`websearch_to_tsquery('russian', ${plain(text)})`;
  return { matches: sql`products.search @@ ${query}`, rank: sql`ts_rank(products.search, ${query})` };
};

const title = sql`lower(translate(products.title, 'ёЁ', 'еЕ'))`;

const bySimilarity = (text: string, least: number): Pick<SearchPlan, 'matches' | 'rank'> => {
  const similarity = sql`word_similarity(${plain(text)}, ${title})`;
  return { matches: sql`${similarity} >= ${least}`, rank: similarity };
};

const findsAnything = async (db: Executor, matches: SQL): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from products where status = 'PUBLISHED' and ${matches} limit 1`);
  return rows.length > 0;
};

/** The word of the found titles that is most like the one typed: what was meant by «букит». */
async function meantBy(db: Executor, { text, matches, rank }: SearchPlan): Promise<string | null> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct regexp_split_to_table(lower(products.title), '[^а-яё]+') as word from (
        select title from products where status = 'PUBLISHED' and ${matches} order by ${rank} desc limit 50
      ) products
    ) words order by similarity(word, ${plain(text)}) desc, word limit 1
  `);
  return rows[0]?.word ?? null;
}

/**
 * The first way of reading a search that finds something: word forms, the other keyboard layout, a typo, and at
 * last whatever is nearest.
 */
export async function planSearch(db: Executor, typed: string): Promise<SearchPlan> {
  const mended = otherLayout(typed);
  const readings = mended === undefined ? [typed] : [typed, mended];
  for (const text of readings) {
    const way = { text, corrected: text === typed ? null : text, ...byWords(text) };
    if (await findsAnything(db, way.matches)) return way;
  }
  for (const text of readings) {
    const way = { text, corrected: null, ...bySimilarity(text, wordSimilarity) };
    if (await findsAnything(db, way.matches)) return { ...way, corrected: await meantBy(db, way) };
  }
  return { text: typed, corrected: null, ...bySimilarity(mended ?? typed, nearSimilarity) };
}
