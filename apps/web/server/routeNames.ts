import type { Plugin } from 'vite';

const factory = /\bcreateFileRoute\((["'`])[^"'`]*\1\)/;

/** `const MyRouteChildren = { MyDataRoute: MyDataRoute, … }` in the generated tree of routes. */
const children = /\b(const \w+Children\s*=\s*)\{([^{}]*)\}/g;

/** `MyDataRouteImport.update({ id: '/my/data', path: '/my/data', getParentRoute: () => ResponsiveRoute })`. */
const place = /(\w+)\.update\(\{\s*id: ("[^"]*"),\s*path: \2,\s*getParentRoute: \(\) => (\w+),?\s*\}\)/g;

/** Parents stand before their children in the generated tree. */
const placing = `
function routeAt(route, parent, path) {
  return route.update({ id: path, path, getParentRoute: () => parent });
}`;

/**
 * Removes data from the browser's code that only the router's types need: the paths of file routes, which the router
 * takes from the route tree, and the names of a route's children, of which it uses the values. Also says the path of a
 * route, which is most often its name, once. Together they are two kilobytes of every first load.
 * @throws when the build contains none of them: then this plugin no longer has an effect
 */
export function withoutRouteNames(): Plugin {
  const met = { paths: 0, children: 0, places: 0 };
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
        const placed = listed.replace(place, (_, route: string, path: string, parent: string) => {
          met.places += 1;
          return `routeAt(${route}, ${parent}, ${path})`;
        });
        return { code: placed + placing, map: null };
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
