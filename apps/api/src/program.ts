import { setTimeout as pause } from 'node:timers/promises';
import { startTracing } from '@vetka/tracing';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { ConfigError, readConfig, type Config } from './platform/config.ts';
import { connect, type Connection } from './platform/database/connect.ts';
import { startEmbeddedDatabase } from './platform/database/embedded/database.ts';
import type { ClusterNews } from './platform/database/embedded/supervisor.ts';
import { migrateDatabase, requireMigrated } from './platform/database/migrate.ts';
import { createLog } from './platform/log.ts';
import { serveMetrics } from './platform/metrics/listening.ts';
import type { DrawPicture } from './modules/media/media.service.ts';
import { createProviders } from './providers.ts';
import { warningsOf } from './warnings.ts';

/** Extension points for a program that embeds the API. */
export interface ProgramExtras {
  /** Runs after the database is migrated and before the server listens. */
  prepare?: (connection: Connection, log: Logger, config: Config) => Promise<void>;
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

/** Reports that the embedded database has died. If it cannot be restarted, the program stops. */
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

/** Everything except listening. */
async function prepare(program: Program, extras: ProgramExtras): Promise<FastifyInstance> {
  const { config, log, undo } = program;
  const url = await openDatabase(program);
  await (config.migrations === 'here' ? migrateDatabase(url) : requireMigrated(url));
  const connection = connect(
    url,
    config.databasePoolSize,
    (error) => log.warn({ err: error }, 'a database connection broke'),
    {
      urls: config.databaseReplicaUrls,
      onChange: (replica, absence) =>
        absence
          ? log.warn({ replica, absence }, 'a replica of the database is left out')
          : log.info({ replica }, 'a replica of the database is read'),
    },
  );
  await extras.prepare?.(connection, log, config);
  const providers = createProviders(config, process.env);
  if (config.isProduction) for (const warning of warningsOf(providers, process.env)) log.warn(warning);
  const { drawPicture } = extras;
  const app = await buildApp({ config, connection, providers, logger: log, ...(drawPicture && { drawPicture }) });
  extras.extend?.(app);
  undo.push(() => app.close());
  return app;
}

async function openMetrics({ config, undo }: Program, { metrics }: FastifyInstance): Promise<{ metricsUrl?: string }> {
  if (config.metricsPort === undefined) return {};
  const { url, close } = await serveMetrics(metrics, config.metricsPort, config.host);
  undo.push(close);
  return { metricsUrl: url };
}

/** @returns the line to print when the program is ready */
type Start = (program: Program, extras: ProgramExtras) => Promise<object>;

const startApi: Start = async (program, extras) => {
  const app = await prepare(program, extras);
  const { port, host, workers } = program.config;
  const url = await app.listen({ port, host });
  program.undo.push(async () => {
    app.leave();
    await pause(program.config.shutdownDelayMs);
  });
  if (workers === 'here') app.jobs.soon('jobs.start', () => app.jobs.start());
  return { url, ...(await openMetrics(program, app)) };
};

const startWorker: Start = async (program, extras) => {
  if (!program.config.databaseUrl) throw new ConfigError(['DATABASE_URL: обработчику заданий нужна общая база']);
  const app = await prepare(program, extras);
  await app.ready();
  await app.jobs.start();
  return openMetrics(program, app);
};

/** Runs every undo step once, even if called again. A failing step does not stop the others. */
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

async function run(service: string, start: Start, extras: ProgramExtras): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const undo: Undo[] = [];
  const stop = stopper(undo, log);
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(signal, () => void stop());
  try {
    // Before connections and routes are created, which check whether traces are on.
    undo.push(await startTracing({ service }, process.env));
    const about = await start({ config, log, undo, stop }, extras);
    console.log(JSON.stringify({ ready: true, ...about }));
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
  run('vetka-api', startApi, extras).catch(report);
}

/**
 * Runs background jobs as this process, next to any number of others and of APIs with `WORKERS=separate`. Prints
 * `{ ready }` and exits as the API does.
 */
export function runWorker(extras: ProgramExtras = {}): void {
  run('vetka-worker', startWorker, extras).catch(report);
}

function report(error: unknown): void {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
