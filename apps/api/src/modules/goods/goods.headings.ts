import { goodsColumnLabels, goodsColumns, type GoodsColumn } from '@vetka/domain/goods';
import { headingsWithin, type SheetRow } from './goods.sheet.ts';

/** Headings of columns in files of suppliers, accounting programs and other marketplaces, besides our own. */
const synonyms: Record<GoodsColumn, readonly string[]> = {
  id: ['id товара', 'product id', 'ид', 'номер товара', 'код на ветке'],
  sku: ['артикул продавца', 'код', 'код товара', 'sku', 'article', 'vendor code', 'vendorcode', 'offer id'],
  title: ['наименование', 'название товара', 'товар', 'name', 'title', 'product', 'product name', 'номенклатура'],
  categories: ['категория', 'раздел', 'рубрика', 'группа', 'category', 'категория товара', 'product type'],
  price: ['стоимость', 'розничная цена', 'цена продажи', 'цена розничная', 'price', 'retail price', 'цена за штуку'],
  oldPrice: ['цена до скидки', 'зачеркнутая цена', 'старая', 'old price', 'oldprice', 'compare at price', 'было'],
  costPrice: ['закупочная цена', 'закупка', 'цена закупки', 'cost', 'cost price', 'purchase price', 'cost per item'],
  stock: ['количество', 'кол во', 'наличие', 'в наличии', 'на складе', 'stock', 'quantity', 'qty', 'inventory'],
  description: ['описание товара', 'текст', 'description', 'body', 'details'],
  composition: ['состав букета', 'цветы', 'composition', 'ingredients'],
  facets: ['характеристики', 'свойства', 'attributes', 'tags', 'теги'],
  care: ['как ухаживать', 'уход за букетом', 'care'],
  productionMinutes: ['время изготовления', 'минуты', 'время сборки', 'production time', 'production minutes'],
  width: ['width', 'диаметр'],
  height: ['height'],
  weight: ['weight', 'масса'],
  pack: ['фасовка', 'упаковка', 'объем', 'кол во в упаковке', 'pack', 'pack size', 'volume'],
  seoTitle: ['заголовок для поиска', 'seo заголовок', 'seo title', 'meta title', 'заголовок seo'],
  seoDescription: ['описание для поиска', 'seo описание', 'seo description', 'meta description', 'описание seo'],
  family: ['семейство', 'линейка', 'линейка размеров', 'группа размеров', 'модель', 'family', 'parent sku'],
  size: ['размер букета', 'вариант', 'size', 'variant', 'option1 value'],
};

const units = /\s(?:руб|рублей|рубли|р|rub|шт|штук|pcs|см|cm|г|гр|грамм|g|мин|минут|min)$/;

/** A heading without case, punctuation and units: «Цена, ₽ (руб.)» is «цена». */
const plainHeading = (heading: string): string => {
  const words = heading
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return words.replace(units, '');
};

const known = new Map<string, GoodsColumn>(
  goodsColumns.flatMap((column) =>
    [goodsColumnLabels[column], column, ...synonyms[column]].map((name) => [plainHeading(name), column] as const),
  ),
);

/** The column of each heading; null for an unknown one. A repeated column counts once. */
export function guessColumns(headings: readonly string[]): (GoodsColumn | null)[] {
  const taken = new Set<GoodsColumn>();
  return headings.map((heading) => {
    const column = known.get(plainHeading(heading));
    if (column === undefined || taken.has(column)) return null;
    taken.add(column);
    return column;
  });
}

export const knownCount = (headings: readonly string[]): number => guessColumns(headings).filter(Boolean).length;

/** The headings are the first row, or the row below a merged title: the one with the most known names. */
export function splitHeadings(rows: readonly SheetRow[]): { headings: string[]; rows: SheetRow[] } {
  const counts = rows.slice(0, headingsWithin).map(({ cells }) => knownCount(cells));
  const index = Math.max(0, counts.indexOf(Math.max(0, ...counts)));
  return { headings: (rows[index]?.cells ?? []).map((cell) => cell.trim()), rows: rows.slice(index + 1) };
}
