import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { build } from 'rolldown';
import { compactScript, compactScripts } from './bundles/compactScript.ts';
import { failOnWarning } from './bundles/failOnWarning.ts';
import { inRepository } from './launcher/repository.ts';

/**
 * Bundles the site's server into the built site, and compacts the scripts that render pages: the process then needs
 * less memory (decision 194). Run after the build of the site.
 */
const site = resolve(inRepository('apps/web'), process.env.VETKA_WEB_DIST ?? 'dist');

await build({
  cwd: inRepository('apps/web'),
  input: { main: 'server/main.ts' },
  platform: 'node',
  // Native code.
  external: ['ipx'],
  resolve: { conditionNames: ['@vetka/source', 'node'] },
  plugins: [compactScripts],
  output: {
    dir: join(site, 'program'),
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
    format: 'esm',
  },
  logLevel: 'warn',
  onLog: failOnWarning,
});

const rendering = join(site, 'server');
for (const name of await readdir(rendering, { recursive: true })) {
  if (!name.endsWith('.js')) continue;
  const file = join(rendering, name);
  await writeFile(file, await compactScript(await readFile(file, 'utf8')));
}
