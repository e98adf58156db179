import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const source = fileURLToPath(new URL('..', import.meta.url));
const sheets = globSync('**/*.css.ts', { cwd: source });

test('nothing is hidden by a transparent colour, which becomes visible in forced colours', () => {
  const found = sheets.filter((sheet) => /\bcolor: 'transparent'/.test(readFileSync(`${source}/${sheet}`, 'utf8')));
  expect(found).toEqual([]);
  expect(sheets.length).toBeGreaterThan(100);
});
