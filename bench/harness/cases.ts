import type { Ask, Target } from './load.ts';
import type { Program } from './program.ts';

/** Typical queries: word forms, a typo, several words. */
const searches = [
  'розы',
  'пионы',
  'букет',
  'тюльпанов',
  'ромашек',
  'белые розы',
  'букт роз',
  'кактус',
  'торт',
  'свеча',
];

/** The same while they are being typed. */
const typed = searches.flatMap((words) => [words.slice(0, 3), words.slice(0, -1)]);

const get = (path: string): Ask => ({ path, method: 'GET' });

export const floorCase = ({ url, pid }: Program): Target => ({ name: 'floor', url, pid, requests: [get('/')] });

const longestPage = 100;

/** Slugs of published products, from the API itself. */
export async function readSlugs(api: Program, count: number): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; slugs.length < count; page += 1) {
    const answer = await fetch(`${api.url}/api/v1/products?take=${longestPage}&page=${page}`);
    if (!answer.ok) throw new Error(`The list answered ${answer.status}: ${await answer.text()}`);
    const { data } = (await answer.json()) as { data: { slug: string }[] };
    slugs.push(...data.map(({ slug }) => slug));
    if (data.length < longestPage) break;
  }
  return slugs.slice(0, count);
}

/** Reads of the API that decide how fast the shop is. */
export const apiCases = ({ url, pid }: Program, slugs: string[]): Target[] => [
  { name: 'list', url, pid, requests: [get('/api/v1/products?take=24')] },
  { name: 'product', url, pid, requests: slugs.map((slug) => get(`/api/v1/products/${slug}`)) },
  {
    name: 'search',
    url,
    pid,
    requests: searches.map((words) => get(`/api/v1/products?take=24&search=${encodeURIComponent(words)}`)),
  },
  {
    name: 'suggestions',
    url,
    pid,
    requests: typed.map((text) => get(`/api/v1/search/suggestions?query=${encodeURIComponent(text)}`)),
  },
];

/** Pages as a guest's browser requests them: cached, and rendered for each request. */
const compressed = { 'accept-encoding': 'br, gzip' };
const html = { ...compressed, accept: 'text/html', 'accept-language': 'ru' };

const page = (path: string): Ask => ({ path, method: 'GET', headers: html });
/** A page is not cached for a browser with any cookie. */
const rendered = (path: string): Ask => ({ ...page(path), headers: { ...html, cookie: 'visitor=1' } });

export const pageCases = ({ url, pid }: Program, slugs: string[]): Target[] => {
  const product = `/products/${slugs[0]}`;
  return [
    { name: '/catalog', url, pid, requests: [page('/catalog')] },
    { name: '/products/{slug}', url, pid, requests: [page(product)] },
    { name: '/catalog rendered', url, pid, requests: [rendered('/catalog')] },
    { name: '/products/{slug} rendered', url, pid, requests: [rendered(product)] },
  ];
};

/** The scripts and styles of the catalogue, as a browser asks for them on its first visit. */
export async function assetCase({ url, pid }: Program): Promise<Target> {
  const text = await (await fetch(`${url}/catalog`, { headers: { accept: 'text/html' } })).text();
  const paths = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/g))];
  return { name: 'assets', url, pid, requests: paths.map((path) => ({ ...page(path), headers: compressed })) };
}

const lists = ['/', '/catalog', '/catalog/bukety', '/popular', '/shops', '/articles', '/content', '/docs'];

/** What visitors of the site ask for: every product and list, kept for guests; every fifth is rendered anew. */
export const siteVisits = ({ url, pid }: Program, slugs: string[]): Target => {
  const paths = [...lists, ...slugs.map((slug) => `/products/${slug}`)];
  const requests = paths.flatMap((path) => [page(path), page(path), page(path), page(path), rendered(path)]);
  return { name: 'site', url, pid, requests };
};
