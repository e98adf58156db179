import { globSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

/**
 * How the source is split into published files. A unit is the index of a component, a pattern or a folder such as
 * `styles`, with the files that only it uses, or one file shared by several of those. Source paths are relative to
 * `src`.
 */
export interface Units {
  /** Output without extension → source, relative to `dist` and to the package, of all units with code. */
  entries: Record<string, string>;
  /** Output, without extension, that contains a source file's code. */
  codeOutput(source: string): string;
  /** Output, without extension, that contains a style file's rules. */
  rulesOutput(source: string): string;
  /** Whether other units import this source file from its own output. */
  isEntry(source: string): boolean;
  /** All style files in the order in which a page that imports everything loads them. */
  styleFiles: string[];
}

interface Import {
  path: string;
  /** Imported with `import()`. */
  isLazy: boolean;
}

/** The import graph of `src`, without type imports. */
type Graph = Map<string, Import[]>;

const folders = /^((?:components|desk)\/[^/]+|patterns\/[^/]+\/[^/]+|styles|tokens|forms)\//;
const folderOf = (file: string): string | undefined => folders.exec(file)?.[1];
/** Also an entry: the theme's custom properties, for an application's style files. */
const varsFile = 'styles/vars.css.ts';
const isStyle = (file: string): boolean => file.endsWith('.css.ts');
const isIndex = (file: string): boolean => file.endsWith('/index.ts');
const outputName = (file: string): string => file.replace(/\.tsx?$/, '');

/** Reads the package at `root` and splits it into units. */
export async function readUnits(root: string): Promise<Units> {
  const indexes = ['styles', 'tokens', 'forms', 'components/*', 'desk/*', 'patterns/*/*'].flatMap((folder) =>
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

/** Code outside component folders, or imported from outside past the folder's index. */
function sharedCode(graph: Graph): Set<string> {
  const shared = new Set<string>();
  // A style file is compiled together with its imports: class names are inlined, and no import remains.
  for (const [importer, target] of importsFrom(graph, (file) => !isStyle(file))) {
    if (crosses(importer, target) && !isIndex(target)) addWithin(graph, target, shared);
  }
  return shared;
}

/** Style files outside components: their rules go into one shared sheet that their users import. */
function sharedStyles(graph: Graph): Set<string> {
  const crossing = importsFrom(graph).filter(([importer, target]) => isStyle(target) && crosses(importer, target));
  // A component's rules stay in its own sheet, even if others import its style file.
  const isOfComponent = (file: string) => /^(components|desk|patterns)\//.test(file) && folderOf(file) !== undefined;
  return new Set(crossing.map(([, target]) => target).filter((file) => !isOfComponent(file)));
}

/** Lazy code: bundled into the index, it would not be lazy. */
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

/**
 * Adds a file and the code it needs from its own folder, which would be duplicated if it were bundled into the index as
 * well.
 */
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
