import { articleText } from '@vetka/domain/article';
import slugify from '@sindresorhus/slugify';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict } from '../../platform/http/refusal.ts';
import { requireShownService } from '../../platform/publications.ts';
import { requireReadable, showText, type ArticleText } from './article.text.ts';
import type { ArticleRow } from './article.versions.ts';

/** The longest part of an address that comes from the title. */
const slugLength = 80;

const addressOf = (id: number, title: string): string => {
  const words = slugify(title).slice(0, slugLength).replace(/-+$/, '');
  return `${words || 'statya'}-${id}`;
};

/** What the administration has hidden comes back only corrected, and is checked again. @throws Refusal 409 */
async function requireCorrected(app: FastifyInstance, tx: Transaction, { id, version }: ArticleRow): Promise<void> {
  const hidden = await app.moderation.showAgain(tx, { kind: 'ARTICLE', id });
  if (hidden.some((state) => state.publishedVersion === String(version))) {
    throw conflict('article.hidden', 'Статью скрыла администрация. Исправьте её, и тогда её можно опубликовать снова');
  }
}

/**
 * Shows the latest text of a locked article to readers, and on the first publication notifies the followers of its
 * author. The address is made from the first published title, and stays.
 * @throws Refusal 409 for a text that was hidden, or while the service is; 422 on `title` or `body`
 */
export async function publishArticle(
  app: FastifyInstance,
  tx: Transaction,
  article: ArticleRow,
  text: ArticleText,
): Promise<void> {
  requireReadable(text);
  const { id, publishedAt, version, authorUserId, authorServiceId } = article;
  await requireShownService(tx, authorServiceId);
  await requireCorrected(app, tx, article);
  const isNamed = publishedAt !== null || !article.slug.startsWith('chernovik-');
  await showText(tx, id, text, {
    status: 'PUBLISHED',
    publishedVersion: version,
    ...(!isNamed && { slug: addressOf(id, text.title) }),
    // Keeps the first publication date, even if the article was a draft in between.
    ...(publishedAt === null && { publishedAt: new Date() }),
  });
  const words = [text.title, text.lead, articleText(text.body)].join('\n');
  await app.moderation.inspect(tx, { kind: 'ARTICLE', id, text: words, userId: authorUserId });
  if (publishedAt === null) {
    await app.notices.notifyFollowers(tx, { kind: 'NEW_ARTICLE', articleId: id, authorUserId, authorServiceId });
  }
}
