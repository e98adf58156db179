import pg from 'pg';

/** Schemas whose rows the programs read and write. */
const ownSchemas = ['public', 'graphile_worker'];
/** The journals of migrations: the programs only read them. */
const journals = ['drizzle.__drizzle_migrations', 'graphile_worker.migrations'];

/** The account of an address, which must differ from the one that owns the tables. */
interface Account {
  role: string;
  password: string;
}

const accountOf = (url: string): Account => {
  const { username, password } = new URL(url);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
};

async function createIfMissing(client: pg.Client, { role, password }: Account): Promise<void> {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role]);
  if (rowCount === 1) return;
  await client.query(`create role ${pg.escapeIdentifier(role)} login password ${pg.escapeLiteral(password)}`);
}

/** Tables with a trigger that refuses any change of a row: the right to change one would be of no use. */
async function appendOnlyTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select distinct tgrelid::regclass::text as name from pg_trigger where tgname like '%\\_append\\_only'`,
  );
  return rows.map(({ name }) => name);
}

/** graphile-worker closes its tables to everybody but their owner by row-level security without a policy. */
async function openJobs(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c
     where c.relnamespace = 'graphile_worker'::regnamespace and c.relrowsecurity
       and not exists (
         select from pg_policy p join pg_roles r on r.oid = any (p.polroles) where p.polrelid = c.oid and r.rolname = $1
       )`,
    [role],
  );
  const name = pg.escapeIdentifier(role);
  for (const table of rows) {
    await client.query(`create policy ${name} on ${table.name} to ${name} using (true) with check (true)`);
  }
}

/**
 * Gives the account of the programs the rights they need on a migrated database, and no others: they read and write
 * rows, but neither change the schema nor rewrite what is append-only. Creates the account if it does not exist.
 * @param client connected as the owner of the tables
 * @param programUrl address of the database with the account of the programs
 * @throws Error when the owner is that account, or may not create it
 */
export async function grantRights(client: pg.Client, programUrl: string): Promise<void> {
  const account = accountOf(programUrl);
  if (account.role === client.user) throw new Error('The account of the programs must not own the tables.');
  await createIfMissing(client, account);
  const role = pg.escapeIdentifier(account.role);
  const schemas = ownSchemas.join(', ');
  await client.query(`grant usage on schema ${schemas}, drizzle to ${role}`);
  await client.query(`grant select, insert, update, delete on all tables in schema ${schemas} to ${role}`);
  await client.query(`grant usage, select on all sequences in schema ${schemas} to ${role}`);
  const appendOnly = await appendOnlyTables(client);
  await client.query(`revoke update, delete on ${appendOnly.join(', ')} from ${role}`);
  await client.query(`revoke insert, update, delete on ${journals.join(', ')} from ${role}`);
  await client.query(`grant select on ${journals.join(', ')} to ${role}`);
  await openJobs(client, account.role);
}
