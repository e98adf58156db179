import { gzipSync } from 'node:zlib';

/** One script that a page loads before anybody touches it. */
export interface Script {
  path: string;
  /** Bytes after gzip. */
  size: number;
}

/** Gives the text at a path of the site; throws when there is none. */
export type Read = (path: string) => Promise<string>;

/**
 * Scripts of a page's first load: those its HTML names (module scripts, module preloads, lists and imports in inline
 * scripts), what a script of the HTML imports later to wake the page, and, through them, every static import. Other
 * dynamic imports are not part of it.
 * @throws when the page names no script at all: that would pass any budget
 */
export async function firstLoad(page: string, read: Read): Promise<Script[]> {
  const html = await read(page);
  const first = scriptsOfHtml(html);
  if (first.length === 0) throw new Error(`${page} names no script`);
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

/** Paths of the scripts an HTML page asks for by itself. */
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

/** Site paths of the modules that a module can't start without. */
export const staticImports = (text: string, from: string): string[] =>
  imported(text, /\b(?:from|import)\s*["'`]([^"'`]+\.m?js)["'`]/g, from);

/** Site paths of the modules that a module imports while it runs. */
const dynamicImports = (text: string, from: string): string[] =>
  imported(text, /\bimport\(\s*["'`]([^"'`]+\.m?js)["'`]\s*\)/g, from);

const imported = (text: string, pattern: RegExp, from: string): string[] =>
  [...text.matchAll(pattern)].map(([, path = '']) => new URL(path, new URL(from, 'http://site')).pathname);
