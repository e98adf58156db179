/** A cell: a number is written with a decimal comma, as Russian spreadsheets read it; null is empty. */
export type CsvCell = string | number | null;

/** Texts that a spreadsheet would run as a formula, or that only look like one after it drops the blanks. */
const looksLikeFormula = /^\s*[=+\-@]|^[\t\r]/;

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return quoted(looksLikeFormula.test(cell) ? `'${cell}` : cell);
}

/**
 * A table that Russian Excel opens with a double click: UTF-8 with a byte order mark, `;` between cells, CRLF after each
 * row. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cellText).join(';')}\r\n`).join('')}`;

/** An amount for a cell: kopecks as roubles. */
export const csvRoubles = (kopecks: number): number => kopecks / 100;
