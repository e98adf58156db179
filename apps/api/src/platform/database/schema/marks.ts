import { voteDirections } from '@vetka/domain/actor';
import { index, integer, primaryKey, text, type AnyPgColumn, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, oneOf } from './columns.ts';

/** The person and the time of a favourite. The table declares the marked object first, under its own name. */
export const favoriteColumns = () => ({
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** A person's vote for or against. */
export const voteColumns = () => ({
  userId: favoriteColumns().userId,
  direction: text({ enum: voteDirections }).notNull(),
  createdAt: createdAt(),
});

interface VoteTable {
  userId: AnyPgColumn;
  direction: AnyPgColumn;
}

interface FavoriteTable {
  userId: AnyPgColumn;
  createdAt: ExtraConfigColumn;
}

/** One vote per person and object. */
export const voteRules = (name: string, marked: AnyPgColumn, table: VoteTable) => [
  oneOf(`${name}_direction`, table.direction, voteDirections),
  primaryKey({ columns: [marked, table.userId] }),
  index(`${name}_user`).on(table.userId),
];

/** One row per person and object; the person's list starts with the latest. */
export const favoriteRules = (name: string, marked: AnyPgColumn, table: FavoriteTable) => [
  primaryKey({ columns: [marked, table.userId] }),
  index(`${name}_list`).on(table.userId, table.createdAt.desc().nullsFirst(), marked),
];
