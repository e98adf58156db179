import { gzipSync } from 'node:zlib';

/** A script or a stylesheet that a page loads before any interaction. */
export interface LoadedFile {
  path: string;
  /** Size after gzip (bytes). */
  size: number;
}

/** Returns the text at a path of the site; throws if there is none. */
export type Read = (path: string) => Promise<string>;

/**
 * Scripts of a page's initial load: those named in its HTML (module scripts, module preloads, lists and imports in
 * inline scripts), those the HTML's scripts import for hydration, and all static imports of these. Other dynamic
 * imports do not count.
 * @throws when the page loads no script at all, which would fit any budget
 */
export async function firstLoad(page: string, read: Read): Promise<LoadedFile[]> {
  const html = await read(page);
  const first = scriptsOfHtml(html);
  if (first.length === 0) throw new Error(`${page} loads no script`);
  const waiting = [...first];
  const tags = scriptTags(html);
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const text = await read(path);
    sizes.set(path, gzipSync(text).length);
    waiting.push(...staticImports(text, path), ...(tags.includes(path) ? dynamicImports(text, path) : []));
  }
  return [...sizes].map(([path, size]) => ({ path, size })).toSorted((a, b) => b.size - a.size);
}

/**
 * The stylesheets named in a page's HTML.
 * @throws when there is none: an unstyled page would fit any budget
 */
export async function firstSheets(page: string, read: Read): Promise<LoadedFile[]> {
  const paths = sheetsOfHtml(await read(page));
  if (paths.length === 0) throw new Error(`${page} loads no stylesheet`);
  return Promise.all(paths.map(async (path) => ({ path, size: gzipSync(await read(path)).length })));
}

/**
 * The fonts that a page preloads. They are compressed files: `sizeOf` gives their size as it is.
 * @throws when there is none: text would wait for its font
 */
export async function firstFonts(page: string, read: Read, sizeOf: (path: string) => number): Promise<LoadedFile[]> {
  const paths = linksOf(await read(page), (tag) => /rel=["']?preload/.test(tag) && /as=["']?font/.test(tag));
  if (paths.length === 0) throw new Error(`${page} preloads no font`);
  return paths.map((path) => ({ path, size: sizeOf(path) }));
}

const linksOf = (html: string, isWanted: (tag: string) => boolean): string[] =>
  [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => isWanted(tag))
    .flatMap(([tag]) => addressOf(tag))
    .filter(isOfSite);

const sheetsOfHtml = (html: string): string[] => linksOf(html, (tag) => /rel=["']?stylesheet/.test(tag));

/** Paths of the scripts requested by the HTML itself. */
export function scriptsOfHtml(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([tag]) => /rel=["']?modulepreload/.test(tag))
    .flatMap(([tag]) => addressOf(tag));
  const inline = [...html.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].flatMap(([, text = '']) => [
    ...staticImports(text, '/'),
    ...dynamicImports(text, '/'),
    ...[...text.matchAll(/"(\/[^"\s]+\.m?js)"/g)].map(([, path = '']) => path),
  ]);
  return [...new Set([...scriptTags(html), ...preloads, ...inline])].filter(isOfSite);
}

const scriptTags = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*>/g)].flatMap(([tag]) => addressOf(tag)).filter(isOfSite);

const addressOf = (tag: string): string[] => /\s(?:src|href)=["']?([^"'\s>]+)/.exec(tag)?.slice(1) ?? [];

const isOfSite = (path: string): boolean => path.startsWith('/') && !path.startsWith('//');

/** Site paths of the static imports of a module. */
export const staticImports = (text: string, from: string): string[] =>
  imported(text, /\b(?:from|import)\s*["'`]([^"'`]+\.m?js)["'`]/g, from);

/** Site paths of the dynamic imports of a module. */
export const dynamicImports = (text: string, from: string): string[] =>
  imported(text, /\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]\s*\)/g, from);

const imported = (text: string, pattern: RegExp, from: string): string[] =>
  [...text.matchAll(pattern)].map(([, path = '']) => new URL(path, new URL(from, 'http://site')).pathname);
