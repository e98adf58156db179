import { inRepository } from '../../scripts/launcher/repository.ts';
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
 * The built API as it runs in production, without the demo. Only its providers differ: production refuses to start without
 * Redis and accounts with them, which no measured request uses.
 */
export const startApi = (folder: string, database: Program): Promise<Program> =>
  startProgram({
    name: 'api',
    // The flag of the image, see decision 138.
    args: ['--max-semi-space-size=4', inRepository('apps/api/dist/main.js')],
    env: apiEnvironment(folder, database),
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
    // The flags of the image, see decision 168.
    args: ['--max-semi-space-size=8', '--heap-growing-percent=50', source, inRepository('apps/web/server/main.ts')],
    env: { API_URL: api.url, VETKA_DATA_DIR: folder, NODE_ENV: 'production', PORT: '0' },
    logs: logsOf(folder),
  });
