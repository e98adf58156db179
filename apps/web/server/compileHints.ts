import type { Plugin } from 'vite';

/**
 * Chunks that a press needs on the pages for everybody. Not the chunks of a first load: a page calls few of their
 * functions, and would wait until all are compiled.
 */
const calledByPress = new Set([
  'layers',
  'FilterPanel',
  'FilterSheet',
  'CatalogMenuPanel',
  'CartOverlay',
  'CityOverlay',
  'SignInOverlay',
  'CardStepper',
  'DropdownMenu',
]);

/** @see https://wicg.github.io/explicit-javascript-compile-hints-file-based/ */
const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Asks the browser to compile all functions of these chunks while it loads them, on another thread. Otherwise it
 * compiles a function when it is first called, almost 160 of them while the first sheet opens (decision 425). Browsers
 * that do not know the comment ignore it.
 * @throws when the build lacks one of these chunks: then its name here no longer has an effect
 */
export function compileHints(): Plugin {
  return {
    name: 'vetka:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      // After the minifier, which removes comments. The hint must be the first line.
      order: 'post',
      handler(_, bundle) {
        const missing = new Set(calledByPress);
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk' || !calledByPress.has(file.name)) continue;
          missing.delete(file.name);
          file.code = hint + file.code;
        }
        if (missing.size > 0) throw new Error(`server/compileHints.ts names no chunk: ${[...missing].join(', ')}`);
      },
    },
  };
}
