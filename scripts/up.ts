import { announcement } from './launcher/announcement.ts';
import { buildApi } from './launcher/apiBuild.ts';
import { dataDirectory } from './launcher/dataDirectory.ts';
import { startDevelopmentSite, watchServer } from './launcher/development.ts';
import { install } from './launcher/install.ts';
import { claim } from './launcher/instance.ts';
import { holdPort } from './launcher/ports.ts';
import { inRepository } from './launcher/repository.ts';
import type { Server } from './launcher/server.ts';
import { keepShopServer, stopServers, type ServerName, type ShopSettings } from './launcher/shop.ts';
import { aborted, stopSignal } from './launcher/signals.ts';
import { buildSite } from './launcher/site.ts';
import { createSteps, seconds } from './launcher/steps.ts';

/** `npm start`, and with `--dev` `pnpm dev`: everything from installation to a running shop. */
const isDevelopment = process.argv.includes('--dev');
const asked = stopSignal();
const failed = new AbortController();
const signal = AbortSignal.any([asked, failed.signal]);
const servers: Server[] = [];

const taken = await claim(inRepository('.data', 'running.json'));
if ('running' in taken) {
  const { pid, url } = taken.running;
  console.log(`The shop of this clone is already running${url ? `: ${url}` : ' (still starting)'}, process ${pid}.`);
  process.exit(0);
}
const exitCode = await run();
failed.abort();
await stopServers(servers);
taken.claim.release();
if (asked.aborted) console.log('Stopped.');
process.exit(exitCode);

/** Runs the shop until it is stopped; returns the exit code. */
async function run(): Promise<number> {
  try {
    await Promise.race([open(), aborted(asked)]);
    const how = await Promise.race([aborted(asked), ...servers.map((server) => server.ended)]);
    if (asked.aborted) return 0;
    throw new Error(`${String(how)}\nAll logs are in .data/logs`);
  } catch (error) {
    if (asked.aborted) return 0;
    console.error('\n' + (error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

async function open(): Promise<void> {
  const { shop, release } = await settings();
  const steps = createSteps(isDevelopment ? 4 : 6);
  const start = (title: string, name: ServerName) =>
    steps.run(title, async (note) => {
      signal.throwIfAborted();
      await release[name]();
      const server = isDevelopment ? watchServer(name, shop, note) : keepShopServer(name, shop, note);
      servers.push(server);
      await server.ready;
    });
  const startApi = async () => {
    if (!isDevelopment) await steps.run('Build the api', () => buildApi(signal));
    await start('Start the api: database, migrations, demo data', 'api');
  };
  await steps.run('Install packages', (note) => install(signal, note));
  // Both use the CPU for a while, and they are independent.
  await Promise.all([
    isDevelopment ? undefined : steps.run('Build the site', () => buildSite(signal)),
    start('Start the stand-ins for banks, SMS, mail and addresses', 'emulator').then(() => startApi()),
  ]);
  if (isDevelopment)
    await steps.run('Start the site with live reload', async () => {
      await release.web();
      await startDevelopmentSite(shop, servers);
    });
  else await start('Start the site', 'web');
  if ('claim' in taken) taken.claim.announce(`http://localhost:${shop.ports.site}`);
  console.log(announcement(shop, seconds(performance.now())));
}

/** The ports are held until `release` of their server. */
async function settings(): Promise<{ shop: ShopSettings; release: Record<ServerName, () => Promise<void>> }> {
  const wanted = Number(process.env.PORT ?? 3000);
  const site = await holdPort(wanted);
  if (site.port !== wanted)
    console.log(`Port ${wanted} is taken by another program: the site will be on ${site.port}.`);
  const emulator = await holdPort(site.port + 1);
  const api = await holdPort(emulator.port + 1);
  const mail = await holdPort(api.port + 1);
  const shop = {
    ports: { site: site.port, emulator: emulator.port, api: api.port, mail: mail.port },
    dataDirectory: dataDirectory(),
    host: process.env.HOST ?? '127.0.0.1',
    isFromSource: isDevelopment,
  };
  const release = {
    emulator: async () => void (await Promise.all([emulator.release(), mail.release()])),
    api: api.release,
    web: site.release,
  };
  return { shop, release };
}
