import { dirname, join, relative } from 'node:path';
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration';
import { build as bundle, type Plugin } from 'esbuild';
import type { Units } from './units.ts';

/** Compiled rules by style file, filled by the plugin during the build. */
export type Rules = Map<string, string>;

/**
 * The statement of `styles/layers.css.ts`, repeated at the top of every sheet: the cascade stays the same in whatever
 * order a bundler splits and loads them.
 */
const layerOrder = '@layer reset,tokens,components,utilities;';
const layersFile = 'styles/layers.css.ts';

/**
 * Compiles style files. The JavaScript keeps only class names; the rules go to `rules`, and an import of their future
 * sheet remains. The import uses `imports` of package.json, which resolves to an empty module in Node.
 */
export function stylesPlugin(root: string, units: Units, rules: Rules): Plugin {
  return {
    name: 'vetka-styles',
    setup(build) {
      build.onResolve({ filter: /^#css\// }, ({ path }) => ({ path, external: true, sideEffects: true }));
      build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
        const identOption = 'short';
        const { source } = await compile({ filePath: path, cwd: root, identOption });
        const own = relative(join(root, 'src'), path);
        const contents = await processVanillaFile({
          source,
          filePath: path,
          identOption,
          serializeVirtualCssPath: ({ fileScope, source: css }) => {
            const file = relative('src', fileScope.filePath);
            if (file === layersFile) return '';
            if (file === own || !rules.has(file)) rules.set(file, css);
            return `import '#css/${units.rulesOutput(file)}.css';`;
          },
        });
        return { contents, loader: 'js', resolveDir: dirname(path) };
      });
    },
  };
}

/** Keeps imports between units as imports: each output file holds only its own code. */
export function unitsPlugin(root: string, units: Units): Plugin {
  const inSource = (path: string): string => relative(join(root, 'src'), path);
  return {
    name: 'vetka-units',
    setup(build) {
      build.onResolve({ filter: /^\.{1,2}\// }, ({ kind, path, importer, resolveDir }) => {
        const target = inSource(join(resolveDir, path));
        if (kind === 'entry-point' || !units.isEntry(target)) return undefined;
        const from = dirname(units.codeOutput(inSource(importer)));
        const to = relative(from, `${units.codeOutput(target)}.js`);
        return { path: to.startsWith('.') ? to : `./${to}`, external: true };
      });
    },
  };
}

/** Components for people who work with data, and the seller's desk: shoppers never load their sheet. */
const isDesk = (file: string): boolean => /^(?:patterns\/)?desk\//.test(file);

/** Sheets of one purpose, for pages that have styles of their own. */
const partSheets: Readonly<Record<string, string>> = {
  'styles/themes.css.ts': 'tokens',
  'styles/reset.css.ts': 'reset',
  'styles/fonts.css.ts': 'fonts',
};

/**
 * Writes the sheets: one per unit that has rules, `desk.css` for the seller's desk, `styles.css` for the rest, and the
 * parts of `styles.css` that are also useful alone.
 */
export async function writeSheets(root: string, units: Units, rules: Rules): Promise<void> {
  const sheets = new Map<string, string>();
  const add = (output: string, css: string) => sheets.set(output, `${sheets.get(output) ?? ''}${css}\n`);
  for (const file of units.styleFiles) {
    const css = rules.get(file);
    if (css === undefined) continue;
    add(units.rulesOutput(file), css);
    add(isDesk(file) ? 'desk' : 'styles', css);
    const part = partSheets[file];
    if (part !== undefined) add(part, css);
  }
  await bundle({
    absWorkingDir: root,
    entryPoints: [...sheets.keys()].map((output) => ({ in: `sheet:${output}`, out: output })),
    outdir: 'dist',
    bundle: true,
    minify: true,
    charset: 'utf8',
    target: 'es2022',
    banner: { css: layerOrder },
    assetNames: 'assets/[name]-[hash]',
    loader: { '.woff2': 'file' },
    logLevel: 'warning',
    plugins: [sheetPlugin(root, sheets)],
  });
}

function sheetPlugin(root: string, sheets: Map<string, string>): Plugin {
  return {
    name: 'vetka-sheets',
    setup(build) {
      build.onResolve({ filter: /^sheet:/ }, ({ path }) => ({ path: path.slice('sheet:'.length), namespace: 'sheet' }));
      build.onLoad({ filter: /.*/, namespace: 'sheet' }, ({ path }) => ({
        contents: sheets.get(path) ?? '',
        loader: 'css',
        resolveDir: root,
      }));
    },
  };
}
