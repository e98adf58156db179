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
 * Scripts of a page's first load: those its HTML names (module scripts, module preloads, imports of inline modules)
 * and, through them, every static import. Dynamic imports are not part of it.
 * @throws when the page names no script at all: that would pass any budget
 */
export async function firstLoad(page: string, read: Read): Promise<Script[]> {
  const waiting = scriptsOfHtml(await read(page));
  if (waiting.length === 0) throw new Error(`${page} names no script`);
  const sizes = new Map<string, number>();
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (sizes.has(path)) continue;
    const text = await read(path);
    sizes.set(path, gzipSync(text).length);
    waiting.push(...staticImports(text, path));
  }
  return [...sizes].map(([path, size]) => ({ path, size })).toSorted((a, b) => b.size - a.size);
}

/** Paths of the scripts an HTML page asks for by itself. */
export function scriptsOfHtml(html: string): string[] {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag);
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /rel=["']?modulepreload/.test(tag))
    .flatMap((tag) => /\s(?:src|href)=["']?([^"'\s>]+)/.exec(tag)?.[1] ?? []);
  const inline = [...html.matchAll(/<script\b[^>]*>([^<]*)<\/script>/g)].flatMap(([, text = '']) => [
    ...staticImports(text, '/'),
    ...[...text.matchAll(/\bimport\(\s*["']([^"']+)["']\s*\)/g)].map(([, path = '']) => path),
  ]);
  return [...new Set([...named, ...inline])].filter((path) => path.startsWith('/') && !path.startsWith('//'));
}

/** Site paths of the modules that a module can't start without. */
export function staticImports(text: string, from: string): string[] {
  return [...text.matchAll(/\b(?:from|import)\s*["']([^"']+\.m?js)["']/g)].map(
    ([, path = '']) => new URL(path, new URL(from, 'http://site')).pathname,
  );
}
