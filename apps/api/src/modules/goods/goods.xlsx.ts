import { badFile, SheetRows, type Sheet } from './goods.sheet.ts';
import { readXml } from './goods.xml.ts';
import { unzip } from './goods.zip.ts';

const parts =
  /^xl\/(?:workbook\.xml|sharedStrings\.xml|styles\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;
const noSheet = 'В файле нет листа с таблицей';

/** Excel writes characters that XML cannot hold as `_x000D_`. */
const unescaped = (text: string): string =>
  text.replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** The file of the first sheet. @throws Refusal 422 on `file` */
async function firstSheet(files: ReadonlyMap<string, string>): Promise<string> {
  let relation = '';
  await readXml(files.get('xl/workbook.xml') ?? '', {
    open: (name, attributes) => {
      if (name === 'sheet' && relation === '') relation = attributes['r:id'] ?? '';
    },
  });
  let target = 'worksheets/sheet1.xml';
  await readXml(files.get('xl/_rels/workbook.xml.rels') ?? '', {
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'] ?? target;
    },
  });
  const sheet = files.get(target.startsWith('/') ? target.slice(1) : `xl/${target}`);
  if (sheet === undefined) throw badFile(noSheet);
  return sheet;
}

/** The texts that cells refer to by number. Phonetic hints are left out. */
async function sharedStrings(xml: string): Promise<string[]> {
  const found: string[] = [];
  let current = '';
  let [isText, isHint] = [false, false];
  await readXml(xml, {
    open(name) {
      if (name === 'si') current = '';
      if (name === 'rPh') isHint = true;
      if (name === 't') isText = !isHint;
    },
    text: (part) => {
      if (isText) current += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isHint = false;
      if (name === 'si') found.push(unescaped(current));
    },
  });
  return found;
}

const isDateCode = (code: string): boolean => /[dmyhs]/i.test(code.replaceAll(/"[^"]*"|\[[^\]]*\]|\\./g, ''));
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 45 && id <= 47);

/** The numbers of the cell styles that show a date. */
async function dateStyles(xml: string): Promise<Set<number>> {
  const formats = new Map<number, boolean>();
  const found = new Set<number>();
  let [isInCells, index] = [false, 0];
  await readXml(xml, {
    open(name, attributes) {
      const id = Number(attributes['numFmtId']);
      if (name === 'numFmt') formats.set(id, isDateCode(attributes['formatCode'] ?? ''));
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      if (formats.get(id) ?? isBuiltInDate(id)) found.add(index);
      index += 1;
    },
    close(name) {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return found;
}

/** The index of a column: «A» is 0, «AB» 27. */
const columnIndex = (reference: string): number =>
  [...(/^[A-Z]*/.exec(reference)?.[0] ?? '')].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const daysTo1970 = 25_569;
const dayMs = 24 * 60 * 60_000;
const dateFormat = new Intl.DateTimeFormat('ru-RU', { timeZone: 'UTC', dateStyle: 'short' });

const dateText = (serial: number): string => {
  const date = new Date(Math.round((serial - daysTo1970) * dayMs));
  return Number.isNaN(date.getTime()) ? String(serial) : dateFormat.format(date);
};

/** A calculated number has rounding noise: 1419.0000000000002. */
const numberText = (value: number): string => String(Number(value.toPrecision(12))).replace('.', ',');

interface Cell {
  column: number;
  type: string;
  style: number;
  text: string;
}

/** Reads the cells of a sheet, row by row. Formulas count as their last values. */
class CellReader {
  readonly rows = new SheetRows();
  readonly #strings: readonly string[];
  readonly #dates: ReadonlySet<number>;
  #number = 0;
  #cells: string[] = [];
  /** The column of a cell without a reference. */
  #next = 0;
  #cell: Cell | undefined;
  #isValue = false;

  constructor(strings: readonly string[], dates: ReadonlySet<number>) {
    this.#strings = strings;
    this.#dates = dates;
  }

  open = (name: string, attributes: Readonly<Record<string, string>>): void => {
    if (name === 'row') {
      this.#number = Number(attributes['r'] ?? this.#number + 1);
      this.#cells = [];
      this.#next = 0;
    }
    if (name === 'c') {
      const { r = '', t = 'n', s = '0' } = attributes;
      const column = r === '' ? this.#next : columnIndex(r);
      this.#next = column + 1;
      this.#cell = { column, type: t, style: Number(s), text: '' };
    }
    if (name === 'v' || name === 't') this.#isValue = true;
  };

  text = (part: string): void => {
    if (this.#isValue && this.#cell) this.#cell.text += part;
  };

  close = (name: string): void => {
    if (name === 'v' || name === 't') this.#isValue = false;
    if (name === 'c' && this.#cell) this.#keep(this.#cell);
    if (name === 'row')
      this.rows.add(
        this.#number,
        Array.from(this.#cells, (cell: string | undefined) => cell ?? ''),
      );
  };

  #keep(cell: Cell): void {
    this.#cell = undefined;
    if (cell.text === '') return;
    // The limit of columns refuses a cell far to the right without filling the gap.
    if (cell.column > 200) this.rows.add(this.#number, [...Array.from({ length: 200 }, () => ''), cell.text]);
    else this.#cells[cell.column] = this.#textOf(cell);
  }

  #textOf({ type, style, text }: Cell): string {
    if (type === 's') return this.#strings[Number(text)] ?? '';
    if (type === 'b') return text === '1' ? 'да' : 'нет';
    const number = Number(text);
    if (type !== 'n' || Number.isNaN(number)) return unescaped(text);
    return this.#dates.has(style) ? dateText(number) : numberText(number);
  }
}

/** Reads the first sheet of an Excel file. @throws Refusal 422 on `file` */
export async function readXlsx(bytes: Uint8Array): Promise<Sheet> {
  const files = await unzip(bytes, (name) => parts.test(name));
  if (!files.has('xl/workbook.xml')) throw badFile('Это не таблица. Подойдёт файл CSV или XLSX');
  const sheet = await firstSheet(files);
  const strings = await sharedStrings(files.get('xl/sharedStrings.xml') ?? '');
  const reader = new CellReader(strings, await dateStyles(files.get('xl/styles.xml') ?? ''));
  await readXml(sheet, reader);
  return { format: 'Excel (XLSX), первый лист', rows: reader.rows.rows };
}
