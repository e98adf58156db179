import { sql, type SQL } from 'drizzle-orm';

/** A parameter that is a list of ids or numbers. */
export const ints = (values: readonly number[]): SQL => sql`${sql.param([...values])}::int[]`;
