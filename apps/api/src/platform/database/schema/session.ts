import { sql } from 'drizzle-orm';
import { boolean, check, index, inet, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, id, moment, oneOf } from './columns.ts';
import { cities } from './place.ts';

export const verificationPurposes = [
  'SIGN_IN',
  'CHANGE_PHONE',
  'DELETE_ACCOUNT',
  'CHANGE_REQUISITES',
  'CONFIRM_PERSON',
] as const;

/** A browser identified by its cookie; a guest's while `userId` is null. */
export const sessions = pgTable(
  'sessions',
  {
    id: id(),
    /** SHA-256 of the cookie's value, hex. The value itself is never stored. */
    tokenHash: text().notNull().unique(),
    /**
     * Hash of the cookie before the last sign-in or change of password: requests sent with it may still be in flight.
     */
    formerTokenHash: text().unique(),
    formerUntil: moment(),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The guest's city. A signed-in person's city is in their address. */
    cityId: integer().references(() => cities.id, { onDelete: 'set null' }),
    isCartShop: boolean().notNull().default(false),
    /** When the person last proved who they are: signed in, or confirmed it by a code or the password. Null for guests. */
    confirmedAt: moment(),
    /** When the person last confirmed the role of the administration by a code. */
    secondFactorAt: moment(),
    ip: inet(),
    userAgent: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /** Absolute expiry, regardless of activity. */
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_last_seen').on(table.lastSeenAt)],
);

/** Codes sent by SMS. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: id(),
    phone: text().notNull(),
    purpose: text({ enum: verificationPurposes }).notNull(),
    /** Keyed hash of the code, hex. */
    codeHash: text().notNull(),
    /** Null for signing in. Otherwise only the person who requested the code may use it. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** SHA-256 of a cookie, hex: only the browser of a guest who requested the code may use it. Null for a person. */
    browserHash: text(),
    /** Requested by the person who has the phone, or in a browser that has signed in as them. */
    isKnown: boolean().notNull().default(false),
    ip: inet(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    expiresAt: moment().notNull(),
    consumedAt: moment(),
  },
  (table) => [
    oneOf('verification_codes_purpose', table.purpose, verificationPurposes),
    check('verification_codes_phone', sql`${table.phone} ~ '^\\+7[0-9]{10}$'`),
    index('verification_codes_phone_created').on(table.phone, table.createdAt.desc().nullsFirst()),
    index('verification_codes_ip_created').on(table.ip, table.createdAt.desc().nullsFirst()),
    index('verification_codes_user')
      .on(table.userId)
      .where(sql`${table.userId} is not null`),
  ],
);

/** The second factor of a person of the administration: a secret shared with an application (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Encrypted with the key of the program. */
  secret: text().notNull(),
  /** null until a first code shows that the application has the secret. */
  confirmedAt: moment(),
  /** The time step of the last code: neither it nor an earlier one is accepted again. */
  lastStep: integer().notNull().default(0),
  /** Argon2id hashes (PHC strings) of the recovery codes that are left, each under the key of the program. */
  recoveryHashes: text().array().notNull().default([]),
  createdAt: createdAt(),
});
