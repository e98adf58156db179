import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inRepository } from '../../launcher/repository.ts';
import { entriesOf } from '../entries.ts';
import { packageFolders } from '../packages.ts';
import { createConsumer, gzipKilobytes, type Consumer } from './consumer.ts';
import { writePlainTypesProgram } from './plainTypes.ts';
import { shopScreen, shopScript } from './shopScreen.ts';
import { nextApplication, serverImportScript, serverRenderedScript } from './serverComponents.ts';
import { application, importScript, oneButton, serverScript, webpackConfig } from './sources.ts';

let consumer: Consumer;
beforeAll(async () => {
  consumer = await createConsumer();
  consumer.write({ ...application, 'shop.tsx': shopScreen });
});
afterAll(() => consumer.remove());

/** Of types, in the check of the application with all declarations. Types inferred from schemas took 2.4 million. */
const maxInstantiations = 225_000;

/** Type-only entries. */
const withoutValues = ['@vetka/api-client/realtime'];

const tool = (name: string) => inRepository('node_modules/.bin', name);
const bin = (name: string) => join(consumer.folder, 'node_modules/.bin', name);
const tarball = (folder: string) => consumer.tarballs.find((one) => one.folder === folder)?.path ?? '';
const specifiers = (folder: string) => entriesOf(folder).map(({ specifier }) => specifier);
const filesOf = (pattern: string) => globSync(pattern, { cwd: consumer.folder }).map((file) => consumer.read(file));

describe.each(packageFolders)('%s', (folder) => {
  test('passes publint', async () => {
    expect(await consumer.run(tool('publint'), '--strict', tarball(folder))).toContain('All good!');
  });

  test('has types for every entry under all module resolutions', async () => {
    const entries = specifiers(folder).map((specifier) => specifier.split('/').slice(2).join('/'));
    const args = ['--profile', 'esm-only', '--format', 'json', '--entrypoints', ...entries];
    const { analysis }: { analysis: { entrypoints: object; problems: { kind: string; resolutionKind?: string }[] } } =
      JSON.parse(await consumer.run(tool('attw'), tarball(folder), ...args));
    expect(Object.keys(analysis.entrypoints)).toHaveLength(entries.length);
    const isOurs = ({ resolutionKind = 'bundler' }) => ['bundler', 'node16-esm'].includes(resolutionKind);
    expect(analysis.problems.filter(isOurs)).toEqual([]);
  });

  test('every entry can be imported by plain Node', async () => {
    consumer.write({ 'import.js': importScript });
    const empty: string[] = JSON.parse(await consumer.run('node', 'import.js', ...specifiers(folder)));
    expect(empty).toEqual(withoutValues.filter((entry) => specifiers(folder).includes(entry)));
  });

  test('every entry can be imported by a server component', async () => {
    consumer.write({ 'server-import.js': serverImportScript });
    const args = ['--conditions=react-server', 'server-import.js', ...specifiers(folder)];
    expect(JSON.parse(await consumer.run('node', ...args))).toEqual([]);
  });

  test('does not reveal our sources', () => {
    const manifest: { exports: object } = JSON.parse(
      consumer.read(`node_modules/@vetka/${folder.split('/')[1]}/package.json`),
    );
    expect(JSON.stringify(manifest.exports)).not.toContain('@vetka/source');
    expect(JSON.stringify(manifest)).not.toMatch(/workspace:|catalog:/);
  });
});

test('components that the README lists as rendered on the server are not client references there', async () => {
  const readme = readFileSync(inRepository('packages/ui/README.md'), 'utf8');
  const [, list = ''] = /the others \(([^)]*)\) are rendered on the server/.exec(readme) ?? [];
  const named = [...list.matchAll(/`(\w+)`/g)].map(([, name = '']) => `/${name}`);
  const entries = specifiers('packages/ui').filter((specifier) => named.some((name) => specifier.endsWith(name)));
  expect(named.length).toBeGreaterThan(5);
  expect(entries).toHaveLength(named.length);
  consumer.write({ 'server-rendered.js': serverRenderedScript });
  const args = ['--conditions=react-server', 'server-rendered.js', ...entries];
  expect(JSON.parse(await consumer.run('node', ...args))).toEqual([]);
});

test('the plain types of @vetka/domain equal those of its schemas', async () => {
  const { project, count } = writePlainTypesProgram(join(consumer.folder, 'node_modules/@vetka/domain'));
  expect(await consumer.run(bin('tsc'), '-p', project)).toBe('');
  expect(count).toBeGreaterThan(400);
});

describe('a Vite application', () => {
  test('type-checks, including the declarations of all libraries, without evaluating schemas', async () => {
    const diagnostics = await consumer.run(bin('tsc'), '-p', '.', '--extendedDiagnostics');
    const instantiations = Number(/^Instantiations:\s+(\d+)$/m.exec(diagnostics)?.[1]);
    console.log(`Type check of the application: ${instantiations} instantiations`);
    expect(instantiations).toBeLessThan(maxInstantiations);
    expect(diagnostics).not.toContain('error TS');
  });

  test('builds', async () => {
    await consumer.run(bin('vite'), 'build', '--logLevel', 'error');
    const code = filesOf('dist/assets/*.js').join('');
    const css = filesOf('dist/assets/*.css').join('');
    console.log(
      `Application: ${gzipKilobytes(code).toFixed(1)} kB of code, ${gzipKilobytes(css).toFixed(1)} kB of CSS`,
    );
    expect(code).toContain('В корзину');
    expect(css).toContain('--vetka-color-leaf');
  });

  test('is rendered by plain Node', async () => {
    const options = ['--bundle', '--packages=external', '--format=esm', '--jsx=automatic', '--outfile=page.js'];
    await consumer.run(bin('esbuild'), 'page.tsx', ...options, '--log-level=error');
    consumer.write({ 'server.js': serverScript });
    const html = await consumer.run('node', 'server.js');
    expect(html).toContain('>Букет «Весна»</h1>');
    expect(html).toMatch(/4\s890\s₽/);
  });
});

describe('a shop built by someone else on other data', () => {
  test('takes at most 80 lines', () => {
    expect(shopScreen.trimEnd().split('\n').length).toBeLessThanOrEqual(80);
  });

  test('is rendered by plain Node', async () => {
    const options = ['--bundle', '--packages=external', '--format=esm', '--jsx=automatic', '--outfile=shop.js'];
    await consumer.run(bin('esbuild'), 'shop.tsx', ...options, '--log-level=error');
    consumer.write({ 'shop-script.js': shopScript });
    const html = await consumer.run('node', 'shop-script.js');
    expect(html).toContain('Лампа «Сова»');
    expect(html).toContain('В корзину: Торшер');
    expect(html).toMatch(/12\s900\s₽/);
  });
});

describe('a Next.js application', () => {
  test('renders its page from server components', async () => {
    consumer.write(nextApplication);
    await consumer.run(bin('next'), 'build');
    const html = consumer.read('.next/server/app/index.html');
    expect(html).toContain('>Букет «Весна»</h1>');
    expect(html).toMatch(/4\s890\s₽/);
    expect(html).toContain('Заказать');
    expect(html).toContain('href="/catalog?page=3"');
    expect(html).toContain('aria-label="Страница 3"');
  });
});

describe('one Button', () => {
  beforeAll(() => consumer.write({ 'button.js': oneButton, 'webpack.config.js': webpackConfig }));

  test.each([
    ['Vite', () => consumer.run(bin('vite'), 'build', '--config', 'button.vite.js', '--logLevel', 'error')],
    [
      'esbuild',
      () =>
        consumer.run(
          bin('esbuild'),
          'button.js',
          '--bundle',
          '--minify',
          '--define:process.env.NODE_ENV="production"',
          '--outdir=esbuild',
          '--log-level=error',
        ),
    ],
    ['webpack', () => consumer.run('node', '--eval', webpackRun)],
  ])('includes no CSS of other components under %s', async (bundler, build) => {
    consumer.write({ 'button.vite.js': buttonVite });
    await build();
    const css = filesOf(`${bundler.toLowerCase()}/**/*.css`).join('');
    console.log(`One Button under ${bundler}: ${gzipKilobytes(css).toFixed(1)} kB of CSS`);
    // The spinner is part of the button.
    expect(sheetsFoundIn(css)).toEqual(['components/Button', 'components/Spinner']);
  });
});

const buttonVite = `
export default { build: { outDir: 'vite', rolldownOptions: { input: 'button.js' }, reportCompressedSize: false } };
`;

const webpackRun = `
import webpack from 'webpack';
import config from './webpack.config.js';
webpack({ ...config, output: { path: process.cwd() + '/webpack' } }, (error, stats) => {
  if (!error && !stats.hasErrors()) return;
  console.error(error ?? stats.toString());
  process.exit(1);
});
`;

/** Style sheets of components and patterns with at least one class in `css`. */
function sheetsFoundIn(css: string): string[] {
  const root = join(consumer.folder, 'node_modules/@vetka/ui/dist');
  return globSync('{components,desk,patterns}/**/index.css', { cwd: root })
    .filter((sheet) =>
      classesOf(consumer.read(`node_modules/@vetka/ui/dist/${sheet}`)).some((name) => css.includes(name)),
    )
    .map((sheet) => sheet.replace('/index.css', ''))
    .toSorted();
}

const classesOf = (css: string): string[] => [...css.matchAll(/\.(_?[a-z0-9]{7,})\b/g)].map(([, name = '']) => name);
