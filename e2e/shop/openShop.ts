import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { emulatorVariable, siteVariable, type ShopAddress } from './address.ts';

const repository = fileURLToPath(new URL('../../', import.meta.url));

/** A cold start seeds the demo shop: its database, people, orders and images (ms). */
const timeoutMs = 180_000;

/**
 * Starts one shop with fresh demo data for all tests, and stops it afterwards. If `E2E_SITE_URL` and `E2E_EMULATOR_URL`
 * are set, a running shop (`node scripts/shop.ts --trusted-proxies 1`) is used instead.
 */
export default async function openShop(): Promise<(() => Promise<void>) | void> {
  if (process.env[siteVariable] && process.env[emulatorVariable]) return;
  if (!existsSync(`${repository}apps/web/dist/server`)) throw new Error('The site is not built: run pnpm build');
  const child = start();
  const { url, emulatorUrl } = await opened(child);
  process.env[siteVariable] = url;
  process.env[emulatorVariable] = emulatorUrl;
  return () => close(child);
}

function start(): ChildProcess {
  // Each browser sends its own client address in a header, so that one test's sign-ins don't count against another's
  // rate limit; the shared demo people may sign in as often as there are tests.
  return spawn(process.execPath, ['scripts/shop.ts', '--trusted-proxies', '1'], {
    cwd: repository,
    env: { ...process.env, RATE_LIMIT: '1000000', LOGIN_LIMIT: '10000', EVENT_LOOP_DELAY: '0' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
}

function opened(child: ChildProcess): Promise<ShopAddress> {
  return new Promise((resolve, reject) => {
    const fail = (why: string) => {
      child.kill('SIGTERM');
      reject(new Error(`The shop did not open: ${why}`));
    };
    const timer = setTimeout(() => fail(`not ready after ${timeoutMs / 1000} s`), timeoutMs);
    child.once('exit', (code) => fail(`it ended with code ${code}`));
    if (!child.stdout) return fail('it has no output');
    createInterface({ input: child.stdout }).on('line', (line) => {
      const message: Partial<ShopAddress & { ready: boolean }> = JSON.parse(line);
      if (!message.ready || !message.url || !message.emulatorUrl) return;
      clearTimeout(timer);
      child.removeAllListeners('exit');
      resolve({ url: message.url, emulatorUrl: message.emulatorUrl });
    });
  });
}

function close(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve();
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  return ended;
}
