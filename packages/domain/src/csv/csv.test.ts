import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvOf, csvRoubles, guarded, unguarded } from './index.ts';

test('a table opens in Russian Excel: byte order mark, semicolons, decimal commas, CRLF', () => {
  const rows = [
    ['Товар', 'Сумма'],
    ['Розы; пионы', csvRoubles(123_456)],
    ['«Зефир» "S"', null],
  ];
  expect(csvOf(rows)).toBe('\uFEFFТовар;Сумма\r\n"Розы; пионы";1234,56\r\n"«Зефир» ""S""";\r\n');
});

test.each(['=1+1', '+7 916', '-2', '@SUM(A1)', '\t=1', ' =1', '\r=1'])(
  'the text %j never starts a cell of its own: a spreadsheet would run it',
  (text) => {
    const [cell = ''] = csvOf([[text]])
      .slice(1)
      .split('\r\n', 1);
    expect(cell.replace(/^"/, '')).toMatch(/^'/);
  },
);

test('negative amounts stay numbers', () => {
  expect(csvOf([[-1.5]])).toBe('\uFEFF-1,5\r\n');
});

/** Reads what was written, character by character. */
function cellsOf(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 1; at < text.length; at += 1) {
    const char = text[at] ?? '';
    if (isQuoted && char === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (!isQuoted && char === ';') {
      row.push(cell);
      cell = '';
    } else if (!isQuoted && char === '\r' && text[at + 1] === '\n') {
      rows.push([...row, cell]);
      [row, cell] = [[], ''];
      at += 1;
    } else cell += char;
  }
  return rows;
}

test('the same rows and cells are read back, for any texts', () => {
  const text = fc.string({ unit: fc.constantFrom('а', '"', ';', '\r', '\n', '=', "'", ' ', '1') });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { maxLength: 5 }), (rows) => {
      const read = cellsOf(csvOf(rows)).map((row) => row.map((cell) => cell));
      expect(read).toEqual(rows.map((row) => row.map(guarded)));
      expect(read.map((row) => row.map(unguarded))).toEqual(rows);
    }),
  );
});
