import { consentKinds } from '@vetka/domain/account';
import { genders, legalSubjectTypes } from '@vetka/domain/actor';
import { sql } from 'drizzle-orm';
import { boolean, check, index, inet, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, createdAt, id, moment, notNegative, oneOf, updatedAt } from './columns.ts';
import { media } from './media.ts';
import { addresses } from './place.ts';

/** Requisites of a legal entity or a sole proprietor, for accounts (corporate plans) and services (receipts). */
export const legalInfos = pgTable(
  'legal_infos',
  {
    id: id(),
    subjectType: text({ enum: legalSubjectTypes }).notNull(),
    name: text().notNull(),
    inn: text().notNull(),
    ogrn: text(),
    kpp: text(),
    phone: text(),
    addressId: integer().references(() => addresses.id),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    oneOf('legal_infos_subject_type', table.subjectType, legalSubjectTypes),
    check('legal_infos_inn', sql`${table.inn} ~ '^([0-9]{10}|[0-9]{12})$'`),
    index('legal_infos_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
  ],
);

/** Scans of the documents behind the requisites. */
export const legalInfoMedia = pgTable(
  'legal_info_media',
  {
    legalInfoId: integer()
      .notNull()
      .references(() => legalInfos.id, { onDelete: 'cascade' }),
    mediaId: integer()
      .notNull()
      .references(() => media.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.legalInfoId, table.mediaId] })],
);

/** People. A guest is a session without a row here. */
export const users = pgTable(
  'users',
  {
    id: id(),
    /** E.164, `+7XXXXXXXXXX`. */
    phone: text().unique(),
    /** Confirmed e-mails only; an unconfirmed one is in `email_confirmations`. */
    email: citext().unique(),
    nickname: citext().notNull().unique(),
    nicknameChangedAt: moment(),
    /** Argon2id, PHC string. Null when the person signs in by phone only. */
    passwordHash: text(),
    firstName: text().notNull().default(''),
    lastName: text().notNull().default(''),
    gender: text({ enum: genders }).notNull().default('PREFER_NOT_TO_SAY'),
    bio: text().notNull().default(''),
    avatarMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    coverMediaId: integer().references(() => media.id, { onDelete: 'set null' }),
    addressId: integer().references(() => addresses.id),
    legalInfoId: integer()
      .unique()
      .references(() => legalInfos.id, { onDelete: 'set null' }),
    /** False hides the profile from everyone else. */
    isVisible: boolean().notNull().default(true),
    /** Moderates the whole platform. */
    isAdministration: boolean().notNull().default(false),
    /** Preference: the person buys from one shop. A guest's is in the session. */
    isCartShop: boolean().notNull().default(false),
    subscribersCount: integer().notNull().default(0),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    blockedAt: moment(),
    /** Deleted by its owner: hidden everywhere, and restored by signing in until `erasedAt`. */
    deletedAt: moment(),
    /** When the last data that identifies the person was erased. */
    erasedAt: moment(),
  },
  (table) => [
    oneOf('users_gender', table.gender, genders),
    check('users_phone', sql`${table.phone} ~ '^\\+7[0-9]{10}$'`),
    check('users_nickname', sql`${table.nickname}::text ~* '^[a-z0-9]([a-z0-9._-]*[a-z0-9])$'`),
    notNegative('users_subscribers_count', table.subscribersCount),
    // Few rows: lists omit the publications of deleted accounts.
    index('users_deleted')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('users_ending')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    index('users_address')
      .on(table.addressId)
      .where(sql`${table.addressId} is not null`),
    index('users_created').on(table.createdAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_popular').on(table.subscribersCount.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('users_nickname_trigram').using('gin', sql`lower(${table.nickname}::text) gin_trgm_ops`),
    index('users_name_trigram').using('gin', sql`lower(${table.firstName} || ' ' || ${table.lastName}) gin_trgm_ops`),
  ],
);

/** Former nicknames: they redirect to the owner and are never issued again. */
export const nicknameHistory = pgTable(
  'nickname_history',
  {
    nickname: citext().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    changedAt: createdAt(),
  },
  (table) => [index('nickname_history_user').on(table.userId)],
);

/** Consents of people, with the time and the source (Federal Law 152). Never updated except for withdrawal. */
export const consents = pgTable(
  'consents',
  {
    id: id(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    kind: text({ enum: consentKinds }).notNull(),
    /** Version of the text shown, «2025-09-01». */
    textVersion: text().notNull(),
    ip: inet(),
    userAgent: text(),
    acceptedAt: createdAt(),
    withdrawnAt: moment(),
  },
  (table) => [
    oneOf('consents_kind', table.kind, consentKinds),
    index('consents_user').on(table.userId, table.acceptedAt.desc().nullsFirst()),
  ],
);

/** A new e-mail until its confirmation link is followed. */
export const emailConfirmations = pgTable(
  'email_confirmations',
  {
    id: id(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    email: citext().notNull(),
    /** SHA-256 of the link's token, hex. */
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    confirmedAt: moment(),
  },
  (table) => [index('email_confirmations_user').on(table.userId, table.createdAt.desc().nullsFirst())],
);

/** Which people follow which people. */
export const userSubscriptions = pgTable(
  'user_subscriptions',
  {
    subscriberId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriberId, table.userId] }),
    check('user_subscriptions_not_self', sql`${table.subscriberId} <> ${table.userId}`),
    index('user_subscriptions_subscribers').on(table.userId, table.createdAt.desc().nullsFirst(), table.subscriberId),
    index('user_subscriptions_subscribed').on(table.subscriberId, table.createdAt.desc().nullsFirst(), table.userId),
  ],
);
