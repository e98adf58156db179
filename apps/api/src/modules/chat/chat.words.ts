import { and, isNull, sql, type SQL } from 'drizzle-orm';
import { chatMessages } from '../../platform/database/schema/chat.ts';

/** People type «е» for «ё», and search without capitals. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е');
const plainText = sql`translate(lower(${chatMessages.text}), 'ё', 'е')`;

/**
 * Messages that have all words of a query. A word is found in its other forms and by its beginning; a number or a part
 * of an address, which has no forms, anywhere. Deleted messages keep their text in the table and are not found.
 */
export function hasWords(query: string): SQL | undefined {
  const words = plain(query).match(/[\p{L}\p{N}]+/gu) ?? [];
  if (words.length === 0) return sql`false`;
  return and(isNull(chatMessages.deletedAt), ...words.map(hasWord));
}

/** A word consists of letters and digits only, so it needs no escaping. */
const hasWord = (word: string): SQL => sql`(
  to_tsvector('russian', ${plainText}) @@ to_tsquery('russian', ${`${word}:*`}) or strpos(${plainText}, ${word}) > 0
)`;
