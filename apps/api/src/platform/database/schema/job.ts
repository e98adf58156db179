import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns.ts';

/** Workers of background jobs, when they were last alive. The jobs themselves are in the schema `graphile_worker`. */
export const jobWorkers = pgTable('job_workers', {
  id: text().primaryKey(),
  seenAt: moment().notNull().defaultNow(),
});
