import type { SearchSynonym, SearchSynonymPage, SynonymsQuery, WriteSynonym } from '@vetka/domain/search';
import { metaOf } from '@vetka/domain/paging';
import { and, asc, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import {
  searchSynonymChanges as changes,
  searchSynonyms as synonyms,
  type synonymActions,
} from '../../platform/database/schema/search.ts';
import { conflict, invalid, notFound } from '../../platform/http/refusal.ts';
import { wordsOf } from '../../platform/words/letters.ts';
import { significantWords } from './emptyWords.ts';

const defaultTake = 50;
/** Characters of a term without its symbols. */
const shortestTerm = 2;

type Action = (typeof synonymActions)[number];
type Row = typeof synonyms.$inferSelect;

const synonymNotFound = () => notFound('search.unknown-synonym', 'Такого синонима нет');

/** The name of the person who changed a synonym last. */
const updatedBy = sql<string | null>`(
  select coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.nickname::text)
  from search_synonym_changes c join users u on u.id = c.user_id
  where c.synonym_id = search_synonyms.id order by c.id desc limit 1)`;

const select = (db: Executor) => db.select({ synonym: synonyms, updatedBy }).from(synonyms).$dynamic();

const synonymOf = ({ synonym, ...row }: { synonym: Row; updatedBy: string | null }): SearchSynonym => ({
  id: synonym.id,
  term: synonym.term,
  meanings: synonym.meanings,
  updatedAt: synonym.updatedAt.toISOString(),
  updatedBy: row.updatedBy,
});

const matches = (search: string | undefined): SQL | undefined => {
  const part = search?.trim().toLowerCase() ?? '';
  return part === ''
    ? undefined
    : sql`(position(${part} in ${synonyms.term}) > 0 or position(${part} in array_to_string(${synonyms.meanings}, ' ')) > 0)`;
};

export async function listSynonyms(
  db: Executor,
  { page = 1, take = defaultTake, search }: SynonymsQuery,
): Promise<SearchSynonymPage> {
  const where = matches(search);
  const [rows, total] = await Promise.all([
    select(db)
      .where(where)
      .orderBy(asc(synonyms.term))
      .limit(take)
      .offset((page - 1) * take),
    db.$count(synonyms, where),
  ]);
  return { data: rows.map(synonymOf), meta: metaOf(page, take, total) };
}

async function readSynonym(db: Executor, id: number): Promise<SearchSynonym> {
  const [row] = await select(db).where(eq(synonyms.id, id));
  if (!row) throw synonymNotFound();
  return synonymOf(row);
}

/** Normalised for search: lower case, single spaces, no repetitions. @throws Refusal 422 */
function cleanOf({ term, meanings }: WriteSynonym): WriteSynonym {
  const clean = {
    term: wordsOf(term).join(' '),
    meanings: [...new Set(meanings.map((each) => wordsOf(each).join(' ')))],
  };
  if (clean.term.length < shortestTerm) throw invalid({ term: 'Напишите слово хотя бы из двух букв или цифр' });
  if (significantWords(clean.term).length === 0) throw invalid({ term: 'Напишите слово, по которому ищут' });
  if (clean.meanings.some((meaning) => meaning.length < shortestTerm || significantWords(meaning).length === 0)) {
    throw invalid({ meanings: 'Напишите слова, которые есть в каталоге' });
  }
  return clean;
}

async function requireFree(tx: Transaction, term: string, exceptId = 0): Promise<void> {
  const [taken] = await tx
    .select({ id: synonyms.id })
    .from(synonyms)
    .where(and(eq(synonyms.term, term), ne(synonyms.id, exceptId)));
  if (taken) throw conflict('search.synonym-exists', `Синонимы к «${term}» уже есть`, { id: taken.id });
}

const record = (
  tx: Transaction,
  action: Action,
  { id, term }: Pick<Row, 'id' | 'term'>,
  meanings: string[],
  userId: number,
) => tx.insert(changes).values({ synonymId: id, action, term, meanings, userId });

/** @throws Refusal 409 when the term has synonyms, 422 */
export async function addSynonym(tx: Transaction, userId: number, written: WriteSynonym): Promise<SearchSynonym> {
  const clean = cleanOf(written);
  await requireFree(tx, clean.term);
  const [row] = await tx
    .insert(synonyms)
    .values({ term: clean.term, meanings: clean.meanings })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('search.synonym-exists', `Синонимы к «${clean.term}» уже есть`);
  await record(tx, 'ADD', row, clean.meanings, userId);
  return readSynonym(tx, row.id);
}

/** @throws Refusal 404, 409 when another synonym has the term, 422 */
export async function changeSynonym(
  tx: Transaction,
  userId: number,
  id: number,
  written: WriteSynonym,
): Promise<SearchSynonym> {
  const clean = cleanOf(written);
  await lock(tx, id);
  await requireFree(tx, clean.term, id);
  await tx
    .update(synonyms)
    .set({ term: clean.term, meanings: clean.meanings, updatedAt: new Date() })
    .where(eq(synonyms.id, id));
  await record(tx, 'CHANGE', { id, term: clean.term }, clean.meanings, userId);
  return readSynonym(tx, id);
}

/** @throws Refusal 404 */
export async function removeSynonym(tx: Transaction, userId: number, id: number): Promise<{ id: number }> {
  const row = await lock(tx, id);
  await tx.delete(synonyms).where(eq(synonyms.id, id));
  await record(tx, 'REMOVE', row, [], userId);
  return { id };
}

async function lock(tx: Transaction, id: number): Promise<Row> {
  const [row] = await tx.select().from(synonyms).where(eq(synonyms.id, id)).for('update');
  if (!row) throw synonymNotFound();
  return row;
}
