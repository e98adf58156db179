import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { rolldown } from 'rolldown';
import { inRepository } from '../launcher/repository.ts';

/** The minified and gzipped size of what an application loads, without React and optional libraries (bytes). */
export interface Weight {
  code: number;
  css: number;
}

const kit = inRepository('packages/ui');
const gzipped = (content: string | Uint8Array): number => gzipSync(content, { level: 9 }).length;

/** Measures built modules of the kit, given relative to its `dist`, imported together. */
export async function weigh(modules: string[]): Promise<Weight> {
  // Imported by name, so that nothing is tree-shaken; in separate namespaces, so that two may export the same name.
  const entry = modules.map((module, index) => `export * as m${index} from './dist/${module}';`).join('\n');
  const [code, css] = await Promise.all([codeOf(entry), cssOf(entry)]);
  return { code: gzipped(code), css: css.length === 0 ? 0 : gzipped(css) };
}

/** With Vite's bundler, which applications use. */
async function codeOf(entry: string): Promise<string> {
  const name = `${kit}/weighed.js`;
  const bundle = await rolldown({
    input: name,
    external: [/^react($|\/)/, /^react-dom($|\/)/, /^leaflet$/, /\.css$/],
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, target: 'es2022' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === name ? id : id.endsWith('.css') ? { id, external: true } : null),
        load: (id) => (id === name ? entry : null),
      },
    ],
  });
  const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false });
  await bundle.close();
  return output.map((part) => (part.type === 'chunk' ? part.code : '')).join('');
}

/** With esbuild, because rolldown does not concatenate style sheets. */
async function cssOf(entry: string): Promise<Uint8Array> {
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: kit },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    target: 'es2022',
    charset: 'utf8',
    outdir: 'none',
    external: ['react', 'react-dom', 'react/*', 'react-dom/*', 'leaflet', '*.woff2'],
    logLevel: 'error',
  });
  return outputFiles.find(({ path }) => path.endsWith('.css'))?.contents ?? new Uint8Array();
}
