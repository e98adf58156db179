import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connect } from '../src/platform/database/connect.ts';

/** Migrated and empty. */
export const emptyTemplate = 'vetka_template';
/** Contains the demo shop; created on first use. */
const demoTemplate = 'vetka_demo_template';
/** An arbitrary lock id that serializes the creation of the demo template. */
const demoLock = 7_301_407;

/** The initial contents of a test database. */
export type Contents = 'empty' | 'demo';

const urlOfDatabase = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  return url.href;
};

const exists = async (admin: pg.Client, name: string): Promise<boolean> => {
  const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [name]);
  return rowCount === 1;
};

/** Copies files, which takes half as long as PostgreSQL's default: writing each block to the log. */
const copyDatabase = (admin: pg.Client, template: string, name: string) =>
  admin.query(`create database ${name} template ${template} strategy file_copy`);

async function seed(databaseUrl: string): Promise<void> {
  const { seedDemo } = await import('@vetka/demo/seed');
  const { db, pool } = connect(databaseUrl, 4, () => {});
  await seedDemo(db);
  await pool.end();
}

/** The template is renamed only when complete, so that an interrupted one is never copied. */
async function ensureDemoTemplate(admin: pg.Client, adminUrl: string): Promise<void> {
  await admin.query('select pg_advisory_lock($1)', [demoLock]);
  if (!(await exists(admin, demoTemplate))) {
    const draft = `${demoTemplate}_draft`;
    await admin.query(`drop database if exists ${draft}`);
    await copyDatabase(admin, emptyTemplate, draft);
    await seed(urlOfDatabase(adminUrl, draft));
    await admin.query(`alter database ${draft} rename to ${demoTemplate}`);
  }
  await admin.query('select pg_advisory_unlock($1)', [demoLock]);
}

/** The account of the programs: it owns no table, so that every test also shows that its rights suffice. */
const programAccount = 'vetka_programs';

/** The address of a database with the account of the programs. */
export function programUrlOf(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.username = programAccount;
  return url.href;
}

/** A database owned by the caller. `drop` removes it. */
export interface TestDatabase {
  /** With the account that owns the tables. */
  url: string;
  /** With the account of the programs. */
  programUrl: string;
  drop: () => Promise<void>;
}

async function asAdmin(adminUrl: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}

export async function createTestDatabase(adminUrl: string, contents: Contents): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(adminUrl, async (admin) => {
    if (contents === 'demo') await ensureDemoTemplate(admin, adminUrl);
    await copyDatabase(admin, contents === 'demo' ? demoTemplate : emptyTemplate, name);
  });
  const url = urlOfDatabase(adminUrl, name);
  return {
    url,
    programUrl: programUrlOf(url),
    drop: () => asAdmin(adminUrl, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}
