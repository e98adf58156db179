import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

/** Similarity from which something is near enough to be shown when nothing was found. */
const nearSimilarity = 0.2;
const nearCandidates = 1000;

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

const similarityTo = (text: string): SQL => sql`word_similarity(${plain(text)}, ${title})`;

/** The operator, not the function: only it is answered by the index. Its threshold is the connection's. */
const byTypo = (text: string): Pick<SearchPlan, 'matches' | 'rank'> => ({
  matches: sql`${title} %> ${plain(text)}`,
  rank: similarityTo(text),
});

/** Of the most loved only: no index tells what is a little alike, and comparing everything takes seconds. */
const nearest = (text: string): Pick<SearchPlan, 'matches' | 'rank'> => ({
  matches: sql`${similarityTo(text)} >= ${nearSimilarity} and products.id in (
    select p.id from products p where p.status = 'PUBLISHED' order by p.popularity desc, p.id desc limit ${nearCandidates}
  )`,
  rank: similarityTo(text),
});

const findsAnything = async (db: Executor, matches: SQL): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from products where status = 'PUBLISHED' and ${matches} limit 1`);
  return rows.length > 0;
};

/** How many titles are looked through for the word that was meant. */
const titlesRead = 200;

/** The word of the most loved matching titles that is most like the one typed: what was meant by «букит». */
async function meantBy(db: Executor, { text, matches }: Pick<SearchPlan, 'text' | 'matches'>): Promise<string | null> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct regexp_split_to_table(lower(title), '[^а-яё]+') as word from (
        select title from products where status = 'PUBLISHED' and ${matches}
        order by popularity desc, id desc limit ${titlesRead}
      ) products
    ) words order by similarity(word, ${plain(text)}) desc, word limit 1
  `);
  return rows[0]?.word ?? null;
}

/** A mistyped search: read as the word that was meant where that finds something, by likeness where it does not. */
async function planTypo(db: Executor, text: string): Promise<SearchPlan | null> {
  const alike = { text, ...byTypo(text) };
  const word = await meantBy(db, alike);
  if (word === null) return null;
  const meant = { text: word, corrected: word, ...byWords(word) };
  const isOneWord = !plain(text).includes(' ');
  return isOneWord && (await findsAnything(db, meant.matches)) ? meant : { ...alike, corrected: word };
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
    const way = await planTypo(db, text);
    if (way) return way;
  }
  return { text: typed, corrected: null, ...nearest(mended ?? typed) };
}
