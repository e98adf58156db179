import { count } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { connect, type Connection } from './platform/database/connect.ts';
import { startEmbeddedDatabase } from './platform/database/embedded/database.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { users } from './platform/database/schema/index.ts';
import { createLog } from './platform/log.ts';
import type { PictureSpec } from './demo/pictures/spec.ts';
import { createProviders } from './providers.ts';

/** What has to be undone at the end, last made first. */
type Undo = () => Promise<unknown>;

async function openDatabase(config: Config, undo: Undo[]): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const embedded = await startEmbeddedDatabase({ directory: `${config.dataDir}/postgresql` });
  undo.push(embedded.stop);
  return embedded.url;
}

/** Fills an empty database with the demo shop; its code is loaded only when it is wanted. */
async function seedWhenEmpty({ db }: Connection, log: Logger): Promise<void> {
  const [{ people } = { people: 0 }] = await db.select({ people: count() }).from(users);
  if (people > 0) return;
  const { seedDemo } = await import('./demo/seed.ts');
  log.info(await seedDemo(db), 'demo data are in');
}

/** Draws the demo shop's pictures ahead of the visitors, until the program stops. */
async function drawAhead({ media, log }: FastifyInstance, signal: AbortSignal): Promise<void> {
  const { prerender } = await import('./demo/pictures/prerender.ts');
  const sources = (await media.drawnSources()) as unknown as PictureSpec[];
  const summary = await prerender(sources, { directory: media.directory, signal });
  log.info(summary, 'demo pictures are drawn');
}

function drawInBackground(app: FastifyInstance): void {
  const stopping = new AbortController();
  app.addHook('preClose', async () => stopping.abort());
  app.addHook('onListen', async () => {
    drawAhead(app, stopping.signal).catch((error: unknown) => app.log.warn({ err: error }, 'pictures were not drawn'));
  });
}

async function start(config: Config, log: Logger, undo: Undo[]): Promise<string> {
  const url = await openDatabase(config, undo);
  await migrateDatabase(url);
  const connection = connect(url, config.databasePoolSize, (error) => log.warn({ err: error }, 'a connection died'));
  if (config.isDemo) await seedWhenEmpty(connection, log);
  const app = await buildApp({ config, connection, providers: createProviders(config, process.env), logger: log });
  if (config.isDemo && config.drawsAhead) drawInBackground(app);
  undo.push(() => app.close());
  return app.listen({ port: config.port, host: config.host });
}

/** Runs what has to be undone once, however often it is asked; a failure does not keep the rest from being undone. */
function stopper(undo: Undo[], log: Logger): () => Promise<void> {
  let isStopping = false;
  return async () => {
    if (isStopping) return;
    isStopping = true;
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'not stopped cleanly'));
    }
    log.flush(() => process.exit());
  };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const undo: Undo[] = [];
  const stop = stopper(undo, log);
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());
  try {
    const url = await start(config, log, undo);
    console.log(JSON.stringify({ ready: true, url }));
  } catch (error) {
    process.exitCode = 1;
    log.fatal({ err: error }, 'not started');
    await stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
