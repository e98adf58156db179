import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

/** Chunks that every page has run before anything else is imported (`server/chunks.ts`). */
const everywhere = new Set(['site', 'shell']);

/**
 * Makes every dynamically imported chunk import all the chunks it needs, including those that only its imports import.
 * A browser learns what a chunk imports only after loading it, so a chain of ten chunks takes ten round trips to the
 * server. With the added imports it takes two: one for the chunk and one for all the rest. Rollup does this by default
 * (`output.hoistTransitiveImports`), Rolldown does not. The added imports come last, so modules run in the same order.
 *
 * The hash in a chunk's name is computed before this. It is still safe to cache by: it depends on the names of the chunks
 * that the chunk imports, and so on all the names that are added here.
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
