import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const kit = fileURLToPath(new URL('../../packages/ui/', import.meta.url));

/** Compiled away, replaced by Storybook, or part of the workspace. */
const isNotForTheBrowser = (name: string) =>
  /^(?:node:|@vetka\/|@storybook\/|storybook|vitest|@vanilla-extract\/css$)/.test(name);

/** Modules of other packages that a source file names, with `from '…'` or `import('…')`. */
function importsOf(path: string): string[] {
  const source = readFileSync(kit + path, 'utf8').replaceAll(/^import type .*$/gm, '');
  return [...source.matchAll(/(?:from |import\()'([^.'][^']*)'/g)].map(([, name = '']) => name);
}

/** The runtime halves of vanilla-extract, which its compiler imports. */
const runtimes = ['@vanilla-extract/recipes/createRuntimeFn', '@vanilla-extract/sprinkles/createRuntimeSprinkles'];

/**
 * Every dependency of the kit, so that Vite bundles them all before the first test: one found later makes it
 * reload the page in the middle of a test.
 */
export function kitDependencies(): string[] {
  const named = globSync('src/**/*.{ts,tsx}', { cwd: kit }).flatMap(importsOf);
  const theirs = new Set([...named, ...runtimes].filter((name) => !isNotForTheBrowser(name)));
  return [...theirs].map((name) => `@vetka/ui > ${name}`);
}
