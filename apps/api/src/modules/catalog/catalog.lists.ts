import { sql, type SQL } from 'drizzle-orm';

/** The values of a comma-separated filter. */
export const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** Unlike `in ()`, an empty list is valid SQL and matches nothing. */
export const isAnyOf = (column: SQL, values: readonly string[]): SQL => sql`${column} = any(${sql.param(values)})`;
