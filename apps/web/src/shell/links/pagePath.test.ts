import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LinkedPage } from '@vetka/domain/path';
import { parseSync, Visitor, type ESTree } from 'vite';
import { expect, expectTypeOf, test } from 'vitest';
import { pagePath, type Page } from './pagePath.ts';

test('every page that the UI kit and the API link to is in the route tree', () => {
  expectTypeOf<LinkedPage>().toExtend<Page>();
});

test('a page of the route tree is filled with its parameters; another page or parameter does not compile', () => {
  expect(pagePath('/$service/$category', { service: 'myata', category: 'rozy' })).toBe('/myata/rozy');
  // @ts-expect-error There is no such page.
  expect(pagePath('/katalog')).toBe('/katalog');
  // @ts-expect-error The parameter is named `product`.
  expect(pagePath('/products/$product', { slug: 'mak' })).toBe('/products/');
});

const repository = path.resolve(import.meta.dirname, '../../../../..');
const sources = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/ui/src/patterns/**/*.{ts,tsx}'], {
  cwd: repository,
  exclude: ['**/*.{test,stories,docs,gen,css}.*', '**/fixtures/**'],
});

/** Functions whose argument is checked against the route tree. */
const checked = new Set(['pagePath', 'createFileRoute']);

/** `/catalog`, but neither `/`, a prefix (`/my/`), an address of the API nor a file. */
const isPage = (text: string): boolean => /^\/[a-z](?:.*[^/])?$/.test(text) && !/^\/api\/|\.[a-z]+$/.test(text);

/** `/${slug}`, or with a segment after a placeholder that is no file. */
const hasPage = ({ quasis }: ESTree.TemplateLiteral): boolean =>
  !quasis[0]?.value.raw.startsWith('/api/') &&
  quasis.some(({ tail, value: { raw } }) => (raw === '/' && !tail) || (/^\/[a-z]/.test(raw) && !/\.[a-z]+$/.test(raw)));

/** Site addresses that a source file writes itself. */
function writtenAddresses(file: string, source: string): string[] {
  const found = new Set<ESTree.Node>();
  const allowed = new Set<ESTree.Node>();
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && checked.has(callee.name) && first) allowed.add(first);
    },
    Literal: (node) => void (typeof node.value === 'string' && isPage(node.value) && found.add(node)),
    TemplateLiteral: (node) => void (hasPage(node) && found.add(node)),
  }).visit(parseSync(file, source).program);
  return [...found]
    .filter((node) => !allowed.has(node))
    .map(({ start, end }) => `${file}: ${source.slice(start, end)}`);
}

test('finds addresses in strings, templates and attributes', () => {
  const source = `const a = ['/catalog', \`/\${slug}\`, \`\${root}/articles\`, <a href="/chat" />, pagePath('/users')];
    const b = ['/', '/my/', '/api/v1/cart', '/icon.svg', \`\${origin}/icon.png\`, \`?page=\${page}\`, \`/api/v1/desk/\${slug}/events\`];`;
  expect(writtenAddresses('a.tsx', source)).toHaveLength(4);
});

test('site addresses are built by pagePath, so a wrong one does not compile', { timeout: 30_000 }, () => {
  expect(sources.length).toBeGreaterThan(300);
  const read = (file: string) => readFileSync(path.join(repository, file), 'utf8');
  expect(sources.flatMap((file) => writtenAddresses(file, read(file)))).toEqual([]);
});
