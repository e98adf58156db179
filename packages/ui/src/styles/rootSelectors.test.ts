import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css.ts', { cwd: source });
/** The rule that a `:has()` of the root or the body starts, up to the end of its first line. */
const searches = /(?::root|html|body):has\((?!\s*>).*/g;
const onlyForPrint = new Set(['patterns/desk/PrintSlip/PrintSlip.css.ts']);

test('no rule makes the browser search the whole page each time that an element is added', () => {
  const found = sheets
    .filter((sheet) => !onlyForPrint.has(sheet))
    .flatMap((sheet) => readFileSync(`${source}/${sheet}`, 'utf8').match(searches) ?? []);
  expect(found).toEqual([]);
  expect(sheets.length).toBeGreaterThan(100);
});
