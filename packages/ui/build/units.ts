import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * How the source is cut into published files. A unit is the index of a component, of a pattern or of a folder such as
 * `styles`, with all its own files inside, or one file that several of those share. Source paths are relative to `src`.
 */
export interface Units {
  /** Output without extension → source, both relative (to `dist` and to the package), of all units with code. */
  entries: Record<string, string>;
  /** Output, without extension, of the code in a source file. */
  codeOutput(source: string): string;
  /** Output, without extension, of the rules in a style file. */
  rulesOutput(source: string): string;
  /** Whether other units import this source file from its own output. */
  isEntry(source: string): boolean;
  /** All style files in the order in which a page that imports everything meets them. */
  styleFiles: string[];
}

interface Import {
  path: string;
  /** By `import()`. */
  isLazy: boolean;
}

/** Which files of `src` import which, types left out. */
type Graph = Map<string, Import[]>;

const folders = /^(components\/[^/]+|patterns\/[^/]+\/[^/]+|styles|tokens|forms)\//;
const folderOf = (file: string): string | undefined => folders.exec(file)?.[1];
/** An entry too: the custom properties of the theme, for style files of an application. */
const varsFile = 'styles/vars.css.ts';
const isStyle = (file: string): boolean => file.endsWith('.css.ts');
const isIndex = (file: string): boolean => file.endsWith('/index.ts');
const outputName = (file: string): string => file.replace(/\.tsx?$/, '');

/** Reads the package at `root` and cuts it. */
export async function readUnits(root: string): Promise<Units> {
  const indexes = ['styles', 'tokens', 'forms', 'components/*', 'patterns/*/*'].flatMap((folder) =>
    globSync(`${folder}/index.ts`, { cwd: join(root, 'src') }).toSorted(),
  );
  const graph = await readGraph(join(root, 'src'), indexes);
  const files = new Set([...indexes, varsFile, ...sharedCode(graph), ...lazyCode(graph)]);
  const sharedRules = sharedStyles(graph);
  return {
    entries: Object.fromEntries([...files].map((file) => [outputName(file), `src/${file}`])),
    codeOutput: (source) => (files.has(source) ? outputName(source) : `${folderOf(source)}/index`),
    rulesOutput: (source) =>
      sharedRules.has(source) ? outputName(source).replace(/\.css$/, '') : `${folderOf(source)}/index`,
    isEntry: (source) => files.has(source),
    styleFiles: inImportOrder(graph, indexes).filter(isStyle),
  };
}

/** Code that stands outside of a component's folder, or is reached from outside past its index. */
function sharedCode(graph: Graph): Set<string> {
  const shared = new Set<string>();
  // A style file is compiled together with what it imports: class names are written out, nothing is left to import.
  for (const [importer, target] of importsFrom(graph, (file) => !isStyle(file))) {
    if (crosses(importer, target) && !isIndex(target)) addWithin(graph, target, shared);
  }
  return shared;
}

/** Style files outside of components: their rules are loaded by whoever needs them, from one sheet. */
function sharedStyles(graph: Graph): Set<string> {
  const crossing = importsFrom(graph).filter(([importer, target]) => isStyle(target) && crosses(importer, target));
  // The rules of a component stay in its one sheet, whoever looks inside.
  return new Set(crossing.map(([, target]) => target).filter((file) => !/^(components|patterns)\//.test(file)));
}

/** Code that is loaded later: bundled into the index, it would not be. */
function lazyCode(graph: Graph): Set<string> {
  const lazy = new Set<string>();
  for (const { path, isLazy } of [...graph.values()].flat()) {
    if (isLazy) addWithin(graph, path, lazy);
  }
  return lazy;
}

function importsFrom(graph: Graph, counts: (importer: string) => boolean = () => true): [string, string][] {
  return [...graph]
    .filter(([importer]) => counts(importer))
    .flatMap(([importer, targets]) => targets.map(({ path }): [string, string] => [importer, path]));
}

function crosses(importer: string, target: string): boolean {
  const folder = folderOf(target);
  return folder === undefined || folder !== folderOf(importer);
}

/** Adds a file and the code it needs of its own folder: bundled into the index as well, it would exist twice. */
function addWithin(graph: Graph, file: string, shared: Set<string>): void {
  if (shared.has(file)) return;
  shared.add(file);
  if (isStyle(file)) return;
  for (const { path } of graph.get(file) ?? []) {
    if (!crosses(file, path) && !isStyle(path)) addWithin(graph, path, shared);
  }
}

function inImportOrder(graph: Graph, roots: string[]): string[] {
  const order = new Set<string>();
  const entered = new Set<string>();
  const visit = (file: string) => {
    if (entered.has(file)) return;
    entered.add(file);
    graph.get(file)?.forEach(({ path }) => visit(path));
    order.add(file);
  };
  roots.forEach(visit);
  return [...order];
}

async function readGraph(source: string, indexes: string[]): Promise<Graph> {
  const { metafile } = await build({
    absWorkingDir: source,
    entryPoints: indexes,
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    outdir: 'none',
    logLevel: 'error',
  });
  return new Map(
    Object.entries(metafile.inputs).map(([file, { imports }]) => [
      file,
      imports
        .filter(({ external }) => !external)
        .map(({ path, kind }) => ({ path, isLazy: kind === 'dynamic-import' })),
    ]),
  );
}
