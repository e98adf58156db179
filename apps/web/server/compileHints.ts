import type { Plugin } from 'vite';

/**
 * Chunks whose functions wait for a press: what layers are made of, and what opens in one on the pages for everybody.
 * Not the chunks of a first load, where the browser would compile functions that the page never calls.
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
 * Asks the browser to compile all functions of these chunks while it loads them, on another thread. Without it a
 * function is compiled when it is first called: 160 of them when the first sheet opens, which on a phone is a third of
 * the frame (decision 425). Browsers that do not know the comment ignore it.
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
