import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRepository } from '../launcher/repository.ts';
import { textCuts } from './textCuts.ts';

/** Lists, which are cut between their entries. */
const lists = [
  'known.filter(isText).slice(0, maxKept)',
  'queries.slice(0, maxKept)',
  'named.slice(0, maxNamed)',
  'shown.slice(0, maxTiles)',
  'parsed.filter(isId).slice(0, maxKept)',
  'ids.slice(0, maxKept)',
  'seen.filter((id) => id !== exceptId).slice(0, maxShown)',
  '[userId,...others].slice(0, maxPeople)',
  'all.slice(0, maxShown)',
  'words.slice(0, length)',
  'wordsOf(query).slice(0, maxWords)',
  "query.split(/\\s+/).filter((chunk) => wordsOf(chunk).length > 0 || /[[\\];',.`]/.test(chunk)).slice(0, maxWords)",
  'forms.slice(0, maxForms)',
  'meantCities(await repository.listNames(db), search).slice(0, maxFound)',
  'months.toReversed().slice(0, moneyLimits.months)',
  '[...found].slice(0, catalogLimits.facets)',
  'pictures.slice(0, maxThumbs)',
  'withWords(value, words).slice(0, max)',
  '[...text].slice(0, length)',
];

/** Expressions whose value is ASCII, or one of our own Russian words. */
const plain: readonly RegExp[] = [
  // Words of our own, capitalised within a sentence.
  /^text\.charAt\(0\)$/,
  // Digits, hashes, moments, and headers, which are bytes.
  /replace\(\/\\D\/g, ''\)|^\(?(?:hasCode|value|wanted|hash)\b/,
  /digest\('[a-z0-9]+'\)|toISOString\(\)|'user-agent'/,
  // Addresses in Latin letters.
  /^slugify\(/,
];

const isException = (code: string): boolean => lists.includes(code) || plain.some((pattern) => pattern.test(code));

const sources = globSync(
  ['packages/{domain,machines,ui}/src/**/*.{ts,tsx}', 'apps/{api,web}/{src,server}/**/*.{ts,tsx}'],
  {
    cwd: inRepository(),
  },
).filter((file) => !/\.test\.tsx?$|\.stories\.tsx$|\.gen\.ts$/.test(file));

test('no text is cut at a length in UTF-16 units', () => {
  const found = sources.flatMap((file) =>
    textCuts(readFileSync(inRepository(file), 'utf8'), file)
      .filter(({ code }) => !isException(code))
      .map(({ line, code }) => `${file}:${line} ${code} may leave half an emoji: use cutText of domain/text`),
  );
  expect(found).toEqual([]);
  expect(sources.length).toBeGreaterThan(1000);
});

test('cuts are found by their methods and limits', () => {
  const source = `
const a = text.slice(0, limits.title);
const b = text.slice(0, 500) + text.charAt(1) + text.substring(2);
const c = day.slice(0, 10) + text.slice(0, text.length - part.length) + text.slice(0, end);
`;
  expect(textCuts(source, 'a.ts').map(({ line }) => line)).toEqual([2, 3, 3, 3]);
});
