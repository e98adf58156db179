import { sql, type SQL } from 'drizzle-orm';
import type { Executor } from '../../platform/database/connect.ts';

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const keys = new Map([...latinKeys].map((key, index) => [key, russianKeys[index] ?? key]));

/**
 * Text typed in the wrong keyboard layout, converted: «,erbn» → «букет». Undefined when the text contains Russian
 * letters.
 */
const otherLayout = (text: string): string | undefined => {
  const lower = text.toLowerCase();
  if (/[а-яё]/.test(lower) || !/[a-z,.;'[\]`]/.test(lower)) return undefined;
  return [...lower].map((key) => keys.get(key) ?? key).join('');
};

/** Normalizes «ё» to «е», as people type it. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е').trim();

export interface SearchPlan {
  /** The text searched for. */
  text: string;
  /** The corrected text; null when nothing was corrected. */
  corrected: string | null;
  matches: SQL;
  /** Larger is more relevant. */
  rank: SQL;
}

const byWords = (text: string): Pick<SearchPlan, 'matches' | 'rank'> => {
  const query = sql`websearch_to_tsquery('russian', ${plain(text)})`;
  return { matches: sql`products.search @@ ${query}`, rank: sql`ts_rank(products.search, ${query})` };
};

const title = sql`lower(translate(products.title, 'ёЁ', 'еЕ'))`;

const similarityTo = (text: string): SQL => sql`word_similarity(${plain(text)}, ${title})`;

/**
 * Uses the operator rather than the function, because only the operator uses the index. The threshold is set on the
 * connection.
 */
const byTypo = (text: string): Pick<SearchPlan, 'matches' | 'rank'> => ({
  matches: sql`${title} %> ${plain(text)}`,
  rank: similarityTo(text),
});

const byNothing = { matches: sql`false`, rank: sql`0::real` };

const findsAnything = async (db: Executor, matches: SQL): Promise<boolean> => {
  const { rows } = await db.execute(sql`select 1 from products where status = 'PUBLISHED' and ${matches} limit 1`);
  return rows.length > 0;
};

/** How many titles are searched for the intended word. */
const maxTitles = 200;

/** The word most similar to the typed one among the most popular matching titles: «букит» → «букет». */
async function findIntendedWord(
  db: Executor,
  { text, matches }: Pick<SearchPlan, 'text' | 'matches'>,
): Promise<string | null> {
  const { rows } = await db.execute<{ word: string }>(sql`
    select word from (
      select distinct regexp_split_to_table(lower(title), '[^а-яё]+') as word from (
        select title from products where status = 'PUBLISHED' and ${matches}
        order by popularity desc, id desc limit ${maxTitles}
      ) products
    ) words order by similarity(word, ${plain(text)}) desc, word limit 1
  `);
  return rows[0]?.word ?? null;
}

/** A mistyped search: uses the intended word if it finds something, otherwise similarity. */
async function planTypo(db: Executor, text: string): Promise<SearchPlan | null> {
  const alike = { text, ...byTypo(text) };
  const word = await findIntendedWord(db, alike);
  if (word === null) return null;
  const meant = { text: word, corrected: word, ...byWords(word) };
  const isOneWord = !plain(text).includes(' ');
  return isOneWord && (await findsAnything(db, meant.matches)) ? meant : { ...alike, corrected: word };
}

/**
 * Returns the first interpretation of a search that finds something: word forms, the other keyboard layout, a typo.
 */
export async function planSearch(db: Executor, typed: string, asTyped = false): Promise<SearchPlan> {
  const literal = { text: typed, corrected: null, ...byWords(typed) };
  if (asTyped) return literal;
  const converted = otherLayout(typed);
  const readings = converted === undefined ? [typed] : [typed, converted];
  for (const text of readings) {
    const way = { text, corrected: text === typed ? null : text, ...byWords(text) };
    if (await findsAnything(db, way.matches)) return way;
  }
  for (const text of readings) {
    const way = await planTypo(db, text);
    if (way) return way;
  }
  return { ...literal, ...byNothing };
}
