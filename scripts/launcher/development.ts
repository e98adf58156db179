import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { readable } from './logLine.ts';
import { inRepository } from './repository.ts';
import { startServer, type Server } from './server.ts';
import { environment, startShopServer, type ServerName, type ShopSettings } from './shop.ts';
import type { Note } from './steps.ts';

/** Editors save several files at once, and a single file in several writes. */
const quietMs = 150;

/** Folders whose changes restart a server. */
export const sources: Record<ServerName, string[]> = {
  emulator: ['apps/emulator/src'],
  api: ['apps/api/src', 'packages/domain/src', 'packages/api-client/src', 'packages/tracing/src'],
  web: [],
};

/** A server that restarts whenever its sources change. Its log is also printed. */
export function watchServer(name: ServerName, shop: ShopSettings, note: Note): Server {
  const start = () =>
    startShopServer(name, shop, { onProgress: note, onLine: (line) => console.log(`[${name}] ${readable(line)}`) });
  let current = start();
  let isStopped = false;
  const restart = async () => {
    await current.stop();
    if (isStopped) return;
    current = start();
    await current.ready.then(
      () => console.log(`[${name}] restarted`),
      // Probably a half-written file: the next save retries.
      () => console.log(`[${name}] did not start; waiting for a change`),
    );
  };
  const watchers = watchFolders(sources[name], restart);
  return {
    name,
    ready: current.ready,
    // A stopped server waits for the next change, so it never ends on its own.
    ended: new Promise(() => {}),
    async stop() {
      isStopped = true;
      for (const watcher of watchers) watcher.close();
      await current.stop();
    },
  };
}

/** Vite's dev server in front of the api, with hot module replacement for the site and the kit. */
export async function startDevelopmentSite(shop: ShopSettings, servers: Server[]): Promise<void> {
  const cwd = inRepository('apps/web');
  const vite = createRequire(inRepository('apps/web/package.json')).resolve('vite/package.json');
  const { NODE_ENV: _, PORT, HOST, ...env } = environment('web', shop);
  const server = startServer({
    name: 'web',
    args: [
      `--import=${inRepository('scripts/launcher/endWithParent.ts')}`,
      vite.replace(/package\.json$/, 'bin/vite.js'),
      'dev',
      `--port=${PORT}`,
      '--strictPort',
      `--host=${HOST}`,
    ],
    env: { ...env, NODE_ENV: 'development' },
    cwd,
    onLine: (line) => console.log(`[web] ${line}`),
  });
  servers.push(server);
  await Promise.race([answers(`http://127.0.0.1:${shop.ports.site}/`), server.ready]);
}

function watchFolders(folders: string[], changed: () => Promise<void>) {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  const schedule = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = running.then(changed);
    }, quietMs);
  };
  return folders.map((folder) =>
    watch(inRepository(folder), { recursive: true }, (_, file) => {
      if (!file || /\.(ts|json|sql)$/.test(file)) if (!file?.endsWith('.test.ts')) schedule();
    }),
  );
}

/** Waits until the address responds. */
async function answers(url: string): Promise<void> {
  for (;;) {
    const isUp = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(60_000) }).then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
