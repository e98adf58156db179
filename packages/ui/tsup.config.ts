import { globSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { defineConfig, type Options } from 'tsup';

const indexes = ['styles', 'components/*', 'patterns/*/*'].flatMap((folder) => globSync(`src/${folder}/index.ts`));

/** `components/Button/index` → its source. One entry per component: there is no root barrel. */
const entries = Object.fromEntries(indexes.map((path) => [path.slice('src/'.length, -'.ts'.length), path]));

/** A module that imports the whole kit, for the one style sheet of it. */
function everything(): string {
  const path = resolve('node_modules/.cache/vetka-ui/everything.ts');
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, indexes.map((index) => `import '${resolve(index)}';`).join('\n'));
  return path;
}

const shared = {
  format: ['esm'],
  target: 'es2022',
  // The style sheet names the font files; without a bundler nobody could find them in the package of the font.
  noExternal: [/^@fontsource-variable\//],
  esbuildPlugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  esbuildOptions(options) {
    options.conditions = ['@vetka/source', ...(options.conditions ?? [])];
    // Else a comment with the whole source of a style file stands over its rules.
    options.minifyWhitespace = true;
    options.assetNames = 'assets/[name]-[hash]';
    options.loader = { ...options.loader, '.woff2': 'file' };
  },
} satisfies Options;

// Declarations are made by `tsc -p tsconfig.build.json`: bundling them for every entry needs gigabytes.
export default defineConfig([
  { ...shared, entry: entries, splitting: true, clean: true, sourcemap: true },
  // Only the style sheet of this one is published.
  { ...shared, entry: { styles: everything() } },
]);
