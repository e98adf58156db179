import type { Audience } from '@vetka/domain/actor';
import { pagePath } from '@vetka/domain/path';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { audienceIncludes } from '../../platform/audience.ts';
import { authorOf, storedAuthor } from '../../platform/authors.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { articles, contents, noticeNews } from '../../platform/database/schema/index.ts';
import { isOfShownAuthor } from '../../platform/publications.ts';
import type { NewNotice } from './notice.notify.ts';

/** Followers who are notified in one transaction. */
const batchSize = 200;
/** Followers are notified of one publication per author and kind within this time. */
const pauseMinutes = 60;

/** A publication to announce, with its author. */
export type News = Pick<NewsRow, 'authorUserId' | 'authorServiceId'> &
  ({ kind: 'NEW_ARTICLE'; articleId: number } | { kind: 'NEW_PHOTO'; contentId: number });
type NewsRow = typeof noticeNews.$inferSelect;

const authorKey = ({ kind, authorUserId, authorServiceId }: News): string =>
  `news ${kind} ${authorUserId ?? ''}/${authorServiceId ?? ''}`;

/**
 * Schedules notices to the followers of an author, sent once the transaction is committed: once for each publication,
 * and for one of a kind per hour.
 */
export async function notifyFollowers(tx: Transaction, news: News): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${authorKey(news)}, 0))`);
  const { authorUserId, authorServiceId, kind } = news;
  const recent = await tx.$count(
    noticeNews,
    and(
      eq(noticeNews.kind, kind),
      authorServiceId === null
        ? eq(noticeNews.authorUserId, authorUserId ?? 0)
        : eq(noticeNews.authorServiceId, authorServiceId),
      sql`${noticeNews.createdAt} > now() - make_interval(mins => ${pauseMinutes})`,
    ),
  );
  if (recent === 0) await tx.insert(noticeNews).values(news).onConflictDoNothing();
}

/** The contents of a notice about a publication. Undefined when it is no longer shown. */
type Publication = Pick<NewNotice, 'kind' | 'key' | 'text' | 'path' | 'mediaId'> & {
  what: string;
  audience: Audience | null;
};

async function findArticle(tx: Transaction, id: number): Promise<Publication | undefined> {
  const { slug, title, coverMediaId, audience } = articles;
  const [row] = await tx
    .select({ slug, title, coverMediaId, audience })
    .from(articles)
    .where(
      and(eq(articles.id, id), eq(articles.status, 'PUBLISHED'), isNull(articles.deletedAt), isOfShownAuthor(articles)),
    );
  return (
    row && {
      kind: 'NEW_ARTICLE',
      key: `article:${id}`,
      what: 'новая статья',
      text: row.title,
      path: pagePath('/articles/$article', { article: row.slug }),
      mediaId: row.coverMediaId,
      audience: row.audience,
    }
  );
}

const firstPicture = sql<number | null>`(
  select cm.media_id from content_media cm where cm.content_id = ${contents.id} order by cm.position, cm.media_id limit 1)`;

async function findPhoto(tx: Transaction, id: number): Promise<Publication | undefined> {
  const { text, audience } = contents;
  const [row] = await tx
    .select({ text, audience, mediaId: firstPicture })
    .from(contents)
    .where(and(eq(contents.id, id), isNull(contents.deletedAt), isOfShownAuthor(contents)));
  return (
    row && {
      kind: 'NEW_PHOTO',
      key: `content:${id}`,
      what: 'новое фото',
      text: row.text,
      path: `/content?post=${id}`,
      mediaId: row.mediaId,
      audience: row.audience,
    }
  );
}

/** The next followers who may read it, in the order of their ids. */
async function findFollowers(tx: Transaction, news: NewsRow, audience: Audience | null): Promise<number[]> {
  const { authorServiceId, authorUserId, notifiedUpTo } = news;
  const followers =
    authorServiceId === null
      ? sql`select s.subscriber_id as id from user_subscriptions s where s.user_id = ${authorUserId}`
      : sql`select s.user_id as id from service_subscribers s where s.service_id = ${authorServiceId}`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id from (${followers}) f
    where f.id > ${notifiedUpTo} and ${audienceIncludes(audience, sql`f.id`)} order by f.id limit ${batchSize}`);
  return rows.map(({ id }) => id);
}

async function spread(app: FastifyInstance, tx: Transaction, news: NewsRow): Promise<void> {
  const publication =
    news.articleId === null ? await findPhoto(tx, news.contentId ?? 0) : await findArticle(tx, news.articleId);
  const ids = publication ? await findFollowers(tx, news, publication.audience) : [];
  if (publication && ids.length > 0) {
    const { what, audience: _audience, ...notice } = publication;
    const [row] = await tx
      .select({ author: storedAuthor(noticeNews) })
      .from(noticeNews)
      .where(eq(noticeNews.id, news.id));
    const title = `${authorOf(row?.author ?? null).name}: ${what}`;
    const by = { userId: news.authorUserId, serviceId: news.authorServiceId };
    await app.notices.notify(
      tx,
      ids.map((userId) => ({ ...notice, userId, by, title })),
    );
  }
  const isDone = ids.length < batchSize;
  await tx
    .update(noticeNews)
    .set({ notifiedUpTo: ids.at(-1) ?? news.notifiedUpTo, ...(isDone && { doneAt: new Date() }) })
    .where(eq(noticeNews.id, news.id));
}

/** Notifies the next followers of the oldest news. @returns false when no news are left */
const spreadOnce = (app: FastifyInstance): Promise<boolean> =>
  app.db.transaction(async (tx) => {
    const [news] = await tx
      .select()
      .from(noticeNews)
      .where(isNull(noticeNews.doneAt))
      .orderBy(asc(noticeNews.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!news) return false;
    await spread(app, tx, news);
    return true;
  });

/** Notifies followers of all news, in batches. Copies of the program share the work. */
export async function spreadNews(app: FastifyInstance): Promise<void> {
  while (await spreadOnce(app));
}
