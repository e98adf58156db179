import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { connect, type Connection } from './platform/database/connect.ts';
import { startEmbeddedDatabase } from './platform/database/embedded/database.ts';
import type { ClusterNews } from './platform/database/embedded/supervisor.ts';
import { migrateDatabase } from './platform/database/migrate.ts';
import { createLog } from './platform/log.ts';
import type { DrawPicture } from './modules/media/media.service.ts';
import { createProviders } from './providers.ts';

/** Extension points for a program that embeds the API. */
export interface ProgramExtras {
  /** Runs after the database is migrated and before the server listens. */
  prepare?: (connection: Connection, log: Logger) => Promise<void>;
  /** Draws pictures that are stored as a description instead of a file. */
  drawPicture?: DrawPicture;
  /** Runs after the server is built and before it listens. */
  extend?: (app: FastifyInstance) => void;
}

/** Undoes one startup step at shutdown. The last one registered runs first. */
type Undo = () => Promise<unknown>;

interface Program {
  config: Config;
  log: Logger;
  undo: Undo[];
  stop: () => Promise<void>;
}

/** Reports the death of the embedded database. If it cannot be restarted, the program stops. */
function reportDeath(news: ClusterNews, log: Logger, stop: () => Promise<void>): void {
  if (news.event === 'died') log.error('the embedded database died and is being restarted');
  else if (news.event === 'restarted') log.warn('the embedded database is running again');
  else {
    log.fatal({ err: news.error }, 'the embedded database could not be restarted');
    process.exitCode = 1;
    void stop();
  }
}

async function openDatabase({ config, undo, log, stop }: Program): Promise<string> {
  if (config.databaseUrl) return config.databaseUrl;
  const directory = `${config.dataDir}/postgresql`;
  const embedded = await startEmbeddedDatabase({ directory, onDeath: (news) => reportDeath(news, log, stop) });
  undo.push(embedded.stop);
  return embedded.url;
}

async function start(program: Program, extras: ProgramExtras): Promise<string> {
  const { config, log, undo } = program;
  const url = await openDatabase(program);
  await migrateDatabase(url);
  const connection = connect(url, config.databasePoolSize, (error) =>
    log.warn({ err: error }, 'a database connection broke'),
  );
  await extras.prepare?.(connection, log);
  const providers = createProviders(config, process.env);
  const { drawPicture } = extras;
  const app = await buildApp({ config, connection, providers, logger: log, ...(drawPicture && { drawPicture }) });
  extras.extend?.(app);
  undo.push(() => app.close());
  return app.listen({ port: config.port, host: config.host });
}

/** Runs every undo step once, however often it is called. A failing step does not stop the others. */
function stopper(undo: Undo[], log: Logger): () => Promise<void> {
  let isStopping = false;
  return async () => {
    if (isStopping) return;
    isStopping = true;
    for (const step of undo.toReversed()) {
      await step().catch((error: unknown) => log.error({ err: error }, 'failed to stop cleanly'));
    }
    log.flush(() => process.exit());
  };
}

async function run(extras: ProgramExtras): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const undo: Undo[] = [];
  const stop = stopper(undo, log);
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());
  try {
    const url = await start({ config, log, undo, stop }, extras);
    console.log(JSON.stringify({ ready: true, url }));
  } catch (error) {
    process.exitCode = 1;
    log.fatal({ err: error }, 'not started');
    await stop();
  }
}

/**
 * Runs the API as this process: reads the environment, opens the database, listens, and prints `{ ready, url }` as one
 * line of JSON. Exits on SIGTERM, on SIGINT, or when its parent process exits.
 */
export function runApi(extras: ProgramExtras = {}): void {
  run(extras).catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : error);
    process.exitCode = 1;
  });
}
