import { globSync } from 'node:fs';
import type { Options } from 'tsup';

/**
 * Build of a package without styles: one output per entry at the path that `exports` names, with shared code in
 * separate chunks. Dependencies stay external. Declarations are made by `tsc -p tsconfig.build.json`.
 */
export function packageBuild(root: string, entries: string): Options {
  const sources = globSync(`src/${entries}`, { cwd: root }).toSorted();
  return {
    entry: Object.fromEntries(sources.map((source) => [source.slice('src/'.length, -'.ts'.length), source])),
    format: ['esm'],
    target: 'es2022',
    splitting: true,
    clean: true,
    sourcemap: true,
    silent: true,
    // Keeps Russian text readable, at two bytes per letter instead of six.
    esbuildOptions(options) {
      options.charset = 'utf8';
      options.chunkNames = 'shared/[name]-[hash]';
    },
  };
}
