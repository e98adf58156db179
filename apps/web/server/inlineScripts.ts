import { minifySync, type Plugin } from 'vite';

/** Modules with a function that every page contains as text. */
const inlined = /[\\/]shell[\\/]document[\\/]early(?:Changes|Presses)\.ts$/;

/** Shortens the scripts in the head of the page: the code of the server is not minified otherwise. */
export function shortInlineScripts(): Plugin {
  return {
    name: 'vetka:inline-scripts',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'ssr',
    transform: {
      filter: { id: inlined },
      handler: (code, id) => ({ code: minifySync(id, code, { module: true }).code, map: null }),
    },
  };
}
