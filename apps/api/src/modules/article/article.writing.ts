import type { WriteArticle } from '@vetka/domain/article';
import { formMessages } from '@vetka/domain/form';
import { and, eq, sql } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { articles, articleTags } from '../../platform/database/schema/article.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';
import { readingMinutes, safeBody } from './article.body.ts';
import { writtenBy } from './article.repository.ts';

const shortestTitle = 3;

/** Trims the texts and removes repeated tags. */
function cleaned({ title, lead, body, tags }: WriteArticle) {
  const text = { title: title.trim(), lead: lead.trim(), body: safeBody(body) };
  if (text.title.length < shortestTitle) throw invalid({ title: formMessages.min(shortestTitle) });
  const names = tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean);
  return { text: { ...text, readingMinutes: readingMinutes(text.body) }, tags: [...new Set(names)] };
}

/** An existing cover may stay, whoever uploaded it. A new one must belong to the author. */
async function requireCover(tx: Transaction, userId: number, before: number | null, coverId: number | null) {
  if (coverId === null || coverId === before) return coverId;
  const [own] = await requireOwnMedia(tx, { userId, ids: [coverId], field: 'coverId' });
  return own ?? null;
}

/**
 * Updates a person's article. False when there is none.
 * @throws Refusal 422 on `title`, `body` or `coverId`
 */
export async function writeArticle(
  tx: Transaction,
  { userId, id }: { userId: number; id: number },
  article: WriteArticle,
): Promise<boolean> {
  const own = and(writtenBy(userId), eq(articles.id, id));
  const [before] = await tx.select({ coverId: articles.coverMediaId }).from(articles).where(own).for('update');
  if (!before) return false;
  const { status, audience } = article;
  const { text, tags } = cleaned(article);
  if (status === 'PUBLISHED' && text.body === '') throw invalid({ body: formMessages.required });
  await tx
    .update(articles)
    .set({
      ...text,
      status,
      coverMediaId: await requireCover(tx, userId, before.coverId, article.coverId),
      ...(audience !== undefined && { audience }),
      // Keeps the first publication date, even if the article was a draft in between.
      ...(status === 'PUBLISHED' && { publishedAt: sql`coalesce(${articles.publishedAt}, now())` }),
    })
    .where(own);
  await tx.delete(articleTags).where(eq(articleTags.articleId, id));
  if (tags.length > 0) await tx.insert(articleTags).values(tags.map((tag) => ({ articleId: id, tag })));
  return true;
}
