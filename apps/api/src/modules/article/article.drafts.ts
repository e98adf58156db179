import {
  readingMinutes,
  type ArticleDraft,
  type articleStatuses,
  type OwnArticle,
  type OwnArticlePage,
  type TakenDown,
} from '@vetka/domain/article';
import { metaOf } from '@vetka/domain/paging';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { authorOf, storedAuthor, type StoredAuthor } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articles, articleVersions } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import { moderationCases } from '../../platform/database/schema/moderation.ts';
import { services } from '../../platform/database/schema/service.ts';
import { optionalMediaFile, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { findNamed } from './article.named.ts';
import { tagsOf } from './article.repository.ts';
import type { ArticleText } from './article.text.ts';
import { isLatest, type ArticleRow, type VersionRow } from './article.versions.ts';

/** An article being edited, and its editor. */
export interface Asked {
  userId: number;
  id: number;
}

/** The author of articles: a person or a service. */
export type Owner = { userId: number } | { serviceId: number };

interface Found {
  article: ArticleRow;
  /** The latest text, if it was written in the editor. */
  latest: VersionRow | null;
  cover: ShownMedia | null;
  author: StoredAuthor | null;
  /** Of what readers see. */
  tags: string[];
  takenDown: TakenDown | null;
}

const ownerId = sql`coalesce(${articles.authorUserId},
  (select s.owner_id from ${services} s where s.id = ${articles.authorServiceId}))`;

/** The decision that has hidden an article, unless it is shown again. */
const takenDownFor = (userId: number) => sql<TakenDown | null>`(
  select json_build_object('words', coalesce(mc.words, ''),
    'decisionId', case when ${ownerId} = ${userId} then mc.id end)
  from ${moderationCases} mc
  where mc.kind = 'ARTICLE' and mc.subject_id = ${articles.id} and mc.hidden_state is not null
  order by mc.id desc limit 1)`;

/** @param userId who reads them */
const findAll = (db: Executor, userId: number, where: SQL | undefined) =>
  db
    .select({
      article: articles,
      latest: articleVersions,
      cover: shownMedia,
      author: storedAuthor(articles),
      tags: tagsOf,
      takenDown: takenDownFor(userId),
    })
    .from(articles)
    .leftJoin(articleVersions, isLatest)
    .leftJoin(
      media,
      sql`${media.id} = case when ${articleVersions.id} is null then ${articles.coverMediaId} else ${articleVersions.coverMediaId} end`,
    )
    .where(where)
    .$dynamic();

const ownArticleOf = ({ article, latest, cover, takenDown }: Found): OwnArticle => ({
  id: article.id,
  slug: article.slug,
  title: (latest ?? article).title,
  status: article.status,
  isChanged: article.status === 'PUBLISHED' && latest !== null && article.version !== article.publishedVersion,
  cover: optionalMediaFile(cover),
  minutes: readingMinutes((latest ?? article).body),
  commentsCount: article.commentsCount,
  savedAt: (latest?.savedAt ?? article.updatedAt).toISOString(),
  publishedAt: article.publishedAt?.toISOString() ?? null,
  takenDown,
});

const ownedBy = (owner: Owner): SQL =>
  'userId' in owner ? eq(articles.authorUserId, owner.userId) : eq(articles.authorServiceId, owner.serviceId);

interface Wanted {
  /** Who reads them. */
  userId: number;
  status: (typeof articleStatuses)[number] | undefined;
  page: number;
  take: number;
}

/** Last saved first. */
export async function listOwn(db: Executor, owner: Owner, wanted: Wanted): Promise<OwnArticlePage> {
  const { userId, status, page, take } = wanted;
  const where = and(ownedBy(owner), isNull(articles.deletedAt), status && eq(articles.status, status));
  const [rows, total] = await Promise.all([
    findAll(db, userId, where)
      .orderBy(desc(sql`coalesce(${articleVersions.savedAt}, ${articles.updatedAt})`), desc(articles.id))
      .limit(take)
      .offset((page - 1) * take),
    db.$count(articles, where),
  ]);
  return { data: rows.map(ownArticleOf), meta: metaOf(page, take, total) };
}

const latestText = ({ article, latest, tags }: Found): ArticleText => {
  const { title, lead, body, audience, coverMediaId: coverId } = latest ?? article;
  return { title, lead, body, audience, coverId, tags: latest?.tags ?? tags };
};

async function findOne(db: Executor, userId: number, id: number): Promise<Found> {
  const [found] = await findAll(db, userId, eq(articles.id, id));
  if (!found) throw new Error(`Article ${id} is missing.`);
  return found;
}

/** The latest text of an article, published or not. */
export const textOf = async (db: Executor, { userId, id }: Asked): Promise<ArticleText> =>
  latestText(await findOne(db, userId, id));

/** An article as its authors write it. */
export async function readDraft(db: Executor, { userId, id }: Asked): Promise<ArticleDraft> {
  const found = await findOne(db, userId, id);
  const { lead, body, tags, audience } = latestText(found);
  const named = await findNamed(db, body);
  const written = { lead, body, tags, audience, version: found.article.version };
  return { ...ownArticleOf(found), ...written, ...named, author: authorOf(found.author) };
}
