import { dirname, resolve } from 'node:path';
import ts from 'typescript';
import { inRepository } from '../launcher/repository.ts';
import { entriesOf } from './entries.ts';
import { packageFolders } from './packages.ts';

/**
 * A TypeScript program of all packages' declarations, generated in memory from the source: no build is needed to
 * report the public API. Each declaration is next to its source: `src/components/Button/Button.d.ts`.
 */
export function declarationProgram(): ts.Program {
  const files = emitDeclarations();
  const host: ts.CompilerHost = {
    ...ts.createCompilerHost({}),
    fileExists: (path) => files.has(path),
    readFile: (path) => files.get(path),
    getSourceFile(path, options) {
      const text = files.get(path);
      return text === undefined ? undefined : ts.createSourceFile(path, text, options, true);
    },
    directoryExists: () => true,
    getDirectories: () => [],
  };
  // External modules are not resolved: names are enough.
  const options = {
    noLib: true,
    types: [],
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    module: ts.ModuleKind.ESNext,
  };
  return ts.createProgram([...files.keys()], options, host);
}

function emitDeclarations(): Map<string, string> {
  const { config } = ts.readConfigFile(inRepository('tsconfig.base.json'), (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent({ ...config, files: [] }, ts.sys, inRepository());
  const roots = packageFolders.flatMap((folder) => entriesOf(folder).map(({ source }) => inRepository(folder, source)));
  const program = ts.createProgram(roots, {
    ...options,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    noCheck: true,
    incremental: false,
  });
  const files = new Map<string, string>();
  program.emit(undefined, (path, text) => files.set(resolve(path), namedByDeclaration(path, text)), undefined, true);
  return files;
}

/** `./Button.tsx` → `./Button.js`, which declaration resolution maps to `./Button.d.ts`. */
function namedByDeclaration(path: string, text: string): string {
  if (!dirname(path).includes('/packages/')) return text;
  return text.replaceAll(/(['"])(\.{1,2}\/[^'"]+)\.tsx?\1/g, '$1$2.js$1');
}
