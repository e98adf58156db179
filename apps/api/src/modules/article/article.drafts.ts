import {
  readingMinutes,
  type ArticleDraft,
  type articleStatuses,
  type OwnArticle,
  type OwnArticlePage,
} from '@vetka/domain/article';
import { metaOf } from '@vetka/domain/paging';
import { and, desc, eq, isNull, sql, type SQL } from 'drizzle-orm';
import { authorOf, storedAuthor, type StoredAuthor } from '../../platform/authors.ts';
import type { Executor } from '../../platform/database/connect.ts';
import { articles, articleVersions } from '../../platform/database/schema/article.ts';
import { media } from '../../platform/database/schema/media.ts';
import { optionalMediaFile, shownMedia, type ShownMedia } from '../../platform/media-file.ts';
import { findNamed } from './article.named.ts';
import { tagsOf } from './article.repository.ts';
import type { ArticleText } from './article.text.ts';
import { isLatest, type ArticleRow, type VersionRow } from './article.versions.ts';

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
}

const findAll = (db: Executor, where: SQL | undefined) =>
  db
    .select({
      article: articles,
      latest: articleVersions,
      cover: shownMedia,
      author: storedAuthor(articles),
      tags: tagsOf,
    })
    .from(articles)
    .leftJoin(articleVersions, isLatest)
    .leftJoin(
      media,
      sql`${media.id} = case when ${articleVersions.id} is null then ${articles.coverMediaId} else ${articleVersions.coverMediaId} end`,
    )
    .where(where)
    .$dynamic();

const ownArticleOf = ({ article, latest, cover }: Found): OwnArticle => ({
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
});

const ownedBy = (owner: Owner): SQL =>
  'userId' in owner ? eq(articles.authorUserId, owner.userId) : eq(articles.authorServiceId, owner.serviceId);

interface Wanted {
  status: (typeof articleStatuses)[number] | undefined;
  page: number;
  take: number;
}

/** Last saved first. */
export async function listOwn(db: Executor, owner: Owner, { status, page, take }: Wanted): Promise<OwnArticlePage> {
  const where = and(ownedBy(owner), isNull(articles.deletedAt), status && eq(articles.status, status));
  const [rows, total] = await Promise.all([
    findAll(db, where)
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

async function findOne(db: Executor, id: number): Promise<Found> {
  const [found] = await findAll(db, eq(articles.id, id));
  if (!found) throw new Error(`Article ${id} is missing.`);
  return found;
}

/** The latest text of an article, published or not. */
export const textOf = async (db: Executor, { id }: Pick<ArticleRow, 'id'>): Promise<ArticleText> =>
  latestText(await findOne(db, id));

/** An article as its authors write it. */
export async function readDraft(db: Executor, id: number): Promise<ArticleDraft> {
  const found = await findOne(db, id);
  const { lead, body, tags, audience } = latestText(found);
  const named = await findNamed(db, body);
  const written = { lead, body, tags, audience, version: found.article.version };
  return { ...ownArticleOf(found), ...written, ...named, author: authorOf(found.author) };
}
