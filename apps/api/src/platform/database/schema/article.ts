import { audiences } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { citext, createdAt, exactlyOne, id, moment, notNegative, oneOf, tsvector, updatedAt } from './columns.ts';
import { favoriteColumns, favoriteRules, voteColumns, voteRules } from './marks.ts';
import { media } from './media.ts';
import { services } from './service.ts';

export const articleStatuses = ['DRAFT', 'PUBLISHED'] as const;

/** An article by a person or a service. */
export const articles = pgTable(
  'articles',
  {
    id: id(),
    slug: citext().notNull().unique(),
    authorUserId: integer().references(() => users.id),
    authorServiceId: integer().references(() => services.id),
    status: text({ enum: articleStatuses }).notNull().default('DRAFT'),
    /** Who may read it; null means everyone. */
    audience: text({ enum: audiences }),
    title: text().notNull(),
    /** First lines, shown in lists. */
    lead: text().notNull().default(''),
    /** HTML, sanitised when saved. */
    body: text().notNull().default(''),
    coverMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
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
    check('articles_title', sql`char_length(${table.title}) between 3 and 150`),
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
  ],
);

export const articleMedia = pgTable(
  'article_media',
  {
    articleId: integer()
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
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
