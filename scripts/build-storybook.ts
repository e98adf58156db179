import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { transform } from 'esbuild';
import { replacedTexts, withFrameWords } from './storybookWords.ts';
import { runCommand } from './launcher/command.ts';
import { inRepository } from './launcher/repository.ts';

/**
 * Builds the static Storybook and changes its frame (sidebar, toolbar, panels): the code is minified, the English texts
 * become Russian, and a typeface that our theme does not use is removed.
 *
 *   node scripts/build-storybook.ts [--output-dir <folder>]
 */
const { values } = parseArgs({ options: { 'output-dir': { type: 'string', default: 'apps/storybook/dist' } } });
const folder = resolve(values['output-dir']);

const usedWords = new Set<string>();

async function mendCode(file: string): Promise<void> {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    minify: true,
    format: 'esm',
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  writeFileSync(file, withFrameWords(code, usedWords));
}

/** The page is in Russian, and no theme of ours uses Storybook's typeface. */
function mendPage(name: string): void {
  const file = join(folder, name);
  const page = readFileSync(file, 'utf8');
  const mended = page
    .replace('<html lang="en">', '<html lang="ru">')
    .replace(/<title>storybook[^<]*<\/title>/, '')
    .replace(/@font-face\s*\{[^}]*Nunito Sans[^}]*\}/g, '');
  writeFileSync(file, mended);
}

await runCommand('pnpm', ['exec', 'storybook', 'build', '--output-dir', folder, '--quiet'], {
  log: 'build-storybook',
  cwd: inRepository('apps/storybook'),
  env: { NODE_ENV: 'production' },
});
const frame = globSync('{sb-manager,sb-addons}/**/*.js', { cwd: folder });
await Promise.all(frame.map((file) => mendCode(join(folder, file))));
const unused = replacedTexts.filter((text) => !usedWords.has(text));
if (unused.length > 0) throw new Error(`Storybook no longer has these texts: ${unused.join('; ')}`);
for (const page of ['index.html', 'iframe.html']) mendPage(page);
