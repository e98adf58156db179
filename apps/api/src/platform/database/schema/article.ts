import { audiences } from '@vetka/domain/actor';
import { articleStatuses, emptyArticle, type ArticleDocument } from '@vetka/domain/article';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import {
  atMost,
  citext,
  createdAt,
  exactlyOne,
  id,
  moment,
  notNegative,
  oneOf,
  tsvector,
  updatedAt,
} from './columns.ts';
import { favoriteColumns, favoriteRules, voteColumns, voteRules } from './marks.ts';
import { media } from './media.ts';
import { services } from './service.ts';

/** The audience of an article, and its texts. */
const written = () => ({
  /** Its audience; null means everyone. */
  audience: text({ enum: audiences }),
  /** Empty only in drafts. */
  title: text().notNull().default(''),
  /** First lines, shown in lists. */
  lead: text().notNull().default(''),
  body: jsonb().$type<ArticleDocument>().notNull().default(emptyArticle),
  coverMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
});

/** An article by a person or a service, as readers see it. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: citext().notNull().unique(),
    authorUserId: integer().references(() => users.id),
    authorServiceId: integer().references(() => services.id),
    status: text({ enum: articleStatuses }).notNull().default('DRAFT'),
    ...written(),
    /** Counts the saves of its authors: the latest text is the row of `article_versions` with this number, if any. */
    version: integer().notNull().default(0),
    /** The version that readers see. */
    publishedVersion: integer(),
    readingMinutes: integer().notNull().default(1),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    favoritesCount: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    viewsCount: integer().notNull().default(0),
    seoTitle: text(),
    seoDescription: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    publishedAt: moment(),
    deletedAt: moment(),
    search: tsvector().generatedAlwaysAs(
      sql.raw(
        `setweight(to_tsvector('russian', translate(title, 'ёЁ', 'еЕ')), 'A') || ` +
          `setweight(to_tsvector('russian', translate(lead, 'ёЁ', 'еЕ')), 'B')`,
      ),
    ),
  },
  (table) => [
    exactlyOne('articles_author', table.authorUserId, table.authorServiceId),
    oneOf('articles_status', table.status, articleStatuses),
    oneOf('articles_audience', table.audience, audiences),
    check(
      'articles_title',
      sql`char_length(${table.title}) <= 150 and (${table.status} = 'DRAFT' or char_length(${table.title}) >= 3)`,
    ),
    check('articles_slug', sql`${table.slug}::text !~ '\\s' and ${table.slug}::text <> ''`),
    notNegative('articles_votes_up', table.votesUp),
    notNegative('articles_votes_down', table.votesDown),
    notNegative('articles_favorites_count', table.favoritesCount),
    notNegative('articles_comments_count', table.commentsCount),
    index('articles_new').on(table.status, table.publishedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_popular').on(table.status, table.votesUp.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('articles_of_user').on(
      table.authorUserId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_of_service').on(
      table.authorServiceId,
      table.publishedAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('articles_search').using('gin', table.search),
    index('articles_title_trigram').using('gin', sql`lower(${table.title}) gin_trgm_ops`),
  ],
);

/** The texts of an article as its authors saved them. The latest one may not be published yet. */
export const articleVersions = pgTable(
  'article_versions',
  {
    id: id(),
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    ...written(),
    tags: text().array().notNull(),
    savedById: integer()
      .notNull()
      .references(() => users.id),
    /** When it was created; saves soon after that replace its text. */
    createdAt: createdAt(),
    savedAt: createdAt(),
  },
  (table) => [
    unique('article_versions_once').on(table.articleId, table.version),
    oneOf('article_versions_audience', table.audience, audiences),
    atMost('article_versions_title', table.title, 150),
  ],
);

/** Every picture that any text of the article has contained. Its writers may go on using them. */
export const articleMedia = pgTable(
  'article_media',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.mediaId] })],
);

export const articleTags = pgTable(
  'article_tags',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    tag: citext().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.tag] }), index('article_tags_tag').on(table.tag)],
);

export const articleVotes = pgTable(
  'article_votes',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => voteRules('article_votes', table.articleId, table),
);

export const articleFavorites = pgTable(
  'article_favorites',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    ...favoriteColumns(),
  },
  (table) => favoriteRules('article_favorites', table.articleId, table),
);
