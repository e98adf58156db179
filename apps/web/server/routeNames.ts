import type { Plugin } from 'vite';

const factory = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/** `const MyRouteChildren = { MyDataRoute: MyDataRoute, … }` in the generated tree of routes. */
const children = /\b(const \w+Children\s*=\s*)\{([^{}]*)\}/g;

/**
 * Removes data from the browser's code that only the router's types need: the paths of file routes, which the router
 * takes from the route tree, and the names of a route's children, of which it uses the values. They are more than a
 * kilobyte of every first load.
 * @throws when the build contains none of them: then this plugin no longer has an effect
 */
export function withoutRouteNames(): Plugin {
  const met = { paths: 0, children: 0 };
  return {
    name: 'without-route-names',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (id.endsWith('/routeTree.gen.ts')) {
        const listed = code.replace(children, (_, start: string, fields: string) => {
          met.children += 1;
          return `${start}[${fields.replace(/\w+\s*:/g, '')}]`;
        });
        return { code: listed, map: null };
      }
      if (!id.includes('/routes/') || !factory.test(code)) return null;
      met.paths += 1;
      return { code: code.replace(factory, 'createFileRoute()'), map: null };
    },
    buildEnd(error) {
      const missing = Object.entries(met).find(([, count]) => count === 0);
      if (!error && missing) throw new Error(`server/routeNames.ts has met no ${missing[0]} of routes`);
    },
  };
}
