import type {
  GoodsImport,
  GoodsImportRows,
  GoodsPage,
  GoodsProduct,
  GoodsRowState,
  UndoneGoods,
} from '@vetka/domain/goods';
import { strToU8, zipSync } from 'fflate';
import type { createDeskFixture } from './deskFixture.ts';
import type { Visitor } from './visitor.ts';

type Content = string | Uint8Array;

/** Sends a file of goods as a browser does. */
export function upload<T = GoodsImport>(visitor: Visitor, at: string, content: Content, name = 'goods.csv') {
  const form = new FormData();
  form.append('file', new File([content as BlobPart], name));
  return visitor.post<T>(`${at}/product-imports`, form);
}

/** The rows of an import, each as its number, title and problems. */
export async function rowsOf(visitor: Visitor, at: string, id: number, state: GoodsRowState) {
  const { body } = await visitor.get<GoodsImportRows>(`${at}/product-imports/${id}/rows?state=${state}&take=100`);
  return body.data.map(({ number, title, problems }) => ({
    number,
    title,
    problems: problems.map(({ column, message }) => [column, message]),
  }));
}

const sheetXml = (rows: string): string =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

/** A workbook as Excel saves it: with shared strings, styles and its sheet under a relation. */
export const workbook = (rows: string, strings: readonly string[] = [], more: Record<string, Uint8Array> = {}) =>
  zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook xmlns:r="r"><sheets><sheet name="Лист1" sheetId="1" r:id="rId7"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet3.xml"/></Relationships>',
    ),
    'xl/styles.xml': strToU8('<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>'),
    'xl/sharedStrings.xml': strToU8(`<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`),
    'xl/worksheets/sheet3.xml': strToU8(sheetXml(rows)),
    ...more,
  });

type Fixture = Pick<Awaited<ReturnType<typeof createDeskFixture>>, 'api' | 'line' | 'market'>;

/** Imports of new shops, over HTTP. */
export function createGoodsFiles({ api, line, market }: Fixture) {
  /** A new shop with its owner, and the calls of an import. */
  async function opened() {
    const shop = await market.seller();
    const { visitor } = await line.employ(shop.id, 'OWNER');
    const at = `desk/${shop.service.slug}`;
    const start = async (rows: readonly string[]) => (await upload(visitor, at, rows.join('\r\n'))).body;
    const path = (id: number) => `${at}/product-imports/${id}`;
    const read = async (id: number) => (await visitor.get<GoodsImport>(path(id))).body;
    const apply = async (id: number) => {
      const { status } = await visitor.post(`${path(id)}/apply`);
      await api.app.jobs.settled();
      return { status, done: await read(id) };
    };
    const undo = <T = UndoneGoods>(id: number) => visitor.post<T>(`${path(id)}/undo`);
    const list = async (query = '') => (await visitor.get<GoodsPage>(`${at}/products?take=100${query}`)).body.data;
    const product = async (id: number) => (await visitor.get<GoodsProduct>(`${at}/products/${id}`)).body;
    return { shop, visitor, at, start, path, read, apply, undo, list, product };
  }

  return { opened };
}
