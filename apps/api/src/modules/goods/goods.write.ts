import { csvMark, csvRow, guarded } from '@vetka/domain/csv';

/** A number stays a number in Excel; a text is never calculated. */
export type FileCell = string | number;
type FileRows = AsyncIterable<readonly FileCell[]>;

/** CSV, streamed as it is generated. */
export async function* csvParts(rows: FileRows): AsyncGenerator<string> {
  yield csvMark;
  for await (const row of rows) yield csvRow(row);
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** All files of a workbook except its one sheet. */
const frame: Record<string, string> = {
  '[Content_Types].xml':
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ` +
    'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/>` +
    `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
  '_rels/.rels':
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" ` +
    `Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
    '<sheet name="Товары" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" ` +
    `Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
};

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Characters that XML drops or forbids are written as Excel does: `_x000D_`. So is a text that looks like that. */
const xmlText = (text: string): string =>
  text
    .replaceAll(/_x(?=[\dA-F]{4}_)/gi, '_x005F_x')
    .replaceAll(/[\r\uFFFE\uFFFF]/g, (char) => `_x${char.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replaceAll(/[&<>]/g, (char) => entities[char] ?? char);

const xmlCell = (cell: FileCell): string =>
  typeof cell === 'number'
    ? `<c><v>${cell}</v></c>`
    : `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(guarded(cell))}</t></is></c>`;

/** An Excel workbook with one sheet, streamed as it is generated. */
export async function* xlsxParts(rows: FileRows): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const { strToU8, Zip, ZipDeflate } = await import('fflate');
  const archive = new Zip((error, data) => {
    if (error) throw error;
    ready.push(data);
  });
  for (const [name, xml] of Object.entries(frame)) {
    const part = new ZipDeflate(name);
    archive.add(part);
    part.push(strToU8(xmlHead + xml), true);
  }
  const sheet = new ZipDeflate('xl/worksheets/sheet1.xml', { level: 6 });
  archive.add(sheet);
  sheet.push(strToU8(`${xmlHead}<worksheet xmlns="${main}"><sheetData>`));
  for await (const row of rows) {
    sheet.push(strToU8(`<row>${row.map(xmlCell).join('')}</row>`));
    yield* ready.splice(0);
  }
  sheet.push(strToU8('</sheetData></worksheet>'), true);
  archive.end();
  yield* ready.splice(0);
}
