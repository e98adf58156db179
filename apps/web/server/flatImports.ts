import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Chunks that every page has run before anything else is imported (`server/chunks.ts`). */
const everywhere = new Set(['site', 'shell']);

/**
 * Names in every chunk that is imported dynamically all chunks that it needs, also those that only its imports import.
 * A browser learns what a chunk imports when it has loaded it, so a chain of ten chunks takes ten round trips to the
 * server; so named, all of them are requested at once, after one. Rollup does the same by default
 * (`output.hoistTransitiveImports`), Rolldown does not. Modules run in the same order as before: the added imports
 * follow those that run them.
 *
 * The names of chunks stay right, although they are hashes of the code before this: a chunk's hash changes with those
 * of all that it needs.
 */
export function flatImports(): Plugin {
  return {
    name: 'vetka:flat-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After Vite has removed the chunks that have styles only.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const loaded = neededBy(
          chunks.filter(({ name }) => everywhere.has(name)).map(({ fileName }) => fileName),
          bundle,
        );
        const importedLater = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
        for (const chunk of chunks.filter(({ fileName }) => importedLater.has(fileName))) {
          const known = new Set([...loaded, chunk.fileName, ...chunk.imports]);
          const added = [...neededBy([chunk.fileName], bundle)].filter((file) => !known.has(file));
          chunk.code += added.map((file) => `import"./${file.split('/').at(-1)}";`).join('');
        }
      },
    },
  };
}

/** Chunks and everything that they import statically, the nearest first. */
function neededBy(roots: readonly string[], bundle: Bundle): Set<string> {
  const files = new Set(roots);
  for (const file of files) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const imported of chunk.imports) files.add(imported);
  }
  return files;
}
