import type { Plugin } from 'vite';

const factory = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/** `const MyRouteChildren = { MyDataRoute: MyDataRoute, … }` in the generated tree of routes. */
const children = /\b(const \w+Children\s*=\s*)\{([^{}]*)\}/g;

/**
 * Leaves out of the browser's code what the router's types are inferred from and the router does not read: the paths of
 * file routes, which it takes from the route tree, and the names of a route's children, of which it takes the values.
 * They are more than a kilobyte of every first load.
 * @throws when the build meets none of them: then this plugin has no effect any more
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
