import { expect, test } from 'vitest';
import { firstFonts, firstLoad, firstSheets, scriptsOfHtml, staticImports } from './firstLoad.ts';

const site: Record<string, string> = {
  '/': '<html><link rel="modulepreload" href="/assets/main.js"/><script type="module" async="">import("/assets/main.js")</script></html>',
  '/assets/main.js': 'import{a}from"./shared.js";import"./effect.js";export const later=()=>import("./lazy.js");',
  '/assets/shared.js': 'import{b}from"./main.js";export const a=1;',
  '/assets/effect.js': 'console.log(1)',
  '/bare': '<p>no script</p>',
};

const read = async (path: string) => {
  const text = site[path];
  if (text === undefined) throw new Error(`${path} does not exist`);
  return text;
};

test('follows each static import once, and leaves out dynamic ones', async () => {
  const paths = (await firstLoad('/', read)).map(({ path }) => path);
  expect(paths.toSorted()).toEqual(['/assets/effect.js', '/assets/main.js', '/assets/shared.js']);
});

test('counts the imports of the entry script needed for hydration, and the code the page lists for it', async () => {
  const woken: Record<string, string> = {
    '/': '<script>1<2;({preloads:["/assets/route.js"]})</script><script type="module" src="/assets/first.js"></script>',
    '/assets/first.js': 'await view();await import(`./wake.js`);',
    '/assets/wake.js': 'import"./shared.js";import("./lazy.js")',
    '/assets/route.js': 'import("./lazy.js")',
    '/assets/shared.js': '1',
  };
  const scripts = await firstLoad('/', async (path) => woken[path] ?? Promise.reject(new Error(path)));
  expect(scripts.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(woken)
      .filter((path) => path !== '/')
      .toSorted(),
  );
});

test('a page without scripts is an error, not a light page', async () => {
  await expect(firstLoad('/bare', read)).rejects.toThrow('/bare loads no script');
});

test('counts every stylesheet of the page, and an unstyled page is an error', async () => {
  const styled: Record<string, string> = {
    '/': `<link rel="stylesheet" href="/a.css?1"/><link href='/b.css' rel=stylesheet><link rel="icon" href="/i.svg">`,
    '/a.css?1': 'a{}',
    '/b.css': 'b{}',
    '/bare': '<p>no style</p>',
  };
  const readStyled = async (path: string) => styled[path] ?? Promise.reject(new Error(path));
  const sheets = await firstSheets('/', readStyled);
  expect(sheets.map(({ path }) => path)).toEqual(['/a.css?1', '/b.css']);
  expect(sheets.every(({ size }) => size > 0)).toBe(true);
  await expect(firstSheets('/bare', readStyled)).rejects.toThrow('/bare loads no stylesheet');
});

test('a missing script is an error', async () => {
  await expect(firstLoad('/', (path) => (path === '/assets/effect.js' ? read('/gone') : read(path)))).rejects.toThrow(
    '/gone',
  );
});

test('finds scripts regardless of the order and quoting of attributes', () => {
  const html = `<script src=/a.js defer></script><link href='/b.js' crossorigin rel="modulepreload"><link rel="preload" as="font" href="/f.woff2">`;
  expect(scriptsOfHtml(html)).toEqual(['/a.js', '/b.js']);
});

test('resolves imports relative to the importing module', () => {
  expect(staticImports('import"../x.js";export*from"./y.mjs"', '/assets/deep/m.js')).toEqual([
    '/assets/x.js',
    '/assets/deep/y.mjs',
  ]);
});

test('counts the fonts that a page preloads, and a page without one is an error', async () => {
  const html = `<link rel="preload" as="image" href="/a.webp"><link href='/f.woff2' as="font" rel='preload'><link rel="icon" href="/i">`;
  expect(
    await firstFonts(
      '/',
      async () => html,
      () => 7,
    ),
  ).toEqual([{ path: '/f.woff2', size: 7 }]);
  await expect(firstFonts('/bare', read, () => 7)).rejects.toThrow('/bare preloads no font');
});
