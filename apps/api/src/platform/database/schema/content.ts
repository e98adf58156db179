import { audiences, kinds } from '@vetka/domain/actor';
import { pictureLimits } from '@vetka/domain/content';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { products } from './catalog.ts';
import { atMost, createdAt, exactlyOne, id, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { favoriteColumns, favoriteRules, voteColumns, voteRules } from './marks.ts';
import { media } from './media.ts';
import { services } from './service.ts';

/** A photo post by a person or by a service. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    authorUserId: integer().references(() => users.id),
    authorServiceId: integer().references(() => services.id),
    /** SHARE: a photo shared by a buyer («Поделиться фото»). */
    kind: text({ enum: kinds }).notNull().default('COMMON'),
    audience: text({ enum: audiences }),
    text: text().notNull().default(''),
    /** The product in the photo, if it is one of ours. */
    productId: integer().references(() => products.id, { onDelete: 'set null' }),
    votesUp: integer().notNull().default(0),
    votesDown: integer().notNull().default(0),
    favoritesCount: integer().notNull().default(0),
    commentsCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: moment(),
    /** Hidden by the administration: the author cannot restore it. `deletedAt` is set, too. */
    hiddenAt: moment(),
  },
  (table) => [
    exactlyOne('contents_author', table.authorUserId, table.authorServiceId),
    oneOf('contents_kind', table.kind, kinds),
    oneOf('contents_audience', table.audience, audiences),
    atMost('contents_text', table.text, 2000),
    notNegative('contents_votes_up', table.votesUp),
    notNegative('contents_votes_down', table.votesDown),
    notNegative('contents_favorites_count', table.favoritesCount),
    notNegative('contents_comments_count', table.commentsCount),
    index('contents_new').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contents_of_user').on(table.authorUserId, table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('contents_of_service').on(
      table.authorServiceId,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('contents_product').on(table.productId),
  ],
);

export const contentMedia = pgTable(
  'content_media',
  {
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
    caption: text().notNull().default(''),
    /** Overrides the text of the file. */
    alt: text().notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.mediaId] }),
    atMost('content_media_caption', table.caption, pictureLimits.caption),
    atMost('content_media_alt', table.alt, pictureLimits.alt),
  ],
);

/** A product that can be seen in a picture of a post. */
export const contentTags = pgTable(
  'content_tags',
  {
    contentId: integer().notNull(),
    mediaId: integer().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** Thousandths of the picture's width and height. */
    x: smallint().notNull(),
    y: smallint().notNull(),
    position: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contentId, table.mediaId, table.productId] }),
    foreignKey({
      name: 'content_tags_picture',
      columns: [table.contentId, table.mediaId],
      foreignColumns: [contentMedia.contentId, contentMedia.mediaId],
    }).onDelete('cascade'),
    check('content_tags_place', sql`${table.x} between 0 and 1000 and ${table.y} between 0 and 1000`),
    index('content_tags_product').on(table.productId),
  ],
);

export const contentVotes = pgTable(
  'content_votes',
  {
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    ...voteColumns(),
  },
  (table) => voteRules('content_votes', table.contentId, table),
);

export const contentFavorites = pgTable(
  'content_favorites',
  {
    contentId: integer()
      .notNull()
      .references(() => contents.id, { onDelete: 'cascade' }),
    ...favoriteColumns(),
  },
  (table) => favoriteRules('content_favorites', table.contentId, table),
);
