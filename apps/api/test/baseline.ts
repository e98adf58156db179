import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import * as schema from '../src/platform/database/schema/index.ts';

const breakpoint = '\n--> statement-breakpoint\n';

/**
 * The DDL of every table, derived from the schema files; the content of `migrations/0001_tables.sql`.
 * Until the first release this one file is rewritten instead of adding migrations.
 */
export async function baselineDdl(): Promise<string> {
  const nothing = generateDrizzleJson({}, undefined, undefined, 'snake_case');
  // The order of a module's exports depends on the loader.
  const tables = Object.fromEntries(Object.entries(schema).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  const wanted = generateDrizzleJson(tables, nothing.id, undefined, 'snake_case');
  return `${(await generateMigration(nothing, wanted)).join(breakpoint)}\n`;
}
