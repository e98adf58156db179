import { minifySync, type Plugin } from 'vite';

/** Modules with a function that every page contains as text. */
const inlined = /[\\/]shell[\\/]document[\\/]early(?:Changes|Presses)\.ts$/;

/**
 * Shortens the scripts in the head of the page: the code of the server is not minified otherwise.
 * @throws when the build does not contain both modules
 */
export function shortInlineScripts(): Plugin {
  const met = new Set<string>();
  return {
    name: 'vetka:inline-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: inlined },
      handler(code, id) {
        met.add(id);
        return { code: minifySync(id, code, { module: true }).code, map: null };
      },
    },
    buildEnd(error) {
      if (!error && met.size !== 2) throw new Error('server/inlineScripts.ts has not met the two inline scripts');
    },
  };
}
