import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

/** Compiled away, replaced by Storybook, or part of the workspace. */
const isNotForTheBrowser = (name: string) =>
  /^(?:node:|@vetka\/|@storybook\/|storybook|vitest|@vanilla-extract\/css$)/.test(name);

/** Packages that a source file imports, with `from '…'` or `import('…')`. */
function importsOf(path: string): string[] {
  const source = readFileSync(kit + path, 'utf8').replaceAll(/^import type .*$/gm, '');
  return [...source.matchAll(/(?:from |import\()'([^.'][^']*)'/g)].map(([, name = '']) => name);
}

/** Runtime modules of vanilla-extract, imported by its compiler. */
const runtimes = ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'];

/**
 * Every dependency of the kit, for Vite to pre-bundle before the first test: a dependency discovered later reloads the
 * page in the middle of a test.
 */
export function kitDependencies(): string[] {
  const named = globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap(importsOf);
  const theirs = new Set([...named, ...runtimes].filter((name) => !isNotForTheBrowser(name)));
  return [...theirs].map((name) => `@vetka/ui > ${name}`);
}
