import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { knownAddress } from '../src/shell/document/knownAddress.ts';
import { renderPages, type Application } from './pages.ts';

const policy = (nonce: string) =>
  `default-src 'self'; script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`;

let echoes = 0;

/** A page that echoes its whole request, so that data of one visitor could not reach another one unnoticed. */
const echo: Application['fetch'] = async ({ url, headers }) => {
  const nonce = `nonce${++echoes}`;
  const { pathname, searchParams } = new URL(url);
  const status = Number(searchParams.get('status') ?? 200);
  const received = [...headers].filter(([name]) => name !== 'x-forwarded-for');
  const text = JSON.stringify({ url, received, rendering: echoes });
  const head = `<meta property="csp-nonce" content="${nonce}"/>`;
  return new Response(`${head}<style nonce="${nonce}">p{}</style><p>${text}</p><script nonce="${nonce}">1</script>`, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy(nonce),
      ...(pathname === '/begins-session' && { 'set-cookie': `sid=${nonce}` }),
    },
  });
};

/** The page as everybody gets it. */
const withoutNonce = (html: string) => html.replace(/csp-nonce" content="[^"]*/, '');

/** A server of pages without redirects: its API is unreachable. */
async function openSite(fetch: Application['fetch'] = echo, options: Partial<Application> = {}) {
  const site = Fastify();
  renderPages(site, { apiUrl: 'http://127.0.0.1:1', publicUrl: undefined }, { fetch, ...options });
  onTestFinished(() => site.close());
  await site.ready();
  return async (url: string, headers: Record<string, string> = {}) => {
    const response = await site.inject({ url, headers: { host: 'vetka.example', ...headers } });
    const isKept = response.headers.age !== undefined;
    return {
      ...response,
      isKept,
      text: withoutNonce(response.body),
      html: response.body,
      head: response.headers,
      status: response.statusCode,
    };
  };
}

test('guests get one rendering of a page', async () => {
  const visit = await openSite();
  const [first, second] = [await visit('/catalog'), await visit('/catalog')];
  expect(second.text).toBe(first.text);
  expect(second.isKept).toBe(true);
  expect((await visit('/catalog?page=2')).text).not.toBe(first.text);
});

test('guests from an advertisement get the same rendering', async () => {
  const visit = await openSite(echo, { knownAddress });
  const { text } = await visit('/catalog?page=2');
  const advertised = await visit('/catalog?utm_source=yandex&page=2&yclid=17&zz=1');
  expect(advertised.isKept).toBe(true);
  expect(advertised.text).toBe(text);
});

test('the page of a person is rendered for each request, so that hiding a profile takes effect at once', async () => {
  const visit = await openSite();
  const [first, second] = [await visit('/account/olga'), await visit('/account/olga')];
  expect(second.text).not.toBe(first.text);
});

test('simultaneous requests of guests cause one rendering', async () => {
  const visit = await openSite();
  const pages = await Promise.all([1, 2, 3].map(() => visit('/')));
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
});

test.each([
  ['a session', { cookie: 'vetka_sid=anna' }],
  ['a session behind harmless cookies', { cookie: 'theme=dark; vetka_sid=anna' }],
  ['an unknown cookie', { cookie: 'unknown=1' }],
  ['a cookie without a value', { cookie: 'vetka_sid' }],
  ['credentials', { authorization: 'Bearer anna' }],
])('a request with %s gets its own page, which is not cached', async (_, headers) => {
  const visit = await openSite();
  const guest = await visit('/');
  const person = await visit('/', headers);
  expect(person.isKept).toBe(false);
  expect(person.text).toContain(Object.values(headers)[0]);
  expect((await visit('/', headers)).text).not.toBe(person.text);
  expect((await visit('/')).text).toBe(guest.text);
});

test.each([
  ['theme', { cookie: 'theme=dark' }],
  ['consent to cookies', { cookie: 'vetka_cookie_consent=2026-11-01' }],
  ['kind of device', { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Mobile' }],
  ['host', { host: 'other.example' }],
])('guests with another %s get another page', async (_, headers) => {
  const visit = await openSite();
  const usual = await visit('/');
  const other = await visit('/', headers);
  expect(other.text).not.toBe(usual.text);
  expect((await visit('/', headers)).text).toBe(other.text);
  expect((await visit('/')).text).toBe(usual.text);
});

test('anything outside of the key is hidden from the page', async () => {
  const visit = await openSite();
  const names = ['x-forwarded-host', 'x-forwarded-proto', 'x-original-url', 'x-forwarded-prefix', 'accept-language'];
  const poison = Object.fromEntries(
    [...names, 'referer', 'origin', 'user-agent', 'purpose'].map((name) => [name, 'poison']),
  );
  const { text } = await visit('/', { ...poison, cookie: 'theme=poison; vetka_cookie_consent=poison' });
  expect(text).not.toContain('poison');
});

test.each([
  ['an error', '/?status=500'],
  ['a missing page', '/?status=404'],
  ['a redirect', '/?status=302'],
  ['an answer that sets a cookie', '/begins-session'],
])('%s is never cached', async (_, url) => {
  const visit = await openSite();
  const [first, second] = await Promise.all([visit(url), visit(url)]);
  expect(first.isKept).toBe(false);
  expect(second.text).not.toBe(first.text);
  expect((await visit(url)).head['set-cookie']).not.toBe(first.head['set-cookie'] ?? '');
});

test('a cached page has a new nonce for each response, and hashes for its own scripts and styles', async () => {
  const visit = await openSite();
  const nonces = [await visit('/'), await visit('/')].map(({ html, head }) => {
    const nonce = /csp-nonce" content="(\w{32})"/.exec(html)?.[1];
    expect(html).not.toContain('nonce=');
    expect(head['content-security-policy']).toMatch(
      new RegExp(
        `^default-src 'self'; script-src 'self' 'sha256-[^']{44}'; style-src 'self' 'nonce-${nonce}' 'sha256-[^']{44}'$`,
      ),
    );
    return nonce;
  });
  expect(new Set(nonces).size).toBe(2);
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip, br;q=0', gunzipSync],
] as const)('a kept page is sent as %s to a browser that accepts it', async (encoding, accepted, decode) => {
  const visit = await openSite();
  const path = `/?search=${'a'.repeat(1000)}`;
  const { text } = await visit(path);
  const compressed = await visit(path, { 'accept-encoding': accepted });
  expect(compressed.head).toMatchObject({ 'content-encoding': encoding, vary: 'cookie, user-agent, accept-encoding' });
  expect(withoutNonce(decode(compressed.rawPayload).toString())).toBe(text);
});

test('a page may be cached by the browser for going back', async () => {
  const visit = await openSite();
  const { head } = await visit('/');
  expect(head['cache-control']).toBe('private, no-cache');
});

test('the server and the application exchange headers about changes, and those of visitors are ignored', async () => {
  const visit = await openSite(async (request) => {
    const answer = await echo(request);
    answer.headers.set('vetka-shows', 'product:1');
    return answer;
  });
  for (const headers of [{}, { cookie: 'vetka_sid=anna', 'vetka-shows': '?', 'vetka-generation': '9' }]) {
    const { head, text } = await visit('/', headers);
    expect(head).not.toHaveProperty('vetka-shows');
    expect(text.includes('vetka-shows')).toBe(headers.cookie === undefined);
    expect(text).toContain('["vetka-generation","0"]');
  }
});
