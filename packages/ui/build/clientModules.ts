import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What React also exports under the condition `react-server`; everything else needs a client. */
const onServer = new Set(
  'Activity Children Fragment Profiler StrictMode Suspense cache cloneElement createElement createRef forwardRef isValidElement lazy memo useCallback useDebugValue useId useMemo version'.split(
    ' ',
  ),
);

/** Packages without React, and the runtime that creates elements. */
const isPlainPackage = (name: string): boolean =>
  /^(react\/jsx-runtime|@vetka\/domain\/.*|@internationalized\/date|@vanilla-extract\/.*|#css\/.*)$/.test(name);

/** An event handler or a ref that is passed to an element: functions cannot be sent from the server. */
const passesFunction = /\b(?:on[A-Z]\w*|ref): (?!undefined)/;

interface Import {
  from: string;
  names: string[];
}

/** Imports and re-exports of a built file, which esbuild writes one per line. */
function importsOf(code: string): Import[] {
  const found = code.matchAll(/^(?:import|export) (?:(?<names>\{[^}]*\}|\* as \w+) from )?"(?<from>[^"]+)";$/gm);
  return [...found].map(({ groups: { names = '', from = '' } = {} }) => ({
    from,
    names: [...names.matchAll(/(\w+)(?: as \w+)?(?=[\s,}])/g)].map(([, name = '']) => name),
  }));
}

const isOurs = (from: string): boolean => from.startsWith('.');
const isComponent = (name: string): boolean => /^[A-Z]/.test(name) && /[a-z]/.test(name) && !name.endsWith('Context');

function needsClient(code: string): boolean {
  const isClientImport = ({ from, names }: Import) =>
    from === 'react' ? names.some((name) => !onServer.has(name)) : !isOurs(from) && !isPlainPackage(from);
  return passesFunction.test(code) || importsOf(code).some(isClientImport);
}

/** Whether code that runs on the server calls a function, or reads a value, of a module of the client. */
function usesValueOf(clients: Set<string>, file: string, code: string): boolean {
  return importsOf(code).some(
    ({ from, names }) =>
      isOurs(from) && clients.has(join(dirname(file), from)) && names.some((name) => !isComponent(name)),
  );
}

/** The built files, by path, that may only run in a browser or in a server that renders for one. */
function clientModules(code: Map<string, string>): Set<string> {
  const clients = new Set([...code.keys()].filter((file) => needsClient(code.get(file) ?? '')));
  for (let size = -1; size !== clients.size;) {
    size = clients.size;
    for (const [file, text] of code) if (usesValueOf(clients, file, text)) clients.add(file);
  }
  return clients;
}

/** Writes 'use client' at the top of the built files that need it, and moves their source maps by that line. */
export function markClientModules(dist: string, files: string[]): void {
  const code = new Map(files.map((file) => [file, readFileSync(join(dist, file), 'utf8')]));
  for (const file of clientModules(code)) {
    const path = join(dist, file);
    writeFileSync(path, `'use client';\n${code.get(file)}`);
    const map: { mappings: string } = JSON.parse(readFileSync(`${path}.map`, 'utf8'));
    writeFileSync(`${path}.map`, JSON.stringify({ ...map, mappings: `;${map.mappings}` }));
  }
}
