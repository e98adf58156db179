import { voteDirections } from '@vetka/domain/actor';
import { index, integer, primaryKey, text, type AnyPgColumn, type ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { users } from './account.ts';
import { createdAt, oneOf } from './columns.ts';

/** Whose mark it is, and since when. What is marked stands before it, under its own name. */
export const favoriteColumns = () => ({
  userId: integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});

/** A person's voice for or against. */
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

/** One voice of a person for each thing. */
export const voteRules = (name: string, marked: AnyPgColumn, table: VoteTable) => [
  oneOf(`${name}_direction`, table.direction, voteDirections),
  primaryKey({ columns: [marked, table.userId] }),
  index(`${name}_user`).on(table.userId),
];

/** A person keeps each thing once; their list begins with the last. */
export const favoriteRules = (name: string, marked: AnyPgColumn, table: FavoriteTable) => [
  primaryKey({ columns: [marked, table.userId] }),
  index(`${name}_list`).on(table.userId, table.createdAt.desc().nullsFirst(), marked),
];
