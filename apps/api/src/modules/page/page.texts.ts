import {
  textPages,
  type ChangePageTexts,
  type PageTexts,
  type TextPage,
  type WritePageTexts,
} from '@vetka/domain/page';
import { pagePath } from '@vetka/domain/path';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { categories, seoEntries } from '../../platform/database/schema/index.ts';
import { invalid, notFound } from '../../platform/http/refusal.ts';
import { nextChange, requireUnchanged } from '../../platform/http/unchanged.ts';
import { canonical } from './page.paths.ts';

type Row = typeof seoEntries.$inferSelect;
type Page = Omit<TextPage, 'texts'>;

/** Messages to the administration. */
const messages = {
  path: 'Выберите страницу из списка',
  taken: 'У этой страницы уже есть тексты',
  empty: 'Заполните заголовок, описание или текст',
  unknown: 'Таких текстов нет',
} as const;

const textsOf = ({ id, path, title, description, text, updatedAt }: Row): PageTexts => ({
  id,
  path,
  title,
  description,
  text,
  updatedAt: updatedAt.toISOString(),
});

const ofCategories = (db: Executor) =>
  db
    .select({ slug: categories.slug, name: categories.name, description: categories.description })
    .from(categories)
    .where(eq(categories.isVisible, true))
    .orderBy(asc(categories.name), asc(categories.id));

/** The pages that may have texts: those of the site itself, then the categories by name. */
async function pagesOf(db: Executor): Promise<Page[]> {
  const rows = await ofCategories(db);
  return [
    ...textPages.map((page) => ({ ...page, description: '' })),
    ...rows.map(({ slug, name, description }) => ({
      path: pagePath('/catalog/$category', { category: slug }),
      name,
      title: name,
      description,
    })),
  ];
}

/** All pages that may have texts, then any others that have one. */
export async function listTextPages(db: Executor): Promise<TextPage[]> {
  const [pages, rows] = await Promise.all([pagesOf(db), db.select().from(seoEntries).orderBy(asc(seoEntries.path))]);
  const known = new Set(pages.map(({ path }) => path));
  const others = rows
    .filter(({ path }) => !known.has(path))
    .map(({ path }) => ({ path, name: path, title: '', description: '' }));
  const written = new Map(rows.map((row) => [row.path, textsOf(row)]));
  return [...pages, ...others].map((page) => ({ ...page, texts: written.get(page.path) ?? null }));
}

function clean({ path, title, description, text }: WritePageTexts) {
  const values = {
    path: canonical(path.trim()),
    title: title.trim(),
    description: description.trim(),
    text: text.replaceAll('\r', '').trim(),
  };
  if (!values.title && !values.description && !values.text) throw invalid({ title: messages.empty });
  return values;
}

/** @throws Refusal 422 on `path` and `title` */
async function requireValid(tx: Transaction, body: WritePageTexts, own?: Row) {
  const values = clean(body);
  const pages = await pagesOf(tx);
  if (own?.path !== values.path && !pages.some(({ path }) => path === values.path)) {
    throw invalid({ path: messages.path });
  }
  const taken = await tx.$count(seoEntries, and(eq(seoEntries.path, values.path), ne(seoEntries.id, own?.id ?? 0)));
  if (taken > 0) throw invalid({ path: messages.taken });
  return values;
}

/** @throws Refusal 422 */
export async function addTexts(tx: Transaction, body: WritePageTexts): Promise<PageTexts> {
  const values = await requireValid(tx, body);
  const [row] = await tx.insert(seoEntries).values(values).onConflictDoNothing().returning();
  // A concurrent request was faster.
  if (!row) throw invalid({ path: messages.taken });
  return textsOf(row);
}

/** @throws Refusal 404, 409 when they were changed since they were read, 422 */
export async function changeTexts(tx: Transaction, id: number, body: ChangePageTexts): Promise<PageTexts> {
  const [known] = await tx.select().from(seoEntries).where(eq(seoEntries.id, id)).for('update');
  if (!known) throw notFound('page.unknown-texts', messages.unknown);
  requireUnchanged(known, body.unchangedSince, 'page.texts-changed', { texts: textsOf(known) });
  const changed = { ...(await requireValid(tx, body, known)), updatedAt: nextChange(known) };
  const [row] = await tx.update(seoEntries).set(changed).where(eq(seoEntries.id, id)).returning();
  return textsOf(row as Row);
}

/** The page has its default texts again. @throws Refusal 404 */
export async function removeTexts(tx: Transaction, id: number): Promise<{ id: number }> {
  const [row] = await tx.delete(seoEntries).where(eq(seoEntries.id, id)).returning({ id: seoEntries.id });
  if (!row) throw notFound('page.unknown-texts', messages.unknown);
  return row;
}
