import { noticeKinds, noticeLimits, type NoticeChannel, type NoticeGroup } from '@vetka/domain/notice';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { articles } from './article.ts';
import { atMost, createdAt, exactlyOne, id, moment, oneOf } from './columns.ts';
import { contents } from './content.ts';
import { media } from './media.ts';
import { services } from './service.ts';
import { sessions } from './session.ts';

/** Channels with an outbox; the site shows the rows of `notices`. */
export const deliveryChannels = ['SMS', 'EMAIL', 'PUSH'] as const satisfies readonly NoticeChannel[];
/** SKIPPED: no longer needed, or there is no address. FAILED: given up. */
export const deliveryStates = ['WAITING', 'SENT', 'SKIPPED', 'FAILED'] as const;

/** A notice to a person. */
export const notices = pgTable(
  'notices',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: noticeKinds }).notNull(),
    /** Identifies the occasion, so that a person is notified of it once per kind. */
    key: text().notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** A page of the site. */
    path: text().notNull(),
    mediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    /** False when the person has switched the site off for this kind. */
    isShown: boolean().notNull().default(true),
    createdAt: createdAt(),
    readAt: moment(),
  },
  (table) => [
    unique('notices_once').on(table.userId, table.kind, table.key),
    // When a comment is deleted or changed, all its notices follow.
    index('notices_occasion').on(table.key),
    oneOf('notices_kind', table.kind, noticeKinds),
    atMost('notices_title', table.title, noticeLimits.title),
    atMost('notices_text', table.text, noticeLimits.text),
    check('notices_path', sql`${table.path} like '/%'`),
    index('notices_list')
      .on(table.userId, table.id.desc().nullsFirst())
      .where(sql`${table.isShown}`),
    index('notices_unread')
      .on(table.userId)
      .where(sql`${table.isShown} and ${table.readAt} is null`),
  ],
);

/** A browser that receives push messages, for as long as its session belongs to the person who subscribed. */
export const pushSubscriptions = pgTable(
  'push_subscriptions',
  {
    id: id(),
    sessionId: integer()
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    endpoint: text().notNull().unique(),
    p256dh: text().notNull(),
    auth: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('push_subscriptions_user').on(table.userId)],
);

/** Messages and their state. A job sends each, and has its attempts and times. */
export const noticeDeliveries = pgTable(
  'notice_deliveries',
  {
    id: id(),
    noticeId: integer()
      .notNull()
      .references(() => notices.id, { onDelete: 'cascade' }),
    channel: text({ enum: deliveryChannels }).notNull(),
    /** Set for PUSH: each browser has a row. */
    pushSubscriptionId: integer().references(() => pushSubscriptions.id, { onDelete: 'cascade' }),
    /** A former phone or e-mail of the person, or that of their shop. Null for the one they have when the message is sent. */
    fixedAddress: text(),
    state: text({ enum: deliveryStates }).notNull().default('WAITING'),
    sentAt: moment(),
    /** The provider's last refusal. */
    problem: text(),
  },
  (table) => [
    oneOf('notice_deliveries_channel', table.channel, deliveryChannels),
    oneOf('notice_deliveries_state', table.state, deliveryStates),
    check('notice_deliveries_push', sql`(${table.channel} = 'PUSH') = (${table.pushSubscriptionId} is not null)`),
    unique('notice_deliveries_once')
      .on(table.noticeId, table.channel, table.pushSubscriptionId, table.fixedAddress)
      .nullsNotDistinct(),
    index('notice_deliveries_subscription').on(table.pushSubscriptionId),
  ],
);

export type NoticeChoices = Partial<Record<NoticeGroup, NoticeChannel[]>>;

/** A person's settings; the defaults apply without a row, and for groups not named. */
export const noticeSettings = pgTable('notice_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  choices: jsonb().$type<NoticeChoices>().notNull().default({}),
  hasQuietHours: boolean().notNull().default(true),
});

/**
 * News for the followers of its author: one row for each publication whose followers are notified. `notifiedUpTo` is
 * the last follower notified so far.
 */
export const noticeNews = pgTable(
  'notice_news',
  {
    id: id(),
    kind: text({ enum: ['NEW_ARTICLE', 'NEW_PHOTO'] }).notNull(),
    articleId: integer()
      .unique()
      .references(() => articles.id, { onDelete: 'cascade' }),
    contentId: integer()
      .unique()
      .references(() => contents.id, { onDelete: 'cascade' }),
    authorUserId: integer().references(() => users.id, { onDelete: 'cascade' }),
    authorServiceId: integer().references(() => services.id, { onDelete: 'cascade' }),
    notifiedUpTo: integer().notNull().default(0),
    createdAt: createdAt(),
    doneAt: moment(),
  },
  (table) => [
    exactlyOne('notice_news_author', table.authorUserId, table.authorServiceId),
    check(
      'notice_news_subject',
      sql`(${table.kind} = 'NEW_ARTICLE') = (${table.articleId} is not null) and (${table.kind} = 'NEW_PHOTO') = (${table.contentId} is not null)`,
    ),
    index('notice_news_waiting')
      .on(table.id)
      .where(sql`${table.doneAt} is null`),
    index('notice_news_of_user').on(table.authorUserId, table.kind, table.createdAt),
    index('notice_news_of_service').on(table.authorServiceId, table.kind, table.createdAt),
  ],
);
