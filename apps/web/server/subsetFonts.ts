/**
 * Writes the site's parts of fonts: of Geologica's files the letters, signs and weights of Russian pages only. Run it
 * after an update of `@fontsource-variable/geologica`: `pnpm fonts` in this folder.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { commonLatin, rareSigns, rouble, russian, weights } from '../src/shell/document/fonts/letters.ts';

const target = new URL('../src/shell/document/fonts/', import.meta.url);

/** The characters of CSS ranges such as `U+20-7E`. */
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

async function write(name: string, source: string, letters: string): Promise<void> {
  const font = await subsetFont(await readFile(fileURLToPath(source)), letters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
  });
  await writeFile(new URL(`${name}.woff2`, target), font);
}

const cyrillic = import.meta.resolve('@fontsource-variable/geologica/files/geologica-cyrillic-wght-normal.woff2');
const latin = import.meta.resolve('@fontsource-variable/geologica/files/geologica-latin-wght-normal.woff2');
const moreLatin = import.meta.resolve('@fontsource-variable/geologica/files/geologica-latin-ext-wght-normal.woff2');

const latinLetters = lettersOf(commonLatin);
const others = [...lettersOf(rareSigns)].filter((letter) => !latinLetters.includes(letter)).join('');

await write('russian', cyrillic, lettersOf(russian));
await write('common-latin', latin, latinLetters);
await write('rare-signs', latin, others);
await write('rouble', moreLatin, lettersOf(rouble));
