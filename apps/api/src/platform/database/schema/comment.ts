import { index, integer, pgTable, text, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { articles } from './article.ts';
import { atMost, createdAt, exactlyOne, id, moment } from './columns.ts';
import { contents } from './content.ts';
import { reviews } from './review.ts';
import { services } from './service.ts';

/** Comments on an article, a photo post or a review, with one level of replies. */
export const comments = pgTable(
  'comments',
  {
    id: id(),
    articleId: integer().references(() => articles.id, { onDelete: 'cascade' }),
    contentId: integer().references(() => contents.id, { onDelete: 'cascade' }),
    reviewId: integer().references(() => reviews.id, { onDelete: 'cascade' }),
    /** The comment it replies to. */
    parentId: integer().references((): AnyPgColumn => comments.id, { onDelete: 'cascade' }),
    authorUserId: integer()
      .notNull()
      .references(() => users.id),
    /** Set when the person writes for a service. */
    authorServiceId: integer().references(() => services.id),
    text: text().notNull(),
    createdAt: createdAt(),
    deletedAt: moment(),
    deletedById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    exactlyOne('comments_subject', table.articleId, table.contentId, table.reviewId),
    atMost('comments_text', table.text, 1000),
    index('comments_of_article').on(table.articleId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_of_content').on(table.contentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_of_review').on(table.reviewId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_parent').on(table.parentId),
  ],
);
