import {
  articleLimits,
  excessOf,
  isEmptyArticle,
  namedIn,
  readingMinutes,
  type SaveArticle,
} from '@vetka/domain/article';
import { formMessages } from '@vetka/domain/form';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../../platform/database/connect.ts';
import { articleMedia, articles, articleTags } from '../../platform/database/schema/article.ts';
import { invalid } from '../../platform/http/refusal.ts';
import { requireOwnMedia } from '../../platform/own-media.ts';

/** The text of an article and its audience. */
export type ArticleText = Omit<SaveArticle, 'version'>;

/** Trims the texts and removes repeated tags. @throws Refusal 422 on `body` */
export function cleaned({ title, lead, body, tags, coverId, audience }: ArticleText): ArticleText {
  const excess = excessOf(body);
  if (excess) throw invalid({ body: excess });
  const names = tags.map((tag) => tag.trim().toLowerCase()).filter(Boolean);
  return { title: title.trim(), lead: lead.trim(), body, tags: [...new Set(names)], coverId, audience };
}

/** @throws Refusal 422 on `title` or `body` */
export function requireReadable({ title, body }: ArticleText): void {
  const { titleMin } = articleLimits;
  if (title.length < titleMin) throw invalid({ title: title ? formMessages.min(titleMin) : formMessages.required });
  if (isEmptyArticle(body)) throw invalid({ body: formMessages.required });
}

interface Written {
  article: Pick<typeof articles.$inferSelect, 'id' | 'coverMediaId'>;
  userId: number;
}

/**
 * Pictures that the article has shown before may stay, whoever uploaded them. New ones must belong to the writer.
 * @throws Refusal 422 on `body` or `coverId`
 */
export async function keepPictures(tx: Transaction, { article, userId }: Written, text: ArticleText): Promise<void> {
  const before = await tx.select().from(articleMedia).where(eq(articleMedia.articleId, article.id));
  const known = new Set([article.coverMediaId, ...before.map(({ mediaId }) => mediaId)]);
  const added = (ids: (number | null)[]) => ids.filter((id) => id !== null).filter((id) => !known.has(id));
  const inText = await requireOwnMedia(tx, { userId, ids: added(namedIn(text.body).pictures), field: 'body' });
  const cover = await requireOwnMedia(tx, { userId, ids: added([text.coverId]), field: 'coverId' });
  const ids = [...new Set([...inText, ...cover])];
  if (ids.length === 0) return;
  await tx
    .insert(articleMedia)
    .values(ids.map((mediaId) => ({ articleId: article.id, mediaId })))
    .onConflictDoNothing();
}

/** Makes this the text that readers see, or would see of a draft. */
export async function showText(
  tx: Transaction,
  id: number,
  text: ArticleText,
  rest: Partial<typeof articles.$inferInsert>,
): Promise<void> {
  const { title, lead, body, coverId, audience } = text;
  const shown = { title, lead, body, audience, coverMediaId: coverId, readingMinutes: readingMinutes(body) };
  await tx
    .update(articles)
    .set({ ...rest, ...shown })
    .where(eq(articles.id, id));
  await tx.delete(articleTags).where(eq(articleTags.articleId, id));
  if (text.tags.length > 0) await tx.insert(articleTags).values(text.tags.map((tag) => ({ articleId: id, tag })));
}
