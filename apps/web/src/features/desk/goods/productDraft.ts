import {
  facetLimits,
  goodsLimits,
  packText,
  parsePrice,
  priceText,
  readFacetNumber,
  readPack,
  type GoodsEdit,
  type GoodsProduct,
} from '@vetka/domain/goods';
import { formatNumber } from '@vetka/domain/plural';
import { lengthOf } from '@vetka/domain/text';

/** A stored picture; `picture` is its address. */
export interface DraftPhoto {
  mediaFileId: number;
  alt: string;
  picture: string;
}

export interface DraftPart {
  /** Identifies the row on the screen. */
  key: number;
  name: string;
  quantity: string;
}

/** A product as it is typed: numbers stay text until they are read. */
export interface ProductDraft {
  title: string;
  sku: string;
  description: string;
  care: string;
  price: string;
  oldPrice: string;
  costPrice: string;
  productionMinutes: string;
  width: string;
  height: string;
  weight: string;
  /** «400 мл»; empty for one piece. */
  pack: string;
  seoTitle: string;
  seoDescription: string;
  photos: readonly DraftPhoto[];
  composition: readonly DraftPart[];
  categoryId: string | null;
  /** The product is in these categories, too. */
  otherCategoryIds: readonly number[];
  facetValueIds: readonly number[];
  /** Numbers of facets as they are typed, by id of the facet. */
  facetNumbers: Readonly<Record<number, string>>;
}

export type DraftErrors = Partial<Record<string, string>>;

const textOf = (number: number | null): string => (number === null ? '' : String(number));

export const draftOf = (product: GoodsProduct): ProductDraft => ({
  title: product.title,
  sku: product.sku,
  description: product.description,
  care: product.care,
  price: product.price === 0 ? '' : priceText(product.price),
  oldPrice: priceText(product.oldPrice),
  costPrice: priceText(product.costPrice),
  productionMinutes: String(product.productionMinutes),
  width: textOf(product.width),
  height: textOf(product.height),
  weight: textOf(product.weight),
  pack: packText(product.pack),
  seoTitle: product.seoTitle,
  seoDescription: product.seoDescription,
  photos: product.photos.map(({ mediaFile, alt }) => ({ mediaFileId: mediaFile.id, alt, picture: mediaFile.url })),
  composition: product.composition.map(({ name, quantity }, key) => ({ key, name, quantity: String(quantity) })),
  categoryId: product.categories[0] ? String(product.categories[0].id) : null,
  otherCategoryIds: product.categories.slice(1).map(({ id }) => id),
  facetValueIds: product.facetValueIds,
  facetNumbers: Object.fromEntries(product.facetNumbers.map(({ facetId, number }) => [facetId, String(number)])),
});

const wrongPrice = 'Введите цену в рублях, например 7640';
const wholeUpTo = (max: number): string => `Целое число до ${max}`;

/** A value that was read, or the reason it can't be. */
type Read<T> = { value: T } | { problem: string };

const readPrice = (typed: string): Read<number | null> => {
  if (typed.trim() === '') return { value: null };
  const kopecks = parsePrice(typed);
  return kopecks === undefined ? { problem: wrongPrice } : { value: kopecks };
};

const readWhole =
  (max: number) =>
  (typed: string): Read<number | null> => {
    const text = typed.trim();
    if (text === '') return { value: null };
    const value = Number(text);
    return /^\d+$/.test(text) && value > 0 && value <= max ? { value } : { problem: wholeUpTo(max) };
  };

const readPackOf = (typed: string): Read<NonNullable<GoodsEdit['pack']>> => {
  const value = readPack(typed);
  return value === undefined ? { problem: 'Число и единица, например 400 мл' } : { value };
};

const readTitle = (typed: string): Read<string> =>
  lengthOf(typed.trim()) < goodsLimits.shortTitle
    ? { problem: 'Опишите товар хотя бы тремя буквами' }
    : readText(goodsLimits.title)(typed);

const readText =
  (max: number) =>
  (typed: string): Read<string> =>
    lengthOf(typed.trim()) > max ? { problem: `Поле должно быть не более ${max} символов` } : { value: typed.trim() };

function readComposition(parts: readonly DraftPart[]): Read<NonNullable<GoodsEdit['composition']>> {
  const named = parts.filter(({ name, quantity }) => name.trim() !== '' || quantity.trim() !== '');
  const read = readWhole(goodsLimits.partQuantity);
  const rows = named.map(({ name, quantity }) => ({ name: name.trim(), count: read(quantity) }));
  if (rows.some(({ name }) => name === '')) return { problem: 'Назовите каждый цветок' };
  const counted = rows.flatMap(({ name, count }) =>
    'value' in count && count.value !== null ? [{ name, quantity: count.value }] : [],
  );
  return counted.length < rows.length ? { problem: 'Укажите, сколько каждого цветка' } : { value: counted };
}

/** The main category first; a category that became the main one is listed once. */
function categoriesOf({ categoryId, otherCategoryIds }: ProductDraft): number[] {
  const main = categoryId === null ? [] : [Number(categoryId)];
  return [...new Set([...main, ...otherCategoryIds])];
}

/** An emptied field takes its number away. */
function readFacetNumbers(typed: ProductDraft['facetNumbers']): Read<NonNullable<GoodsEdit['facetNumbers']>> {
  const written = Object.entries(typed).filter(([, text]) => text.trim() !== '');
  const numbers = written.map(([id, text]) => ({ facetId: Number(id), number: readFacetNumber(text) ?? Number.NaN }));
  const isWrong = numbers.some(({ number }) => Number.isNaN(number));
  return isWrong ? { problem: `Число признака – до ${formatNumber(facetLimits.number)}` } : { value: numbers };
}

type Readable = Omit<Required<GoodsEdit>, 'version'>;
type Fields = { [Name in keyof Readable]: Read<Readable[Name] | null> };

const fieldsOf = (draft: ProductDraft): Fields => ({
  title: readTitle(draft.title),
  sku: readText(goodsLimits.sku)(draft.sku),
  description: readText(goodsLimits.description)(draft.description),
  care: readText(goodsLimits.care)(draft.care),
  price: readPrice(draft.price),
  oldPrice: readPrice(draft.oldPrice),
  costPrice: readPrice(draft.costPrice),
  productionMinutes: readWhole(goodsLimits.productionMinutes)(draft.productionMinutes),
  width: readWhole(goodsLimits.size)(draft.width),
  height: readWhole(goodsLimits.size)(draft.height),
  weight: readWhole(goodsLimits.weight)(draft.weight),
  pack: readPackOf(draft.pack),
  seoTitle: readText(goodsLimits.seoTitle)(draft.seoTitle),
  seoDescription: readText(goodsLimits.seoDescription)(draft.seoDescription),
  photos: { value: draft.photos.map(({ mediaFileId, alt }) => ({ mediaFileId, alt: alt.trim() })) },
  composition: readComposition(draft.composition),
  categoryIds: { value: categoriesOf(draft) },
  facetValueIds: { value: [...draft.facetValueIds] },
  facetNumbers: readFacetNumbers(draft.facetNumbers),
});

/** The value of an empty number field that has no «none». */
const emptyValues: Partial<Record<keyof Fields, number>> = { price: 0, productionMinutes: 0 };

type NewEdit = Omit<GoodsEdit, 'version'>;

/** The changes since the product was read, and the fields with invalid input. */
export function changesOf(draft: ProductDraft, product: GoodsProduct): { edit: NewEdit; errors: DraftErrors } {
  const [now, before] = [fieldsOf(draft), fieldsOf(draftOf(product))];
  const edit: Record<string, unknown> = {};
  const errors: DraftErrors = {};
  for (const name of Object.keys(now) as (keyof Fields)[]) {
    const field = now[name];
    if ('problem' in field) errors[name] = field.problem;
    else if (JSON.stringify(field) !== JSON.stringify(before[name]))
      edit[name] = field.value ?? emptyValues[name] ?? null;
  }
  return { edit, errors };
}
