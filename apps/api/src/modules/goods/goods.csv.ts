import { parse, type Options } from 'csv-parse';
import { parse as parseSync } from 'csv-parse/sync';
import { knownCount } from './goods.headings.ts';
import { badFile, headingsWithin, SheetRows, type Sheet } from './goods.sheet.ts';

const delimiters = [';', ',', '\t'] as const;
type Delimiter = (typeof delimiters)[number];

const delimiterNames: Record<Delimiter, string> = { ';': 'разделитель «;»', ',': 'разделитель «,»', '\t': 'табуляция' };

/** How much of a file is read to find its delimiter. */
const sampleLength = 64 * 1024;

const notTable = 'Это не таблица. Подойдёт файл CSV или XLSX';
/** Control characters, and the beginning of a web page, which some programs save as a table. */
const notText = /[^\P{Cc}\t\n\r]|^\s*<(?:!doctype|html|table|\?xml)/iu;

const options = (delimiter: Delimiter): Options => ({
  delimiter,
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: false,
});

/** UTF-16 without its mark: every second byte of Latin text, digits and punctuation is zero. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const sample = bytes.subarray(0, 1000);
  const zeros = (odd: 0 | 1) => sample.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (zeros(1) > sample.length / 10 && zeros(0) === 0) return 'utf-16le';
  return zeros(0) > sample.length / 10 && zeros(1) === 0 ? 'utf-16be' : undefined;
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Russian Excel saves CSV in windows-1251, whose texts are hardly ever valid UTF-8. */
function encodingOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return utf16Of(bytes) ?? (isUtf8(bytes) ? 'utf-8' : 'windows-1251');
}

/** How well a delimiter fits: known headings first, then the number of columns. */
function fitOf(sample: string, delimiter: Delimiter): number {
  try {
    const records: string[][] = parseSync(sample, { ...options(delimiter), to: headingsWithin });
    return Math.max(0, ...records.map((cells) => knownCount(cells) * 1000 + Math.min(cells.length, 999)));
  } catch {
    return 0;
  }
}

/** Excel accepts a first line that names the delimiter: `sep=;`. */
const namedDelimiter = /^sep=([;,\t])\r?\n/i;

function delimiterOf(text: string): Delimiter {
  const named = namedDelimiter.exec(text)?.[1];
  if (named !== undefined) return named as Delimiter;
  // A truncated last line could end within quotes. A single line is cut anyway: reading it whole would take seconds.
  const end = text.lastIndexOf('\n', sampleLength);
  const sample = text.slice(0, text.length > sampleLength && end > 0 ? end : sampleLength);
  const fits = delimiters.map((delimiter) => fitOf(sample, delimiter));
  return delimiters[fits.indexOf(Math.max(...fits))] ?? ';';
}

const problemOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_')
    ? badFile('Файл обрывается внутри кавычек. Сохраните его ещё раз или выберите XLSX')
    : error;

/** Reads CSV in any encoding that Excel writes. @throws Refusal 422 on `file` */
export async function readCsv(bytes: Uint8Array): Promise<Sheet> {
  const encoding = encodingOf(bytes);
  const text = new TextDecoder(encoding).decode(bytes);
  if (notText.test(text)) throw badFile(notTable);
  const delimiter = delimiterOf(text);
  const sheet = new SheetRows();
  const isNamed = namedDelimiter.test(text);
  const body = text.replace(namedDelimiter, '');
  let number = isNamed ? 1 : 0;
  const parser = parse(body, options(delimiter));
  try {
    for await (const cells of parser as AsyncIterable<string[]>) sheet.add(++number, cells);
  } catch (error) {
    throw problemOf(error);
  }
  return { format: `CSV, ${encoding.toUpperCase()}, ${delimiterNames[delimiter]}`, rows: sheet.rows };
}
