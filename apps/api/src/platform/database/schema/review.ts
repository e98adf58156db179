import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { atMost, createdAt, exactlyOne, id, moment, notNegative, updatedAt } from './columns.ts';
import { voteColumns, voteRules } from './marks.ts';
import { media } from './media.ts';
import { orderProducts, orderServices } from './order.ts';
import { services } from './service.ts';

/** A review of a product or a service; one per buyer. */
export const reviews = pgTable(
  'reviews',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id),
    productId: integer().references(() => products.id, { onDelete: 'cascade' }),
    serviceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    /** The delivered purchase that entitles the buyer to a review. */
    orderProductId: integer().references(() => orderProducts.id, { onDelete: 'set null' }),
    orderServiceId: integer().references(() => orderServices.id, { onDelete: 'set null' }),
    rating: integer().notNull(),
    text: text().notNull().default(''),
    pros: text().notNull().default(''),
    cons: text().notNull().default(''),
    /** Readers who found it helpful, and those who did not. */
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    /** When its author last changed it; null when never. */
    editedAt: moment(),
    deletedAt: moment(),
  },
  (table) => [
    exactlyOne('reviews_subject', table.productId, table.serviceId),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    atMost('reviews_text', table.text, 2000),
    notNegative('reviews_votes_up', table.votesUp),
    notNegative('reviews_votes_down', table.votesDown),
    uniqueIndex('reviews_one_per_product')
      .on(table.productId, table.userId)
      .where(sql`${table.deletedAt} is null`),
    uniqueIndex('reviews_one_per_service')
      .on(table.serviceId, table.userId)
      .where(sql`${table.deletedAt} is null`),
    index('reviews_of_product').on(table.productId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_of_product_rating').on(
      table.productId,
      table.rating.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_of_product_helpful').on(
      table.productId,
      table.votesUp.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('reviews_of_service').on(table.serviceId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('reviews_user').on(table.userId, table.id.desc().nullsFirst()),
  ],
);

export const reviewVotes = pgTable(
  'review_votes',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => voteRules('review_votes', table.reviewId, table),
);

export const reviewMedia = pgTable(
  'review_media',
  {
    reviewId: integer()
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.reviewId, table.mediaId] })],
);

/** The seller's single answer. */
export const reviewReplies = pgTable('review_replies', {
  reviewId: integer()
    .primaryKey()
    .references(() => reviews.id, { onDelete: 'cascade' }),
  serviceId: integer()
    .notNull()
    .references(() => services.id),
  /** The person who wrote it for the service. */
  userId: integer().references(() => users.id, { onDelete: 'set null' }),
  text: text().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});
