import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '../shopper/test.ts';

const fileAt = (path: string): string => fileURLToPath(new URL(`../../apps/${path}`, import.meta.url));

/** `_default/products/$product_/reviews.tsx` → `/products/$product/reviews`. */
const pathOf = (file: string): string =>
  `/${file.replace(/\.tsx$/, '')}`
    .split('/')
    .filter((part) => !part.startsWith('_') && part !== 'index')
    .map((part) => part.replace(/_$/, ''))
    .join('/') || '/';

const files = readdirSync(fileAt('web/src/routes'), { recursive: true, encoding: 'utf8' });
const pages = [...new Set(files.filter((file) => /^[^-]*\.tsx$/.test(file)).map(pathOf))];

/** Fixed path segments of the API where another of its paths has a parameter: `popular` of `/products/popular`. */
function sharedWords(): string[] {
  const { paths } = JSON.parse(readFileSync(fileAt('api/openapi.json'), 'utf8')) as { paths: object };
  const splits = Object.keys(paths).map((path) => path.split('/'));
  const isShared = (before: string) => splits.some((path) => path.join('/').startsWith(`${before}/{`));
  const words = splits.flatMap((path) => path.filter((_, index) => isShared(path.slice(0, index).join('/'))));
  return [...new Set(words)].filter((word) => !word.startsWith('{'));
}

const hostile = [
  '%00',
  'a%00b',
  '%20',
  '%0A',
  '%ff',
  '%ED%A0%80',
  'a%2Fb',
  '%2E%2E%2Fcart',
  '%27%3B--',
  '%3Cscript%3E',
  '%F0%9F%92%90',
  '__proto__',
  'constructor',
  'undefined',
  '-1',
  '0',
  '2147483648',
  'a'.repeat(161),
  'a'.repeat(301),
  'a'.repeat(3000),
];

const names = ['search', 'page', 'name', 'tag', 'authorType', 'colour', 'category', 'service', 'rating', 'priceFrom'];
const values = ['%00', '%ED%A0%80', ',', '-1', '99999999999', '1e1000', 'a'.repeat(301)];

const withParameter = (segment: string) =>
  pages.filter((page) => page.includes('$')).map((page) => page.replace(/\$\w+/, segment).replace(/\$\w+/, 'bukety'));

const addresses = {
  'a parameter': [...sharedWords(), ...hostile].flatMap(withParameter),
  // All parameters with one value at a time, and each page once per value.
  'a search': pages
    .filter((page) => !page.includes('$'))
    .flatMap((page) => values.map((value) => `${page}?${names.map((name) => `${name}=${value}`).join('&')}`)),
};

for (const [place, list] of Object.entries(addresses)) {
  test(`no page fails on unusual text in ${place}`, async ({ request }) => {
    test.setTimeout(300_000);
    const failed: string[] = [];
    for (const address of list) {
      const status = (await request.get(address, { maxRedirects: 0 })).status();
      if (status !== 200 && status !== 404 && (status < 300 || status >= 400)) failed.push(`${status} ${address}`);
    }
    expect(list.length).toBeGreaterThan(100);
    expect(failed).toEqual([]);
  });
}

for (const address of [
  '/%00',
  '/products/a%00b',
  '/catalog?search=%00',
  `/${'a'.repeat(300)}`,
  '/articles/%20',
  '/products/popular',
  '/products/favorite',
  '/account/new',
]) {
  test(`${address.slice(0, 40)} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404);
  });
}

test('a page number beyond the end of a list of people shows the list', async ({ request }) => {
  expect((await request.get('/users?page=99999999999')).status()).toBe(200);
});
