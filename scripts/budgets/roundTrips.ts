import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChunkGraph } from './chunkCycles.ts';
import { dynamicImports } from './firstLoad.ts';

/** The chunks of a built site that are imported dynamically. */
export function importedLater(clientFolder: string): Set<string> {
  const names = readdirSync(join(clientFolder, 'assets')).filter((name) => name.endsWith('.js'));
  const read = (path: string) => readFileSync(join(clientFolder, path), 'utf8');
  return new Set(names.map((name) => `/assets/${name}`).flatMap((path) => dynamicImports(read(path), path)));
}

/**
 * Chunks that a dynamically imported chunk needs but does not import itself. The browser finds them only in other chunks,
 * which costs further round trips.
 * @param loaded chunks that have run on every page, with all that they import
 */
export function lateChunks(graph: ChunkGraph, later: ReadonlySet<string>, loaded: readonly string[]): string[] {
  const known = neededBy(loaded, graph);
  return [...later].flatMap((chunk) => {
    const named = new Set([chunk, ...(graph.get(chunk) ?? [])]);
    const late = [...neededBy([chunk], graph)].filter((each) => !named.has(each) && !known.has(each));
    return late.length > 0 ? [`${chunk} → … → ${late.join(', ')}`] : [];
  });
}

function neededBy(chunks: readonly string[], graph: ChunkGraph): Set<string> {
  const needed = new Set(chunks);
  for (const each of needed) for (const imported of graph.get(each) ?? []) needed.add(imported);
  return needed;
}
