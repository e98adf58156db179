import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { staticImports } from './firstLoad.ts';

/** The static imports of each chunk, by its path. */
export type ChunkGraph = ReadonlyMap<string, readonly string[]>;

/** The scripts of a built site. */
export function readChunks(clientFolder: string): ChunkGraph {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'));
  const importsOf = (name: string): [string, string[]] => {
    const path = `/assets/${name}`;
    return [path, staticImports(readFileSync(join(clientFolder, path), 'utf8'), path)];
  };
  return new Map(names.map(importsOf));
}

/**
 * Chunks that import each other, as closed paths. The one that runs first reads values of the other before they exist,
 * and the page stays without code.
 */
export function chunkCycles(graph: ChunkGraph): string[][] {
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (chunk: string, path: readonly string[]): void => {
    const start = path.indexOf(chunk);
    if (start !== -1) return void cycles.push([...path.slice(start), chunk]);
    if (done.has(chunk)) return;
    for (const next of graph.get(chunk) ?? []) visit(next, [...path, chunk]);
    done.add(chunk);
  };
  for (const chunk of graph.keys()) visit(chunk, []);
  return cycles;
}
