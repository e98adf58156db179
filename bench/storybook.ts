import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Browser } from 'playwright';
import { runCommand } from '../scripts/launcher/command.ts';
import { openBrowser } from './browser/phone.ts';
import { median } from './harness/rounds.ts';
import { took, machine, markdown } from './harness/table.ts';

/**
 * The first view of Storybook with an empty cache: the transferred bytes, compressed with gzip, and when the first page
 * of the documentation shows its heading. Depends on the machine, so it fails no build.
 * pnpm bench:storybook [--built <folder>] [--runs 5]
 */
const { values } = parseArgs({ options: { built: { type: 'string' }, runs: { type: 'string', default: '5' } } });

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};
/** Files of other kinds are compressed already. */
const isText = (file: string): boolean => extname(file) in types;

/** Serves a folder as a host of static sites does, and counts the bytes of bodies. */
async function serve(folder: string, count: (bytes: number) => void): Promise<Server> {
  const compressed = new Map<string, Buffer>();
  const bodyOf = (file: string): Buffer => {
    const known = compressed.get(file);
    if (known) return known;
    const content = readFileSync(join(folder, file));
    const body = isText(file) ? gzipSync(content) : content;
    compressed.set(file, body);
    return body;
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname === '/' ? 'index.html' : decodeURIComponent(pathname.slice(1));
    try {
      const body = bodyOf(file);
      count(body.length);
      response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream');
      if (isText(file)) response.setHeader('content-encoding', 'gzip');
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

interface View {
  ms: number;
  bytes: number;
}

/** Opens Storybook in a new context with an empty cache. */
async function firstView(browser: Browser, url: string, sent: () => number): Promise<View> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'ru-RU' });
  const before = sent();
  const start = performance.now();
  const page = await context.newPage();
  await page.goto(url, { waitUntil: 'commit' });
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor({ timeout: 120_000 });
  const ms = performance.now() - start;
  const bytes = sent() - before;
  await context.close();
  return { ms, bytes };
}

async function measure(folder: string): Promise<void> {
  let sent = 0;
  const server = await serve(folder, (bytes) => (sent += bytes));
  const browser = await openBrowser();
  try {
    const { port } = server.address() as AddressInfo;
    const views: View[] = [];
    // The first run compresses the files.
    for (let run = 0; run <= Number(values.runs); run += 1)
      views.push(await firstView(browser, `http://127.0.0.1:${port}/`, () => sent));
    const [, ...counted] = views;
    const row = {
      view: 'first page',
      kB: Math.round(median(counted.map(({ bytes }) => bytes)) / 1000),
      'median ms': Math.round(median(counted.map(({ ms }) => ms))),
      'longest ms': Math.round(Math.max(...counted.map(({ ms }) => ms))),
    };
    console.log(`${machine()}, ${values.runs} runs\n\n${markdown([row])}\n\n${took()}`);
  } finally {
    await browser.close();
    server.close();
  }
}

if (values.built) await measure(values.built);
else {
  const folder = mkdtempSync(join(tmpdir(), 'vetka-bench-storybook-'));
  try {
    await runCommand('node', ['scripts/build-storybook.ts', '--output-dir', folder], { log: 'bench-storybook' });
    await measure(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
