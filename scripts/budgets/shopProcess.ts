import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { inRepository } from '../launcher/repository.ts';
import { startServer } from '../launcher/server.ts';

/**
 * Runs `work` against a whole shop on free ports with temporary data, and always stops the shop. It refuses no page
 * however busy the machine is.
 */
export async function withShop(log: string, work: (url: string, apiUrl: string) => Promise<void>): Promise<void> {
  let apiUrl = '';
  const shop = startServer({
    name: log,
    args: [inRepository('scripts/shop.ts')],
    env: { EVENT_LOOP_DELAY: '0' },
    onReady: (message) => (apiUrl = message.apiUrl ?? ''),
  });
  try {
    await work(await shop.ready, apiUrl);
  } finally {
    await shop.stop();
  }
}

/** A desktop browser's user agent: some servers do not stream to robots. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

/** A visitor of a shop's site. */
export interface Visitor {
  url: string;
  /** The session cookie of a signed-in person. */
  cookie?: string;
}

/**
 * The text at a path of the site.
 * @throws when the response is not successful or was redirected: the wrong page would be measured
 */
export async function readPage({ url, cookie }: Visitor, path: string): Promise<string> {
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*', ...(cookie && { cookie }) };
  const response = await fetch(new URL(path, url), { headers, redirect: 'manual' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** What a new guest's browser receives for a page (bytes): the compressed page with its headers. */
export async function transferBytes(url: string, path: string): Promise<number> {
  const headers = { 'user-agent': userAgent, accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const [response] = (await once(get(new URL(path, url), { headers }), 'response')) as [IncomingMessage];
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`);
  const head = response.rawHeaders.join('\r\n');
  return Buffer.byteLength(head) + (await buffer(response)).length;
}

/** The password of all demo accounts. */
const demoPassword = 'vetka-demo';

/**
 * A signed-in person of the demo shop.
 * @throws when signing in fails
 */
export async function signInForDemo(url: string, login: 'shopper' | 'florist' | 'admin'): Promise<Visitor> {
  const response = await fetch(new URL('/api/v1/auth/by-password', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: demoPassword }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '')
    .join('; ');
  if (!response.ok || cookie === '') throw new Error(`Signing in as ${login} failed: ${response.status}`);
  return { url, cookie };
}

/**
 * Adds a product to the cart, so that there is something to order.
 * @throws when the shop refuses it
 */
export async function fillCart({ url, cookie = '' }: Visitor): Promise<void> {
  const list = await fetch(new URL('/api/v1/products/popular?take=1', url));
  const { data } = (await list.json()) as { data: { id: number }[] };
  const response = await fetch(new URL('/api/v1/cart/addToCart', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ productId: data[0]?.id, quantity: 1, isCartShop: false }),
  });
  if (!response.ok) throw new Error(`Adding to the cart failed: ${response.status}`);
}

/** Path of the first product the catalogue links to. */
export async function anyProduct(guest: Visitor): Promise<string> {
  const path = /href="(\/products\/[^"/?#]+)"/.exec(await readPage(guest, '/catalog'))?.[1];
  if (!path) throw new Error('The catalogue links to no product');
  return path;
}
