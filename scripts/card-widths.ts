/**
 * Measures the letters of Caveat in Chromium and writes them to `packages/domain/src/card/letterWidths.ts`.
 * Run it after an update of `@fontsource/caveat`: `node scripts/card-widths.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { chromium } from 'playwright';
import { findChromium } from './verify/chromium.ts';

const target = new URL('../packages/domain/src/card/letterWidths.ts', import.meta.url);
const fromUi = createRequire(new URL('../packages/ui/package.json', import.meta.url));

/** The characters that people write on a card, by the font file that has them. */
const alphabets = {
  cyrillic: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯіїєґўІЇЄҐЎ№',
  latin:
    'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;!?…-–—«»„“”‘’\'"()[]{}<>/\\|@#$%^&*_+=~`§°©®×',
} as const;

/** Large enough for the browser's rounding not to matter. */
const fontSize = 1000;

/**
 * The widest space that each letter takes beside any other, in thousandths of the font's size. The font has several
 * glyphs of a letter and kerns them, so a letter is measured in words of every pair.
 */
async function measureInPage({ file, letters, size }: { file: string; letters: string; size: number }) {
  const face = await new FontFace('Measured', `url(data:font/woff2;base64,${file})`).load();
  document.fonts.add(face);
  const line = document.createElement('div');
  line.style.cssText = `font: ${size}px Measured; white-space: pre; position: absolute`;
  document.body.append(line);
  const node = document.createTextNode('');
  line.append(node);
  const range = document.createRange();
  const widest = new Map<string, number>();
  const measure = (text: string) => {
    node.data = text;
    for (const [at, letter] of [...text].entries()) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      widest.set(letter, Math.max(widest.get(letter) ?? 0, range.getBoundingClientRect().width));
    }
  };
  for (const one of letters) for (const other of letters) measure(`${one}${other}`.repeat(3));
  return [...letters].map((letter) => widest.get(letter) ?? 0);
}

const quoted = (letters: string): string =>
  letters.includes("'") ? `"${letters.replace(/["\\]/g, '\\$&')}"` : `'${letters.replaceAll('\\', '\\\\')}'`;

/** Letters of the same width on one line, the narrowest first. */
function sourceOf(widths: ReadonlyMap<string, number>): string {
  const lettersOf = new Map<number, string>();
  for (const [letter, width] of widths) lettersOf.set(width, `${lettersOf.get(width) ?? ''}${letter}`);
  const lines = [...lettersOf].toSorted(([one], [other]) => one - other);
  return `/** Widths of letters in Caveat, in thousandths of the font's size. Written by scripts/card-widths.ts. */
export const letterWidths: readonly (readonly [width: number, letters: string])[] = [
${lines.map(([width, letters]) => `  [${width}, ${quoted(letters)}],`).join('\n')}
];
`;
}

const executablePath = findChromium();
if (!executablePath) throw new Error('No Chromium was found. Set its path: CHROME_PATH=/path/to/chrome');
const browser = await chromium.launch({ executablePath });
try {
  const page = await browser.newPage();
  const widths = new Map<string, number>();
  for (const [subset, letters] of Object.entries(alphabets)) {
    const path = fromUi.resolve(`@fontsource/caveat/files/caveat-${subset}-500-normal.woff2`);
    const file = await readFile(path, 'base64');
    const measured = await page.evaluate(measureInPage, { file, letters, size: fontSize });
    for (const [at, letter] of [...letters].entries()) widths.set(letter, Math.ceil(measured[at] ?? 0));
  }
  await writeFile(target, sourceOf(widths));
} finally {
  await browser.close();
}
