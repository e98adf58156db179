import { sql, type SQL } from 'drizzle-orm';
import { bigint, check, customType, integer, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core';

/** Surrogate key. The database rejects explicit ids, so a request can never choose one. */
export const id = () => integer().primaryKey().generatedAlwaysAsIdentity();

/** A timestamp with the millisecond precision of a JavaScript `Date`, so that a value survives a round trip. */
export const moment = () => timestamp({ withTimezone: true, precision: 3, mode: 'date' });

export const createdAt = () => moment().notNull().defaultNow();

/** Set by Drizzle on every update. */
export const updatedAt = () =>
  moment()
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

/** A price in kopecks, up to 21 million roubles. */
export const kopecks = () => integer();

/** A sum of prices in kopecks. */
export const kopecksSum = () => bigint({ mode: 'number' });

/** Case-insensitive text (nicknames, e-mails, coupon codes, slugs). */
export const citext = customType<{ data: string; driverData: string }>({ dataType: () => 'citext' });

/** A full-text search document. */
export const tsvector = customType<{ data: string; driverData: string }>({ dataType: () => 'tsvector' });

/** The id of a transaction, 64 bits: never reused. */
export const xid8 = customType<{ data: string; driverData: string }>({ dataType: () => 'xid8' });

/** Restricts a column to the values of an enumeration in the code. */
export function oneOf(name: string, column: AnyPgColumn, values: readonly string[]) {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return check(name, sql`${column} in (${sql.raw(list)})`);
}

/** Passes when exactly one of the columns is set: the owner, the author or the subject of a row. */
export function exactlyOne(name: string, ...columns: AnyPgColumn[]) {
  return check(name, sql`num_nonnulls(${sql.join(columns, sql`, `)}) = 1`);
}

/** Passes when the number is null or not negative. */
export function notNegative(name: string, column: AnyPgColumn) {
  return check(name, sql`${column} >= 0`);
}

/** Passes when the text is at most `max` characters. */
export function atMost(name: string, column: AnyPgColumn, max: number) {
  return check(name, sql`char_length(${column}) <= ${sql.raw(String(max))}`);
}

/** The average rating with two decimals, 0 without reviews. Computed by the database, so it cannot drift. */
export const ratingOf = (sum: string, count: string): SQL =>
  sql.raw(`case when ${count} = 0 then 0 else round(${sum}::numeric / ${count}, 2) end`);
