import type { Plugin } from 'vite';

const factory = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/**
 * Leaves the paths of file routes out of the browser's code: the router only takes types from them, and reads the paths
 * that it uses from the route tree. They are half a kilobyte of every first load.
 * @throws when the build meets no such path: then this plugin has no effect any more
 */
export function withoutRoutePaths(): Plugin {
  let met = 0;
  return {
    name: 'without-route-paths',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!id.includes('/routes/') || !factory.test(code)) return null;
      met += 1;
      return { code: code.replace(factory, 'createFileRoute()'), map: null };
    },
    buildEnd(error) {
      if (!error && met === 0) throw new Error('server/routePaths.ts has met no path of a route');
    },
  };
}
