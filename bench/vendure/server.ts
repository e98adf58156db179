import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import pg from 'pg';
import { anyFreePort } from '../../scripts/launcher/ports.ts';
import { copyProducts } from './products.ts';

/**
 * Vendure in production mode with the published products of our database, on the same PostgreSQL:
 *
 *   VENDURE_FOLDER=<folder> DATABASE_URL=postgresql://… node bench/vendure/server.ts
 *
 * The folder is made by `setup.ts`. The first run creates the database `vendure`.
 */
interface Vendure {
  bootstrap(config: object): Promise<{ get(token: unknown): Populator; close(): Promise<void> }>;
  DefaultSearchPlugin: { init(options: object): unknown };
  DefaultLogger: new (options: object) => unknown;
  LogLevel: { Error: number };
  Populator: unknown;
}
interface Populator {
  populateInitialData(data: object): Promise<void>;
}

const { VENDURE_FOLDER = '', DATABASE_URL = '' } = process.env;
const vendure = createRequire(resolve(VENDURE_FOLDER, 'package.json'))('@vendure/core') as Vendure;
const { DefaultLogger, DefaultSearchPlugin, LogLevel } = vendure;
const password = randomUUID();
const shop = new URL(DATABASE_URL);
const own = new URL(DATABASE_URL);
own.pathname = '/vendure';

if (!(await isFilled())) await fill();
const port = await anyFreePort();
const app = await vendure.bootstrap(configOf(port, false));
process.stdout.write(`${JSON.stringify({ ready: true, url: `http://127.0.0.1:${port}` })}\n`);
for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const)
  process.on(signal, () => void app.close().finally(() => process.exit()));

function configOf(listenOn: number, synchronize: boolean): object {
  return {
    apiOptions: { port: listenOn, hostname: '127.0.0.1', adminApiPath: 'admin-api', shopApiPath: 'shop-api' },
    authOptions: {
      cookieOptions: { secret: randomUUID() },
      superadminCredentials: { identifier: 'superadmin', password },
    },
    dbConnectionOptions: {
      type: 'postgres',
      host: own.searchParams.get('host') ?? own.hostname,
      username: own.username,
      database: 'vendure',
      poolSize: 20,
      synchronize,
    },
    defaultLanguageCode: 'ru',
    // Without the plugin that serves pictures, only their addresses are requested.
    assetOptions: { assetStorageStrategy: { toAbsoluteUrl: (_request: unknown, key: string) => `/assets/${key}` } },
    paymentOptions: { paymentMethodHandlers: [] },
    plugins: [DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true })],
    logger: new DefaultLogger({ level: LogLevel.Error }),
  };
}

/** Whether an earlier run has copied the products. */
async function isFilled(): Promise<boolean> {
  const client = new pg.Client({ connectionString: own.href });
  try {
    await client.connect();
    return (await client.query('select 1 from search_index_item limit 1')).rowCount === 1;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function createDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: shop.href });
  await client.connect();
  try {
    await client.query('drop database if exists vendure');
    await client.query('create database vendure');
  } finally {
    await client.end();
  }
}

async function fill(): Promise<void> {
  await createDatabase();
  const filling = await vendure.bootstrap(configOf(await anyFreePort(), true));
  await filling.get(vendure.Populator).populateInitialData({
    defaultLanguage: 'ru',
    defaultZone: 'Europe',
    countries: [{ code: 'RU', name: 'Россия', zone: 'Europe' }],
    taxRates: [{ name: 'НДС', percentage: 20 }],
    shippingMethods: [],
    paymentMethods: [],
    collections: [],
  });
  await filling.close();
  await copyProducts(shop.href, own.href);
}
