import type { Plugin } from 'vite';

interface UnusedModule {
  path: RegExp;
  exports: readonly string[];
  /** The site's replacements. */
  instead: string;
}

/**
 * Modules of the router that its other modules import, so that the bundler can't drop them, but that the site never
 * runs in the browser: 3 kB of the first load.
 */
const unusedModules: readonly UnusedModule[] = [
  {
    path: /[\\/]@tanstack[\\/]react-router[\\/]dist[\\/]esm[\\/]link\.js$/,
    exports: ['Link', 'createLink', 'linkOptions', 'useLinkProps'],
    instead: 'SiteAnchor renders links.',
  },
  {
    path: /[\\/]@tanstack[\\/]router-core[\\/]dist[\\/]esm[\\/]searchParams\.js$/,
    exports: ['defaultParseSearch', 'defaultStringifySearch', 'parseSearchWith', 'stringifySearchWith'],
    instead: 'searchText.ts reads and writes queries.',
  },
];

const stubOf = ({ exports, instead }: UnusedModule): string =>
  `const unused = () => { throw new Error(${JSON.stringify(instead)}) };
export { ${exports.map((name) => `unused as ${name}`).join(', ')} };`;

/**
 * Excludes unused modules from the browser's code.
 * @throws when the build does not contain one of them: then its entry no longer has an effect
 */
export function withoutUnusedModules(): Plugin {
  const met = new Set<UnusedModule>();
  return {
    name: 'without-unused-modules',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const unused = unusedModules.find(({ path }) => path.test(id));
      if (!unused) return null;
      met.add(unused);
      return stubOf(unused);
    },
    buildEnd(error) {
      const missing = unusedModules.find((unused) => !met.has(unused));
      if (!error && missing) throw new Error(`server/unusedModules.ts names a module that is not met: ${missing.path}`);
    },
  };
}
