import { index, integer, pgTable, text, unique, type AnyPgColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { articles } from './article.ts';
import { atMost, createdAt, exactlyOne, id, moment, notNegative } from './columns.ts';
import { contents } from './content.ts';
import { voteColumns, voteRules } from './marks.ts';
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
    /** Chosen by the author's device, so that a comment sent again after a lost answer is stored once. */
    clientId: text(),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    createdAt: createdAt(),
    /** When its author last changed it; null when never. */
    editedAt: moment(),
    deletedAt: moment(),
    deletedById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    exactlyOne('comments_subject', table.articleId, table.contentId, table.reviewId),
    atMost('comments_text', table.text, 1000),
    notNegative('comments_votes_up', table.votesUp),
    notNegative('comments_votes_down', table.votesDown),
    unique('comments_client').on(table.authorUserId, table.clientId),
    index('comments_of_article').on(table.articleId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_of_content').on(table.contentId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_of_review').on(table.reviewId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('comments_parent').on(table.parentId),
  ],
);

export const commentVotes = pgTable(
  'comment_votes',
  {
    commentId: integer()
      .notNull()
      .references(() => comments.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => voteRules('comment_votes', table.commentId, table),
);
