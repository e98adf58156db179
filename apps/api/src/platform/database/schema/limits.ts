import { bigint, index, integer, pgTable, varchar } from 'drizzle-orm/pg-core';

/** Attempts counted by the password and code guards. The columns are those of rate-limiter-flexible, in its order. */
export const guardedTries = pgTable(
  'guarded_tries',
  {
    key: varchar({ length: 255 }).primaryKey(),
    points: integer().notNull().default(0),
    /** End of the window, in milliseconds since 1970. */
    expire: bigint({ mode: 'number' }),
  },
  (table) => [index('guarded_tries_expire').on(table.expire)],
);
