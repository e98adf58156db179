import { inRepository } from '../launcher/repository.ts';
import { startServer } from '../launcher/server.ts';

/** Runs `work` against a whole shop on free ports with throwaway data, and stops the shop whatever happens. */
export async function withShop(log: string, work: (url: string) => Promise<void>): Promise<void> {
  const shop = startServer({ name: log, args: [inRepository('scripts/shop.ts')], env: {} });
  try {
    await work(await shop.ready);
  } finally {
    await shop.stop();
  }
}

/** A desktop browser: some servers stop streaming for names they take for robots. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/**
 * The text at a path of the site.
 * @throws when the answer is not a success
 */
export async function readPage(url: string, path: string): Promise<string> {
  const response = await fetch(new URL(path, url), { headers: { 'user-agent': userAgent, accept: 'text/html,*/*' } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Path of the first product that the catalogue links to. */
export async function anyProduct(url: string): Promise<string> {
  const path = /href="(\/products\/[^"/?#]+)"/.exec(await readPage(url, '/catalog'))?.[1];
  if (!path) throw new Error('The catalogue links to no product');
  return path;
}
