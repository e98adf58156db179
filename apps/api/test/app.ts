import { randomInt } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import path from 'node:path';
import { renderPicture, type PictureSpec } from '@vetka/demo/pictures';
import type { AuthUser } from '@vetka/domain/account';
import { eq } from 'drizzle-orm';
import { pino, type DestinationStream } from 'pino';
import { inject } from 'vitest';
import { afterwards } from './afterwards.ts';
import { buildApp } from '../src/app.ts';
import { readConfig } from '../src/platform/config.ts';
import { connect, type Database } from '../src/platform/database/connect.ts';
import { verificationCodes } from '../src/platform/database/schema/index.ts';
import { logOptions } from '../src/platform/log.ts';
import { createTestDatabase, type Contents, type TestDatabase } from './database.ts';
import { createTestProviders } from './providers.ts';
import { watchQueries } from './queries.ts';
import { Visitor } from './visitor.ts';

interface TestAppOptions {
  /** @default 'empty' */
  contents?: Contents;
  /** Environment variables of the program. */
  env?: Record<string, string>;
  /** Another replica whose database this one shares. */
  beside?: { database: TestDatabase };
  /** When replicas are late (ms). */
  replicasLateMs?: number;
  /** Destination of the log; none unless LOG_LEVEL is set. */
  log?: DestinationStream;
}

const drawPicture = (source: unknown) => renderPicture(source as PictureSpec);

const randomPhone = (): string => `+79${String(randomInt(1e9)).padStart(9, '0')}`;

/** Backdates sent codes by a day, so that a person may sign in twice within one test. */
const forgetCodes = (db: Database, phone: string) =>
  db
    .update(verificationCodes)
    .set({ createdAt: new Date(Date.now() - 86_400_000) })
    .where(eq(verificationCodes.phone, phone));

/**
 * Starts the whole server with its own database for one test file, and stops it after the file's last test.
 * Call it at the top of the file: `const api = await startTestApp()`.
 */
export async function startTestApp({
  contents = 'empty',
  env = {},
  beside,
  replicasLateMs,
  log = process.stdout,
}: TestAppOptions = {}) {
  const database = beside?.database ?? (await createTestDatabase(inject('adminUrl'), contents));
  const dataDir = await mkdtemp(path.join(inject('runDirectory'), 'files-'));
  const config = readConfig({ VETKA_DATA_DIR: dataDir, RATE_LIMIT: '100000', EVENT_LOOP_DELAY: '0', ...env });
  const replicas = { urls: config.databaseReplicaUrls, lateMs: replicasLateMs };
  const connection = connect(database.programUrl, 8, () => {}, replicas);
  const owner = connect(database.url, 1, () => {});
  const queries = watchQueries(connection.pool);
  const outside = createTestProviders(env);
  const logger = pino({ ...logOptions, level: env.LOG_LEVEL ?? 'silent' }, log);
  const app = await buildApp({ config, connection, providers: outside.providers, logger, drawPicture });
  await app.ready();
  afterwards(async () => {
    await app.close();
    await owner.pool.end();
    if (!beside) await database.drop();
  });

  const lastCode = (phone: string): string => {
    const message = outside.sms.sent.findLast((sent) => sent.phone === phone);
    return /\d{4}/.exec(message?.text ?? '')?.[0] ?? '';
  };

  return {
    app,
    database,
    /** With the rights of the programs. */
    db: connection.db,
    /** With the account that owns the tables, for what the programs may not do. */
    ownerDb: owner.db,
    /** Retried transactions, by SQLSTATE. */
    repeats: connection.repeats,
    replicas: connection.replicas,
    dataDir,
    outside,
    /** Records the server's database queries. */
    queries,
    /** The code in the last message to a phone; empty when there was none. */
    lastCode,
    /** A new visitor. @param ip an address shared with others */
    visitor: (ip?: string) => new Visitor(app, ip),
    /** Listens on a real port, for sockets and streams. Returns the address. */
    listen: () => app.listen({ port: 0, host: '127.0.0.1' }),
    /** Signs a visitor in by phone. Creates the account if needed. */
    async signIn(visitor = new Visitor(app), phone = randomPhone()): Promise<{ visitor: Visitor; user: AuthUser }> {
      await forgetCodes(connection.db, phone);
      await visitor.post('verification/phone', { phone });
      const { status, body } = await visitor.post<AuthUser>('auth', { phone, code: lastCode(phone), hasConsent: true });
      if (status !== 200) throw new Error(`Signing in failed: ${JSON.stringify(body)}`);
      return { visitor, user: body };
    },
  };
}
export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
