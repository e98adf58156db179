import { inRepository } from '../../scripts/launcher/repository.ts';
import { memory } from '../../scripts/launcher/memory.ts';
import { siteProgram } from '../../scripts/launcher/site.ts';
import { startProgram, type Program } from './program.ts';

export interface ShopOptions {
  /** Folder of the database, its data and the logs. */
  folder: string;
  /** Number of products in a database that is filled by this run. */
  products: number;
}

const source = '--conditions=@vetka/source';

/** Requests a minute that no run reaches, see docs/limits.md. */
const limits = { RATE_LIMIT: '1000000' };

const logsOf = (folder: string): string => `${folder}/logs`;

/** The embedded PostgreSQL that all programs share. Its `url` is the one of the database. */
export const startDatabase = ({ folder, products }: ShopOptions): Promise<Program> =>
  startProgram({
    name: 'database',
    args: [source, inRepository('apps/demo/src/database.ts'), '--products', String(products)],
    env: { VETKA_DATA_DIR: folder },
    logs: logsOf(folder),
  });

export const startFloor = (folder: string, database: Program): Promise<Program> =>
  startProgram({
    name: 'floor',
    args: [inRepository('bench/floor/server.ts')],
    env: { DATABASE_URL: database.url, NODE_ENV: 'production' },
    logs: logsOf(folder),
  });

const apiEnvironment = (folder: string, database: Program): Record<string, string> => ({
  DATABASE_URL: database.url,
  VETKA_DATA_DIR: folder,
  NODE_ENV: 'development',
  PORT: '0',
  ...limits,
});

/**
 * The built API as in production, without the demo. Only its providers differ: production refuses to start without
 * Redis and accounts with them, which no measured request uses.
 */
export const startApi = (folder: string, database: Program): Promise<Program> =>
  startProgram({
    name: 'api',
    args: [...memory.api.flags, inRepository('apps/api/dist/main.js')],
    env: { ...apiEnvironment(folder, database), ...memory.api.env },
    logs: logsOf(folder),
  });

/** Vendure from a folder made by `vendure/setup.ts`. */
export const startVendure = (folder: string, database: Program, installed: string): Promise<Program> =>
  startProgram({
    name: 'vendure',
    args: [inRepository('bench/vendure/server.ts')],
    env: { DATABASE_URL: database.url, VENDURE_FOLDER: installed, NODE_ENV: 'production' },
    logs: logsOf(folder),
  });

/** The built site in front of the API. */
export const startWeb = (folder: string, api: Program): Promise<Program> =>
  startProgram({
    name: 'web',
    args: [...memory.web.flags, siteProgram],
    env: {
      ...memory.web.env,
      API_URL: api.url,
      VETKA_DATA_DIR: folder,
      NODE_ENV: 'production',
      PORT: '0',
    },
    logs: logsOf(folder),
  });
