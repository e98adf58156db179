import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Tries that guards of passwords and codes have counted. Columns are those of rate-limiter-flexible, in its order. */
export const guardedTries = pgTable(
  'guarded_tries',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** When the window ends, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('guarded_tries_expire').on(table.expire)],
);
