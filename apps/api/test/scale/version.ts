import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

/** Tables that nearly every request reads or writes. */
const tables = ['users', 'products', 'services', 'carts', 'orders', 'payments', 'chat_messages', 'media'];

/** A migration as releases typically contain: a column with a default, and an index on it. */
const statements = tables.flatMap((table) => [
  `ALTER TABLE "${table}" ADD COLUMN "next_version" text DEFAULT 'kept' NOT NULL;`,
  `CREATE INDEX "${table}_next_version_index" ON "${table}" ("next_version") WHERE "next_version" <> 'kept';`,
]);
interface Journal {
  entries: { idx: number; version: string; when: number; tag: string; breakpoints: boolean }[];
}

/** Adds a migration to a folder of them. */
export function addMigration(folder: string, sql: readonly string[]): void {
  const tag = '9999_next-version';
  const file = path.join(folder, 'meta/_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as Journal;
  const { version, when } = journal.entries.at(-1) as Journal['entries'][number];
  journal.entries.push({ idx: journal.entries.length, version, when: when + 1, tag, breakpoints: true });
  writeFileSync(file, JSON.stringify(journal));
  writeFileSync(path.join(folder, `${tag}.sql`), sql.join('--> statement-breakpoint\n'));
}

/** A program of the next version: the one of `built`, in the folder of the next version. */
export interface NextVersion {
  /** The arguments of a program of this version, as those of the next one. */
  argsOf: (args: readonly string[]) => string[];
  /** Migrates the database like the job that runs before a deployment, and gives the programs their rights. */
  migrate: (databaseUrl: string, programUrl: string) => Promise<void>;
}

/**
 * Makes the next version of the API in a folder: the built one, with a migration more.
 * @param built the folder of the package with `dist`
 */
export function makeNextVersion(built: string, folder: string): NextVersion {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const part of ['dist', 'migrations', 'package.json'])
    cpSync(path.join(built, part), path.join(folder, part), { recursive: true });
  symlinkSync(path.join(built, 'node_modules'), path.join(folder, 'node_modules'));
  addMigration(path.join(folder, 'migrations'), statements);
  return {
    argsOf: (args) => args.map((arg) => (arg.startsWith(`${built}/`) ? folder + arg.slice(built.length) : arg)),
    migrate: async (databaseUrl, programUrl) => {
      const env = { ...process.env, DATABASE_URL: databaseUrl, DATABASE_PROGRAM_URL: programUrl };
      await promisify(execFile)(process.execPath, [path.join(folder, 'dist/migrate.js')], { env });
    },
  };
}
