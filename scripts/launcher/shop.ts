import { existsSync } from 'node:fs';
import { isApiBuilt } from './apiBuild.ts';
import { cyclopsEnvironment } from './cyclops.ts';
import { shown } from './dataDirectory.ts';
import { keepAlive } from './keepAlive.ts';
import { memory } from './memory.ts';
import { inRepository, logFile } from './repository.ts';
import { siteProgram } from './site.ts';
import { startServer, type Server, type ServerOptions } from './server.ts';
import type { Note } from './steps.ts';

/** Ports of a shop's servers. */
interface ShopPorts {
  site: number;
  api: number;
  emulator: number;
  /** The emulator's mail server. */
  mail: number;
}

/** Settings shared by the servers of one shop. */
export interface ShopSettings {
  ports: ShopPorts;
  /** Folder of the database, pictures and caches. */
  dataDirectory: string;
  /** Network interface of the site and the emulator. */
  host: string;
  /** Folder of the log files. Defaults to the launcher's own. */
  logs?: string;
  /** Number of proxies in front of the site whose X-Forwarded-For is trusted. @default the site's own default, none */
  trustedProxies?: number;
  /** Node flags, such as `--inspect`. */
  nodeFlags?: string[];
  /** Runs the source even if it is built, for development. */
  isFromSource?: boolean;
}

/** Servers by name; each has a program that runs it. */
export type ServerName = 'emulator' | 'api' | 'web';

const fromSource = (file: string): string[] => ['--conditions=@vetka/source', inRepository(file)];

/** Arguments of `node` for each server. */
const programs: Record<ServerName, (shop: ShopSettings) => string[]> = {
  emulator: () => fromSource('apps/emulator/src/main.ts'),
  // The API with demo data. A bundle of older source is never started.
  api: ({ isFromSource = false }) => [
    ...memory.api.flags,
    ...(!isFromSource && isApiBuilt() ? [inRepository('apps/demo/dist/main.js')] : fromSource('apps/demo/src/main.ts')),
  ],
  // The server belongs to the built pages: their build replaces both.
  web: ({ isFromSource = false }) => [
    ...memory.web.flags,
    ...(!isFromSource && existsSync(siteProgram) ? [siteProgram] : fromSource('apps/web/server/main.ts')),
  ],
};

/** The public address of the site. */
export const siteUrl = ({ ports }: ShopSettings): string => process.env.PUBLIC_URL || `http://localhost:${ports.site}`;

/** The emulator's address in a browser. */
export const emulatorUrl = ({ ports }: ShopSettings): string => `http://localhost:${ports.emulator}`;

/** Environment variables of each server. */
export function environment(name: ServerName, shop: ShopSettings): Record<string, string> {
  const api = `http://127.0.0.1:${shop.ports.api}`;
  const emulator = `http://127.0.0.1:${shop.ports.emulator}`;
  const perServer: Record<ServerName, Record<string, string>> = {
    emulator: {
      PORT: String(shop.ports.emulator),
      SMTP_PORT: String(shop.ports.mail),
      HOST: shop.host,
      NODE_ENV: 'development',
      PUBLIC_URL: emulatorUrl(shop),
      ...cyclopsEnvironment('emulator'),
    },
    api: {
      ...memory.api.env,
      PORT: String(shop.ports.api),
      HOST: '127.0.0.1',
      // The demo refuses to run in production, even if the caller's shell sets it.
      NODE_ENV: 'development',
      VETKA_DATA_DIR: shop.dataDirectory,
      EMULATOR_URL: emulator,
      SMTP_URL: `smtp://127.0.0.1:${shop.ports.mail}`,
      PUBLIC_URL: siteUrl(shop),
      API_URL_FOR_PROVIDERS: api,
      ...cyclopsEnvironment('api'),
    },
    web: {
      ...memory.web.env,
      PORT: String(shop.ports.site),
      HOST: shop.host,
      NODE_ENV: 'production',
      VETKA_DATA_DIR: shop.dataDirectory,
      API_URL: api,
      EMULATOR_URL: emulator,
      PUBLIC_URL: siteUrl(shop),
      ...(shop.trustedProxies !== undefined && { TRUSTED_PROXIES: String(shop.trustedProxies) }),
    },
  };
  return perServer[name];
}

/** The caller's callbacks for a start, and whether it is a restart. */
type StartOptions = Pick<ServerOptions, 'onProgress' | 'onLine' | 'isRestart'>;

/** Starts one server of the shop. */
export function startShopServer(name: ServerName, shop: ShopSettings, options: StartOptions = {}): Server {
  return startServer({
    name,
    args: [...(shop.nodeFlags ?? []), ...programs[name](shop)],
    env: environment(name, shop),
    ...(shop.logs && { log: `${shop.logs}/${name}.log` }),
    ...options,
  });
}

/** Starts one server of the shop and restarts it when it dies. `note` receives the progress of the first start. */
export function keepShopServer(name: ServerName, shop: ShopSettings, note: Note): Server {
  const start = (isRestart: boolean) =>
    startShopServer(name, shop, { onProgress: isRestart ? undefined : note, isRestart });
  return keepAlive(start, { log: shown(logFile(name)) });
}

/** Stops servers in reverse order of their start: the site, the api, then what the api calls. */
export async function stopServers(servers: Server[]): Promise<void> {
  for (const server of servers.toReversed()) await server.stop();
}
