/** A cell: a number is written with a decimal comma, as Russian spreadsheets read it; null is empty. */
export type CsvCell = string | number | null;

/**
 * Texts that a spreadsheet would run as a formula, or that only look like one after it drops the blanks. Apostrophes in
 * front count, too, so that removing one always returns the text.
 */
const looksLikeFormula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r])/;

/** A text that a spreadsheet shows and never runs: one that looks like a formula gets an apostrophe in front. */
export const guarded = (text: string): string => (looksLikeFormula.test(text) ? `'${text}` : text);

/** A text as it was before `guarded`. */
export const unguarded = (cell: string): string =>
  cell.startsWith("'") && looksLikeFormula.test(cell) ? cell.slice(1) : cell;

const quoted = (text: string): string => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

function cellText(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  return quoted(guarded(cell));
}

/**
 * A table that Russian Excel opens with a double click: UTF-8 with a byte order mark, `;` between cells, CRLF after each
 * row. A text that a spreadsheet would run as a formula gets an apostrophe in front.
 */
export const csvOf = (rows: readonly (readonly CsvCell[])[]): string => `${csvMark}${rows.map(csvRow).join('')}`;

/** The byte order mark, for a table that is sent row by row. */
export const csvMark = '\uFEFF';

/** One row of such a table. */
export const csvRow = (row: readonly CsvCell[]): string => `${row.map(cellText).join(';')}\r\n`;

/** An amount for a cell: kopecks as roubles. */
export const csvRoubles = (kopecks: number): number => kopecks / 100;
