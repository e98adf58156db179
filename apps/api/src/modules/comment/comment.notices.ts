import { fullName } from '@vetka/domain/account';
import { mentionsIn } from '@vetka/domain/comment';
import { pagePath } from '@vetka/domain/path';
import { and, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from '../../platform/database/connect.ts';
import { users } from '../../platform/database/schema/account.ts';
import { articles } from '../../platform/database/schema/article.ts';
import { products } from '../../platform/database/schema/catalog.ts';
import type { comments } from '../../platform/database/schema/comment.ts';
import { contents } from '../../platform/database/schema/content.ts';
import { reviews } from '../../platform/database/schema/review.ts';
import { services } from '../../platform/database/schema/service.ts';
import { readableBy } from '../../platform/publications.ts';
import { findMentioned } from './comment.repository.ts';

type Comment = typeof comments.$inferSelect;
type Notice = Parameters<FastifyInstance['notices']['notify']>[1][number];

/** How many of the people that a comment mentions are notified: a list of strangers is spam. */
const mostMentioned = 10;

/** The page of a comment, and the owner of the publication or review it is about. */
interface Discussed {
  path: string;
  /** Null when it belongs to a service. */
  ownerId: number | null;
}

async function findDiscussed(tx: Transaction, { id, articleId, contentId, reviewId }: Comment): Promise<Discussed> {
  if (articleId !== null) {
    const [row] = await tx.select().from(articles).where(eq(articles.id, articleId));
    const path = `${pagePath('/articles/$article', { article: row?.slug ?? articleId })}?comment=${id}`;
    return { path, ownerId: row?.authorUserId ?? null };
  }
  if (contentId !== null) {
    const [row] = await tx.select().from(contents).where(eq(contents.id, contentId));
    return { path: `/content?post=${contentId}&comment=${id}`, ownerId: row?.authorUserId ?? null };
  }
  const [row] = await tx
    .select({ userId: reviews.userId, product: products.slug, service: services.slug })
    .from(reviews)
    .leftJoin(products, eq(products.id, reviews.productId))
    .leftJoin(services, eq(services.id, reviews.serviceId))
    .where(eq(reviews.id, reviewId ?? 0));
  const page = row?.product
    ? pagePath('/products/$product/reviews', { product: row.product })
    : pagePath('/$service', { service: row?.service ?? '' });
  return { path: `${page}?review=${reviewId}&comment=${id}`, ownerId: row?.userId ?? null };
}

const nameOf = async (tx: Transaction, id: number): Promise<string> => {
  const [person] = await tx.select().from(users).where(eq(users.id, id));
  return person ? fullName(person) || person.nickname : '';
};

/**
 * Whether a person may read what a comment is about. Reviews are public. Notices are read without the second factor, so
 * where one is needed the role of the administration allows nothing.
 */
async function mayRead(
  { config }: FastifyInstance,
  tx: Transaction,
  userId: number,
  { articleId, contentId }: Comment,
): Promise<boolean> {
  const table = articleId === null ? contents : articles;
  const id = articleId ?? contentId;
  if (id === null) return true;
  const [reader] = await tx
    .select({ isAdministration: users.isAdministration })
    .from(users)
    .where(eq(users.id, userId));
  const session = { userId, isAdministration: !config.needsSecondFactor && (reader?.isAdministration ?? false) };
  const found = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), readableBy(session, table, {})));
  return found.length > 0;
}

/** All notices of a comment. */
const occasionOf = (commentId: number) => ({
  key: `comment:${commentId}`,
  kinds: ['COMMENT_REPLY', 'COMMENT_MENTION', 'NEW_COMMENT'] as const,
});

/** A deleted comment leaves the notices of those who were notified of it. */
export const withdrawComment = (app: FastifyInstance, tx: Transaction, commentId: number): Promise<void> =>
  app.notices.withdraw(tx, occasionOf(commentId));

/** A changed comment changes in the notices too. */
export const rewordComment = (app: FastifyInstance, tx: Transaction, commentId: number, text: string): Promise<void> =>
  app.notices.reword(tx, occasionOf(commentId), text);

/**
 * Notifies those whom a comment concerns, each once: the author it replies to, the people it mentions, and the author
 * of what it is about. Nobody is notified of their own words, or of a publication that they may not read.
 */
export async function notifyOfComment(
  app: FastifyInstance,
  tx: Transaction,
  comment: Comment,
  repliesTo: number | undefined,
): Promise<void> {
  // One after another: a transaction has one connection.
  const { path, ownerId } = await findDiscussed(tx, comment);
  const name = await nameOf(tx, comment.authorUserId);
  const mentioned = await findMentioned(tx, mentionsIn(comment.text).slice(0, mostMentioned));
  const by = { userId: comment.authorUserId };
  const words = { by, key: occasionOf(comment.id).key, text: comment.text, path };
  const planned = new Map<number, Notice>();
  const add = (userId: number | null | undefined, kind: Notice['kind'], title: string) => {
    if (userId && userId !== comment.authorUserId && !planned.has(userId)) {
      planned.set(userId, { userId, kind, title, ...words });
    }
  };
  add(repliesTo, 'COMMENT_REPLY', `${name}: ответ на ваш комментарий`);
  for (const { id } of mentioned) add(id, 'COMMENT_MENTION', `${name} упоминает вас в комментарии`);
  add(ownerId, 'NEW_COMMENT', `${name}: новый комментарий`);
  const allowed: Notice[] = [];
  for (const notice of planned.values()) if (await mayRead(app, tx, notice.userId, comment)) allowed.push(notice);
  await app.notices.notify(tx, allowed);
}
