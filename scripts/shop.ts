import { mkdtempSync, rmSync, chmodSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { anyFreePort } from './launcher/ports.ts';
import type { Server } from './launcher/server.ts';
import { emulatorUrl, startShopServer, stopServers, type ServerName, type ShopSettings } from './launcher/shop.ts';
import { aborted, stopSignal } from './launcher/signals.ts';

/**
 * A whole shop on free ports for browser tests, budgets and benchmarks. Requires a built site.
 * Prints `{"ready":true,"url":…,"apiUrl":…,"emulatorUrl":…,"logs":…}`; stops on SIGTERM and when its IPC channel
 * closes.
 *
 *   node scripts/shop.ts [--data <folder>] [--trusted-proxies <number>]
 *
 * Without a folder the data is deleted at the end. With a trusted proxy the site trusts `X-Forwarded-For`, so that
 * browsers of one test run can have different addresses.
 */
const { values } = parseArgs({ options: { data: { type: 'string' }, 'trusted-proxies': { type: 'string' } } });
const signal = stopSignal();
const servers: Server[] = [];
const folder = values.data ? resolve(values.data) : temporaryFolder();

process.exitCode = await run();
await stopServers(servers);
if (!values.data) rmSync(folder, { recursive: true, force: true });
process.disconnect?.();

async function run(): Promise<number> {
  try {
    const shop = await settings();
    for (const name of ['emulator', 'api', 'web'] satisfies ServerName[]) await start(name, shop);
    announce(shop);
    const how = await Promise.race([aborted(signal), ...servers.map((server) => server.ended)]);
    if (!signal.aborted) throw new Error(String(how));
    return 0;
  } catch (error) {
    if (signal.aborted) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function start(name: ServerName, shop: ShopSettings): Promise<void> {
  signal.throwIfAborted();
  const server = startShopServer(name, shop, {
    onProgress: (progress) => console.log(JSON.stringify({ progress })),
  });
  servers.push(server);
  await server.ready;
}

function announce(shop: ShopSettings): void {
  const message = {
    ready: true,
    url: `http://localhost:${shop.ports.site}`,
    apiUrl: `http://127.0.0.1:${shop.ports.api}`,
    emulatorUrl: emulatorUrl(shop),
    logs: shop.logs,
  };
  console.log(JSON.stringify(message));
}

async function settings(): Promise<ShopSettings> {
  const ports = {
    site: await anyFreePort(),
    api: await anyFreePort(),
    emulator: await anyFreePort(),
    mail: await anyFreePort(),
  };
  const trusted = values['trusted-proxies'];
  return {
    ports,
    dataDirectory: join(folder, 'data'),
    host: '127.0.0.1',
    logs: join(folder, 'logs'),
    ...(trusted && { trustedProxies: Number(trusted) }),
  };
}

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'vetka-shop-'));
  // Under root, PostgreSQL runs as another user, who must be able to traverse the folder.
  chmodSync(path, 0o755);
  return path;
}
