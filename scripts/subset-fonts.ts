/**
 * Writes the fonts that every page of the site preloads: of Geologica's Latin files the letters and signs of Russian
 * pages only. Run it after an update of `@fontsource-variable/geologica`: `node scripts/subset-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { commonLatin, rouble } from '../apps/web/src/shell/document/fonts/letters.ts';

const fromSite = createRequire(new URL('../apps/web/package.json', import.meta.url));
const target = new URL('../apps/web/src/shell/document/fonts/', import.meta.url);

/** The characters of CSS ranges such as `U+0020-007E`. */
const lettersOf = (ranges: readonly string[]): string =>
  ranges
    .flatMap((range) => {
      const [first = 0, last = first] = range
        .slice(2)
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
    })
    .join('');

async function write(name: string, subset: string, ranges: readonly string[]): Promise<void> {
  const source = fromSite.resolve(`@fontsource-variable/geologica/files/geologica-${subset}-wght-normal.woff2`);
  const font = await subsetFont(await readFile(source), lettersOf(ranges), { targetFormat: 'woff2' });
  await writeFile(new URL(`${name}.woff2`, target), font);
}

await write('common-latin', 'latin', commonLatin);
await write('rouble', 'latin-ext', rouble);
