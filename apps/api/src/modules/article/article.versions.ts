import type { ArticleVersion } from '@vetka/domain/article';
import { readingMinutes } from '@vetka/domain/article';
import { fullName } from '@vetka/domain/account';
import { and, desc, eq, gt, inArray, not, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { articles, articleVersions } from '../../platform/database/schema/article.ts';
import type { ArticleText } from './article.text.ts';

/** Saves within this time after the first one of a version replace its text. */
const versionMinutes = 10;
/** Older versions are deleted, except the one that readers see. */
const keptVersions = 30;

export type ArticleRow = typeof articles.$inferSelect;
export type VersionRow = typeof articleVersions.$inferSelect;

/** The row that holds the latest text of an article. */
export const isLatest = and(eq(articleVersions.articleId, articles.id), eq(articleVersions.version, articles.version));

interface Saved {
  article: Pick<ArticleRow, 'id' | 'version' | 'publishedVersion'>;
  userId: number;
}

/** The version to continue: the person's own of the last minutes, unless readers see it. */
async function findContinued(tx: Transaction, { article, userId }: Saved): Promise<number | undefined> {
  if (article.version === article.publishedVersion) return undefined;
  const [row] = await tx
    .select({ id: articleVersions.id })
    .from(articleVersions)
    .where(
      and(
        eq(articleVersions.articleId, article.id),
        eq(articleVersions.version, article.version),
        eq(articleVersions.savedById, userId),
        gt(articleVersions.createdAt, sql`now() - make_interval(mins => ${versionMinutes})`),
      ),
    );
  return row?.id;
}

/** Keeps the text as the latest version of an article that is locked. */
export async function keepVersion(tx: Transaction, saved: Saved, text: ArticleText): Promise<VersionRow> {
  const { id, version } = saved.article;
  const { title, lead, body, tags, coverId: coverMediaId, audience } = text;
  const row = { title, lead, body, tags, coverMediaId, audience, version: version + 1, savedAt: new Date() };
  const continued = await findContinued(tx, saved);
  const [kept] = continued
    ? await tx.update(articleVersions).set(row).where(eq(articleVersions.id, continued)).returning()
    : await tx
        .insert(articleVersions)
        .values({ ...row, articleId: id, savedById: saved.userId })
        .returning();
  if (!kept) throw new Error(`The version of article ${id} was not kept.`);
  if (!continued) await dropOld(tx, saved.article);
  return kept;
}

async function dropOld(tx: Transaction, { id, publishedVersion }: Saved['article']): Promise<void> {
  const isPublished = eq(articleVersions.version, publishedVersion ?? 0);
  const old = tx
    .select({ id: articleVersions.id })
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), not(isPublished)))
    .orderBy(desc(articleVersions.version))
    .offset(keptVersions);
  await tx.delete(articleVersions).where(inArray(articleVersions.id, old));
}

export async function listVersions(db: Executor, articleId: number): Promise<ArticleVersion[]> {
  const rows = await db
    .select({ version: articleVersions, user: users })
    .from(articleVersions)
    .innerJoin(users, eq(users.id, articleVersions.savedById))
    .where(eq(articleVersions.articleId, articleId))
    .orderBy(desc(articleVersions.version));
  return rows.map(({ version: { id, title, body, savedAt }, user }) => ({
    id,
    title,
    minutes: readingMinutes(body),
    savedAt: savedAt.toISOString(),
    savedBy: fullName(user) || user.nickname,
  }));
}

export async function findVersion(db: Executor, articleId: number, id: number): Promise<ArticleText | undefined> {
  const [row] = await db
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, articleId), eq(articleVersions.id, id)));
  return row && { ...row, coverId: row.coverMediaId };
}
