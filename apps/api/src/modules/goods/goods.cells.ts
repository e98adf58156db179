import { isDeepStrictEqual } from 'node:util';
import { formMessages } from '@vetka/domain/form';
import {
  goodsLimits,
  onePiece,
  packText,
  parsePieces,
  parsePrice,
  priceText,
  readPack,
  type GoodsChoices,
  type GoodsColumn,
  type GoodsEdit,
  type GoodsProduct,
} from '@vetka/domain/goods';
import { isPublishable, lengthOf } from '@vetka/domain/text';
import {
  readCategories,
  readComposition,
  readFacets,
  writeCategories,
  writeComposition,
  writeFacets,
  type FileFacets,
  type Read,
} from './goods.cells.lists.ts';
import type { FamilyEdit } from './goods.family.ts';
import { goodsMessages } from './goods.messages.ts';

/** The fields of a product that a file can contain. */
export type FileEdit = Omit<GoodsEdit, 'version' | 'photos'> & FamilyEdit & { stock?: number | null };
/** A product with the fields that files contain. */
export type FileProduct = Pick<
  GoodsProduct,
  | 'sku'
  | 'title'
  | 'description'
  | 'care'
  | 'price'
  | 'oldPrice'
  | 'costPrice'
  | 'stock'
  | 'productionMinutes'
  | 'width'
  | 'height'
  | 'weight'
  | 'pack'
  | 'seoTitle'
  | 'seoDescription'
  | 'composition'
  | 'categories'
  | 'facetValueIds'
  | 'facetNumbers'
  | 'family'
  | 'size'
>;

/** A product that a file creates, before its cells are read. */
export const blankProduct: FileProduct = {
  sku: '',
  title: '',
  description: '',
  care: '',
  price: 0,
  oldPrice: null,
  costPrice: null,
  stock: 0,
  productionMinutes: 60,
  width: null,
  height: null,
  weight: null,
  pack: onePiece,
  seoTitle: '',
  seoDescription: '',
  composition: [],
  categories: [],
  facetValueIds: [],
  facetNumbers: [],
  family: '',
  size: '',
};

/** How one column is written and read. An empty text that means «as it is» is read as `unchanged`. */
interface Rule {
  key: keyof FileEdit;
  write: (product: FileProduct, choices: GoodsChoices) => string;
  read: (text: string, choices: GoodsChoices) => Read<unknown>;
  /** The value of the product as `read` returns it. */
  of: (product: FileProduct) => unknown;
  /** An empty cell leaves the value unchanged; otherwise it clears it. */
  keepsEmpty?: true;
  isNumber?: true;
  /** The value is an object of several fields of the edit. */
  isSeveral?: true;
}

const date = /^\d{2}\.\d{2}\.\d{2,4}$/;
const wrongNumber = (text: string, otherwise: string): { problem: string } => ({
  problem: date.test(text) ? 'Excel сделал из числа дату. Задайте ячейке формат «Текст» или «Число»' : otherwise,
});

const withLines = (text: string): string => text.replaceAll('\r\n', '\n').trim();

type TextKey = 'sku' | 'title' | 'description' | 'care' | 'seoTitle' | 'seoDescription' | 'family' | 'size';
const limits = { ...goodsLimits, size: goodsLimits.sizeLabel };
const text = (key: TextKey, refuse: (value: string) => string | undefined = () => undefined): Rule => ({
  key,
  write: (product) => product[key],
  of: (product) => withLines(product[key]),
  read(typed) {
    const value = withLines(typed);
    const limit = limits[key];
    if (lengthOf(value) > limit) return { problem: `Поле должно быть не более ${limit} символов` };
    if (!isPublishable(value)) return { problem: 'Недопустимые символы' };
    const problem = refuse(value);
    return problem === undefined ? { value } : { problem };
  },
});

const titleProblem = (value: string): string | undefined => {
  if (value === '') return formMessages.required;
  return lengthOf(value) < goodsLimits.shortTitle ? goodsMessages.title : undefined;
};

type PriceKey = 'price' | 'oldPrice' | 'costPrice';
const price = (key: PriceKey, empty: 0 | null): Rule => ({
  key,
  isNumber: true,
  write: (product) => (product[key] === empty ? '' : priceText(product[key])),
  of: (product) => product[key],
  read(typed) {
    if (typed === '') return { value: empty };
    const kopecks = parsePrice(typed);
    return kopecks === undefined ? wrongNumber(typed, 'Число в рублях, например 1 290,50') : { value: kopecks };
  },
});

type WholeKey = 'productionMinutes' | 'width' | 'height' | 'weight';
const whole = (key: WholeKey, least: number, max: number): Rule => ({
  key,
  isNumber: true,
  write: (product) => String(product[key] ?? ''),
  of: (product) => product[key],
  read(typed) {
    const digits = typed.replaceAll(/\s/g, '');
    if (digits === '') return { value: null };
    const value = Number(digits);
    const isRight = /^\d{1,7}$/.test(digits) && value >= least && value <= max;
    return isRight ? { value } : wrongNumber(typed, `Целое число от ${least} до ${max}`);
  },
});

const toOrder = 'на заказ';
const stock: Rule = {
  key: 'stock',
  keepsEmpty: true,
  isNumber: true,
  write: (product) => (product.stock === null ? toOrder : String(product.stock)),
  of: (product) => product.stock,
  read(typed) {
    if (typed.toLowerCase() === toOrder) return { value: null };
    const pieces = parsePieces(typed);
    return pieces === undefined ? wrongNumber(typed, `Целое число или «${toOrder}»`) : { value: pieces };
  },
};

const pack: Rule = {
  key: 'pack',
  write: (product) => packText(product.pack),
  of: (product) => product.pack,
  read(typed) {
    const value = readPack(typed);
    return value === undefined ? { problem: 'Число и единица, например 400 мл' } : { value };
  },
};

const composition: Rule = {
  key: 'composition',
  write: (product) => writeComposition(product.composition),
  of: (product) => product.composition.map(({ name, quantity }) => ({ name: name.trim(), quantity })),
  read: (typed) => (isPublishable(typed) ? readComposition(typed) : { problem: 'Недопустимые символы' }),
};
const categories: Rule = {
  key: 'categoryIds',
  write: (product, choices) => writeCategories(product.categories, choices),
  of: (product) => product.categories.map(({ id }) => id),
  read: readCategories,
};
const facets: Rule = {
  key: 'facetValueIds',
  write: writeFacets,
  of: ({ facetValueIds, facetNumbers }): FileFacets => ({ facetValueIds, facetNumbers }),
  read: readFacets,
  isSeveral: true,
};

/** Columns with a value of a product; `id` only finds it. */
export type ValueColumn = Exclude<GoodsColumn, 'id'>;

const rules: Record<ValueColumn, Rule> = {
  sku: text('sku'),
  title: text('title', titleProblem),
  categories,
  price: price('price', 0),
  oldPrice: price('oldPrice', null),
  costPrice: price('costPrice', null),
  stock,
  description: text('description'),
  composition,
  facets,
  care: text('care'),
  productionMinutes: { ...whole('productionMinutes', 0, goodsLimits.productionMinutes), keepsEmpty: true },
  width: whole('width', 1, goodsLimits.size),
  height: whole('height', 1, goodsLimits.size),
  weight: whole('weight', 1, goodsLimits.weight),
  pack,
  seoTitle: text('seoTitle'),
  seoDescription: text('seoDescription'),
  family: text('family'),
  size: text('size'),
};

/** A change of a product by one cell. */
export const editOf = (column: ValueColumn, value: unknown): FileEdit =>
  rules[column].isSeveral ? (value as FileEdit) : { [rules[column].key]: value };

/** The effect of a cell: nothing, a new value, or an error. */
export type CellReading = 'unchanged' | Read<unknown>;

/** A cell is unchanged when it equals the exported text or has the same value. */
export function readCell(column: ValueColumn, cell: string, product: FileProduct, choices: GoodsChoices): CellReading {
  const rule = rules[column];
  const typed = cell.trim();
  if (typed === rule.write(product, choices).trim())
    return isBlankTitle(column, typed) ? rule.read(typed, choices) : 'unchanged';
  if (typed === '' && rule.keepsEmpty) return 'unchanged';
  const read = rule.read(typed, choices);
  return 'value' in read && isDeepStrictEqual(read.value, rule.of(product)) ? 'unchanged' : read;
}

/** A new product must have a name, although the blank one has none, either. */
const isBlankTitle = (column: ValueColumn, typed: string): boolean => column === 'title' && typed === '';

/** A column of a product as a file shows it. */
export const writeCell = (column: ValueColumn, product: FileProduct, choices: GoodsChoices): string =>
  rules[column].write(product, choices);

export const isNumberColumn = (column: GoodsColumn): boolean => column === 'id' || rules[column].isNumber === true;
