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

/** Who looks at the site of a shop. */
export interface Visitor {
  url: string;
  /** Of who has signed in. */
  cookie?: string;
}

/**
 * The text at a path of the site.
 * @throws when the answer is not a success, or another page's: a guard that leads away would weigh the wrong one
 */
export async function readPage({ url, cookie }: Visitor, path: string): Promise<string> {
  const headers = { 'user-agent': userAgent, accept: 'text/html,*/*', ...(cookie && { cookie }) };
  const response = await fetch(new URL(path, url), { headers, redirect: 'manual' });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response.text();
}

/** Everybody's password in the demo shop. */
const demoPassword = 'vetka-demo';

/**
 * A demo customer with a cookie of their own.
 * @throws when the shop does not let them in
 */
export async function signInForDemo(url: string): Promise<Visitor> {
  const response = await fetch(new URL('/api/v1/auth/by-password', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login: 'shopper', password: demoPassword }),
  });
  const cookie = response.headers
    .getSetCookie()
    .map((each) => each.split(';', 1)[0] ?? '')
    .join('; ');
  if (!response.ok || cookie === '') throw new Error(`The demo customer was not let in: ${response.status}`);
  return { url, cookie };
}

/**
 * Puts something into the cart, so that there is something to order.
 * @throws when the shop does not take it
 */
export async function fillCart({ url, cookie = '' }: Visitor): Promise<void> {
  const list = await fetch(new URL('/api/v1/products/popular?take=1', url));
  const { data } = (await list.json()) as { data: { id: number }[] };
  const response = await fetch(new URL('/api/v1/cart/addToCart', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ productId: data[0]?.id, quantity: 1, isCartShop: false }),
  });
  if (!response.ok) throw new Error(`The cart took nothing: ${response.status}`);
}

/** Path of the first product that the catalogue links to. */
export async function anyProduct(guest: Visitor): Promise<string> {
  const path = /href="(\/products\/[^"/?#]+)"/.exec(await readPage(guest, '/catalog'))?.[1];
  if (!path) throw new Error('The catalogue links to no product');
  return path;
}
