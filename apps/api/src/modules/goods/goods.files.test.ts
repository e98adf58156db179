import type { GoodsImport } from '@vetka/domain/goods';
import type { Problem } from '@vetka/domain/problem';
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { createDeskFixture } from '../../../test/deskFixture.ts';
import { rowsOf, upload, workbook } from '../../../test/goodsFiles.ts';

const { line, market } = await createDeskFixture();
const shop = await market.seller();
const { visitor } = await line.employ(shop.id, 'OWNER');
const at = `desk/${shop.service.slug}`;

const table = 'Название;Цена, ₽;Описание\r\nБукет «Ёлка»;1 290,50;Розы, пионы\r\nТорт;990;Вишня\r\n';
const windows1251 = (text: string): Uint8Array =>
  Uint8Array.from(text, (char) => {
    const code = char.charCodeAt(0);
    if (code >= 0x410 && code <= 0x44f) return code - 0x350;
    const others: Record<string, number> = { Ё: 0xa8, ё: 0xb8, '«': 0xab, '»': 0xbb, '₽': 0x3f };
    return others[char] ?? code;
  });
const utf16 = (text: string, mark: string): Uint8Array => new Uint8Array(Buffer.from(mark + text, 'utf16le'));

test.each([
  ['UTF-8', strToU8(table), 'CSV, UTF-8, разделитель «;»'],
  ['UTF-8 with its mark', strToU8(`\uFEFF${table}`), 'CSV, UTF-8, разделитель «;»'],
  ['windows-1251', windows1251(table), 'CSV, WINDOWS-1251, разделитель «;»'],
  ['text of two bytes a letter', utf16(table, '\uFEFF'), 'CSV, UTF-16LE, разделитель «;»'],
  ['text of two bytes a letter without its mark', utf16(table, ''), 'CSV, UTF-16LE, разделитель «;»'],
  [
    'big-endian text',
    utf16(table, '\uFEFF').map((_, index, all) => all[index ^ 1] ?? 0),
    'CSV, UTF-16BE, разделитель «;»',
  ],
  [
    'commas',
    strToU8('name,price,description\nБукет «Ёлка»,"1290,5",Розы; пионы; мята\nТорт,990,\n'),
    'CSV, UTF-8, разделитель «,»',
  ],
  ['tabs', strToU8('Товар\tЦена\nБукет «Ёлка»\t1290.5\nТорт\t990 ₽\n'), 'CSV, UTF-8, табуляция'],
  [
    'a named delimiter',
    strToU8('sep=,\r\nТовар,Цена\r\nБукет «Ёлка»,"1290,50"\r\nТорт,990\r\n'),
    'CSV, UTF-8, разделитель «,»',
  ],
])('%s is recognised', async (_, content, format) => {
  const { status, body } = await upload(visitor, at, content);
  expect([status, body.format, body.state]).toEqual([200, format, 'CHECKED']);
  expect((await rowsOf(visitor, at, body.id, 'NEW')).map(({ title }) => title)).toEqual(['Букет «Ёлка»', 'Торт']);
});

test('a merged title, empty rows and lines within quotes keep the numbers that Excel shows', async () => {
  const file = 'Прайс на май;;\r\n;;\r\nНазвание;Цена;Описание\r\nБукет;100;"Розы.\nПионы."\r\n;;\r\nТорт;дорого;\r\n';
  const { body } = await upload(visitor, at, file);
  expect([body.total, body.counts]).toEqual([2, { NEW: 1, CHANGED: 0, UNCHANGED: 0, WRONG: 1 }]);
  expect(await rowsOf(visitor, at, body.id, 'WRONG')).toEqual([
    { number: 6, title: 'Торт', problems: [['price', 'Число в рублях, например 1 290,50']] },
  ]);
});

test('an Excel file is read with its shared texts, numbers, formulas and dates', async () => {
  const rows =
    '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="B2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>Остаток</t></is></c></row>' +
    '<row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4"><f>129*10.1</f><v>1302.8999999999999</v></c><c r="D4"><v>7</v></c></row>' +
    '<row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5" s="1"><v>45424</v></c></row>' +
    '<row r="900000"><c r="XFD900000" s="1"/></row>';
  const file = workbook(rows, ['Название', 'Цена', 'Букет &amp; ваза', 'Торт']);
  const { body } = await upload(visitor, at, file, 'Прайс.xlsx');
  expect([body.format, body.filename, body.total]).toEqual(['Excel (XLSX), первый лист', 'Прайс.xlsx', 2]);
  expect(body.headings.map(({ heading, samples }) => [heading, samples])).toEqual([
    ['Название', ['Букет & ваза', 'Торт']],
    ['Цена', ['1302,9', '12.05.2024']],
    ['', []],
    ['Остаток', ['7']],
  ]);
});

const twoTexts = '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>';
const refusals: [name: string, content: Uint8Array | string, message: string, filename?: string][] = [
  ['an empty file', '', 'Файл пустой'],
  ['headings alone', 'Название;Цена\r\n', 'В файле нет строк с товарами'],
  [
    'a picture called .csv',
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13),
    'Это не таблица. Подойдёт файл CSV или XLSX',
  ],
  [
    'a web page called .csv',
    '<html><table><tr><td>1</td></tr></table></html>',
    'Это не таблица. Подойдёт файл CSV или XLSX',
  ],
  ['old Excel', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 1), 'Это старый формат Excel. Сохраните файл как XLSX или CSV'],
  ['a cut archive', workbook('').subarray(0, 90), 'Файл повреждён. Сохраните его в Excel ещё раз'],
  ['XML that is broken', workbook('<row><c>'), 'Файл повреждён. Сохраните его в Excel ещё раз'],
  [
    'XML that declares an entity',
    workbook(twoTexts, [], {
      'xl/sharedStrings.xml': strToU8(
        '<!DOCTYPE sst [<!ENTITY secret SYSTEM "file:///etc/passwd">]><sst><si><t>Название</t></si><si><t>&secret;</t></si></sst>',
      ),
    }),
    'Файл повреждён. Сохраните его в Excel ещё раз',
  ],
  [
    'an open quote',
    'Название;Цена\r\n"Букет;100\r\n',
    'Файл обрывается внутри кавычек. Сохраните его ещё раз или выберите XLSX',
  ],
  [
    '5,001 products',
    `Название\r\n${'Букет роз\r\n'.repeat(5001)}`,
    'В файле больше 5000 товаров. Разделите его на части',
  ],
  ['101 columns', `${'а;'.repeat(101)}а\r\nб\r\n`, 'В файле больше 100 столбцов'],
  ['a cell far to the right', workbook('<row r="1"><c r="XFD1"><v>1</v></c></row>'), 'В файле больше 100 столбцов'],
  ['more than 5 MB', 'а'.repeat(5 * 1024 * 1024), 'Файл больше 5 МБ. Разделите его на части'],
  [
    'an archive that inflates to 64 MB',
    workbook('', [], { 'xl/worksheets/sheet9.xml': new Uint8Array(64 * 1024 * 1024) }),
    'Файл слишком велик внутри. Разделите его на части',
  ],
];
test.each(refusals)('%s is refused with what to do', async (_, content, message) => {
  const { status, body } = await upload<Problem>(visitor, at, content);
  expect([status, body.errors]).toEqual([422, { file: [message] }]);
});

test('a file of another shop, and of a person without the right, is refused', async () => {
  const seller = await line.employ(shop.id, 'SELLER');
  const stranger = await market.customer();
  expect((await upload(seller.visitor, at, table)).status).toBe(403);
  expect((await upload(stranger, at, table)).status).toBe(404);
});

test('unknown headings are listed, can be matched or left out, and are not chosen twice', async () => {
  const { body } = await upload(visitor, at, 'Наименование;Оптовая;Розница\r\nБукет;100;200\r\n');
  expect([body.state, body.headings.map(({ heading, column }) => [heading, column])]).toEqual([
    'MAPPING',
    [
      ['Наименование', 'title'],
      ['Оптовая', null],
      ['Розница', null],
    ],
  ]);
  const match = <T = GoodsImport>(columns: (string | null)[]) =>
    visitor.put<T>(`${at}/product-imports/${body.id}/columns`, { columns });
  expect((await match<Problem>(['title', 'price', 'price'])).body.errors).toEqual({
    columns: ['«Цена, ₽» выбрано дважды'],
  });
  expect((await match<Problem>([null, 'costPrice', 'price'])).body.errors).toEqual({
    columns: ['Выберите столбец с названием, артикулом или ID: без них товар не найти'],
  });
  const matched = await match(['title', null, 'price']);
  expect([matched.body.state, matched.body.ready]).toEqual(['CHECKED', 1]);
});
