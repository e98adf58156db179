import { dayIn, defaultTimeZone } from '@vetka/domain/date';
import type { DocumentSlug, LegalState, LegalText, LegalVersion } from '@vetka/domain/legal';
import { and, asc, desc, eq, isNotNull, isNull, lte, max, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { legalVersions as versions } from '../../platform/database/schema/legal.ts';

export type VersionRow = typeof versions.$inferSelect;

export const todayInMoscow = (): string => dayIn(defaultTimeZone);

/** Announced versions of a document, the latest first. The first version comes with the database. */
export const findAnnounced = (db: Executor, slug: DocumentSlug): Promise<VersionRow[]> =>
  db
    .select()
    .from(versions)
    .where(and(eq(versions.slug, slug), isNotNull(versions.day)))
    .orderBy(desc(versions.day));

/** The day of the version in force. A first version is in force regardless of its day. */
export async function findDayInForce(db: Executor, slug: DocumentSlug): Promise<string> {
  const day = sql<string | null>`coalesce(
    max(${versions.day}) filter (where ${versions.day} <= ${todayInMoscow()}), min(${versions.day}))::text`;
  const [row] = await db.select({ day }).from(versions).where(eq(versions.slug, slug));
  if (!row?.day) throw new Error('A document has no version');
  return row.day;
}

/** The day of the latest version in force that is worse than the one before; null when there is none. */
export async function findWorseDay(db: Executor, slug: DocumentSlug): Promise<string | null> {
  const [row] = await db
    .select({ day: max(versions.day) })
    .from(versions)
    .where(and(eq(versions.slug, slug), versions.isWorse, lte(versions.day, todayInMoscow())));
  return row?.day ?? null;
}

/** The day of the version in force, of announced ones. A first version is in force regardless of its day. */
export function dayInForce(announced: readonly VersionRow[]): string {
  const today = todayInMoscow();
  const row = announced.find(({ day }) => day !== null && day <= today) ?? announced.at(-1);
  if (!row?.day) throw new Error('A document has no version');
  return row.day;
}

/** Every version of every document: drafts first, then the latest day. */
export const findAll = (db: Executor): Promise<VersionRow[]> =>
  db.select().from(versions).orderBy(asc(versions.slug), desc(versions.day));

export async function findOfDay(db: Executor, slug: DocumentSlug, day: string): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.slug, slug), eq(versions.day, day)));
  return row;
}

export async function findDraft(db: Executor, slug: DocumentSlug): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(versions)
    .where(and(eq(versions.slug, slug), isNull(versions.day)));
  return row;
}

export async function lockVersion(tx: Transaction, id: number): Promise<VersionRow | undefined> {
  const [row] = await tx.select().from(versions).where(eq(versions.id, id)).for('update');
  return row;
}

/** @returns nothing when the document has a draft already */
export async function insertDraft(
  tx: Transaction,
  { slug, text, summary }: Pick<VersionRow, 'slug' | 'text' | 'summary'>,
): Promise<VersionRow | undefined> {
  const [row] = await tx.insert(versions).values({ slug, text, summary }).onConflictDoNothing().returning();
  return row;
}

export async function updateVersion(
  tx: Transaction,
  id: number,
  changed: Partial<Pick<VersionRow, 'text' | 'summary' | 'day' | 'isWorse' | 'updatedAt'>>,
): Promise<VersionRow> {
  const [row] = await tx.update(versions).set(changed).where(eq(versions.id, id)).returning();
  return row as VersionRow;
}

export const deleteVersion = (tx: Transaction, id: number) => tx.delete(versions).where(eq(versions.id, id));

/** @param currentDay the day since which the current version is in force */
function stateOf({ day }: VersionRow, currentDay: string): LegalState {
  if (day === null) return 'DRAFT';
  if (day === currentDay) return 'CURRENT';
  return day > currentDay ? 'PLANNED' : 'PAST';
}

export function versionOf(row: VersionRow, currentDay: string): LegalVersion {
  const { id, day, summary, isWorse } = row;
  return { id, state: stateOf(row, currentDay), day, summary, isWorse };
}

export const textOf = (row: VersionRow, currentDay: string): LegalText => ({
  ...versionOf(row, currentDay),
  slug: row.slug,
  text: row.text,
  updatedAt: row.updatedAt.toISOString(),
});
