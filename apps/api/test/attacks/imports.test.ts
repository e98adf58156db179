import type { Problem } from '@vetka/domain/problem';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../deskFixture.ts';
import { rowsOf, upload, workbook } from '../goodsFiles.ts';

const { line, market } = await createDeskFixture();
const shop = await market.seller();
const { visitor } = await line.employ(shop.id, 'OWNER');
const at = `desk/${shop.service.slug}`;

const mb = 2 ** 20;
const broken = 'Файл повреждён. Сохраните его в Excel ещё раз';
const tooLarge = 'Файл слишком велик внутри. Разделите его на части';
const sheet = 'xl/worksheets/sheet3.xml';
const rows = (count: number, cells: number, cell: string): string =>
  Array.from({ length: count }, () => `<row>${cell.repeat(cells)}</row>`).join('');

/** Small files that become large when they are read. */
const bombs: [name: string, file: () => Uint8Array, message: string][] = [
  ['elements within each other', () => workbook('', [], { [sheet]: strToU8('<a>'.repeat(15 * mb)) }), broken],
  [
    'attributes of one element',
    () =>
      workbook('', [], {
        [sheet]: strToU8(`<a ${Array.from({ length: 300_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      }),
    broken,
  ],
  [
    'cells that share a text of ten megabytes',
    () => workbook(rows(5000, 100, '<c t="s"><v>0</v></c>'), ['x'.repeat(10 * mb)]),
    'В строке 1 слишком длинный текст',
  ],
  [
    'cells that share a text of 30,000 characters',
    () => workbook(rows(5000, 100, '<c t="s"><v>0</v></c>'), ['x'.repeat(30_000)]),
    tooLarge,
  ],
  ['cells of one row', () => workbook(rows(1, mb, '<c><v>1</v></c>')), 'В файле больше 100 столбцов'],
  ['rows without cells', () => workbook(rows(mb, 0, '')), 'В файле нет строк с товарами'],
  ['spaces', () => workbook('', [], { [sheet]: new Uint8Array(100 * mb).fill(0x20) }), tooLarge],
  [
    'entities within each other',
    () =>
      workbook('', [], {
        [sheet]: strToU8(
          `<!DOCTYPE x [<!ENTITY a0 "ha">${Array.from({ length: 30 }, (_, index) => `<!ENTITY a${index + 1} "&a${index};&a${index};">`).join('')}]>` +
            '<worksheet><sheetData><row><c t="str"><v>&a30;</v></c></row></sheetData></worksheet>',
        ),
      }),
    broken,
  ],
];

test.each(bombs)('an Excel file with many %s is refused before it fills the memory', async (_, make, message) => {
  const file = make();
  expect(file.length).toBeLessThan(5 * mb);
  const before = process.memoryUsage.rss();
  const { status, body } = await upload<Problem>(visitor, at, file, 'Прайс.xlsx');
  expect([status, body.errors]).toEqual([422, { file: [message] }]);
  expect((process.memoryUsage.rss() - before) / mb).toBeLessThan(400);
});

test.each([
  ['a cell of four megabytes', `Название;Цена\r\n"${'б'.repeat(2 * mb)}";100\r\n`],
  ['a heading of four megabytes', `${'б'.repeat(2 * mb)};Цена\r\nБукет;100\r\n`],
])('a CSV with %s is refused', async (_, content) => {
  const { status, body } = await upload<Problem>(visitor, at, content);
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['file']]);
});

test('files in an archive whose names climb out of it are not written anywhere, and not read', async () => {
  const names = ['../../../tmp/evil.xml', '/etc/evil', '..\\evil.xml', 'xl/worksheets/../../evil.xml'];
  const more = Object.fromEntries(names.map((name) => [name, strToU8('<a/>')]));
  const table =
    '<row><c t="inlineStr"><is><t>Название</t></is></c></row><row><c t="inlineStr"><is><t>Букет</t></is></c></row>';
  const { status, body } = await upload(visitor, at, workbook(table, [], more), '../../Прайс.xlsx');
  expect([status, body.total]).toEqual([200, 1]);
  expect((await rowsOf(visitor, at, body.id, 'NEW')).map(({ title }) => title)).toEqual(['Букет']);
});

test('a sheet that is named by a path out of the archive is not found', async () => {
  const rels = '<Relationships><Relationship Id="rId7" Target="/../../../etc/passwd"/></Relationships>';
  const file = zipSync({
    'xl/workbook.xml': strToU8('<workbook xmlns:r="r"><sheets><sheet r:id="rId7"/></sheets></workbook>'),
    'xl/_rels/workbook.xml.rels': strToU8(rels),
  });
  const { status, body } = await upload<Problem>(visitor, at, file, 'Прайс.xlsx');
  expect([status, body.errors]).toEqual([422, { file: ['В файле нет листа с таблицей'] }]);
});
