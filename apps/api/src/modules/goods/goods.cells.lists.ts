import {
  facetNumberText,
  goodsLimits,
  readFacetNumber,
  type GoodsChoices,
  type GoodsEdit,
  type GoodsProduct,
} from '@vetka/domain/goods';
import { lengthOf } from '@vetka/domain/text';
import { goodsMessages } from './goods.messages.ts';
import { isSameName, nearestName } from './goods.nearest.ts';

/** A cell that was read, or why it can't be. */
export type Read<T> = { value: T } | { problem: string };

const nearestHint = (typed: string, names: readonly string[]): string => {
  const nearest = nearestName(typed, names);
  return nearest === undefined ? '' : `. Ближе всего «${nearest}»`;
};

/** The parts of a list in a cell: one per line, or separated by semicolons. */
const partsOf = (text: string): string[] =>
  text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** Values of all parts, each once, or the first problem. */
function all<T>(parts: readonly Read<T>[]): Read<T[]> {
  const values: T[] = [];
  for (const part of parts) {
    if ('problem' in part) return part;
    if (!values.includes(part.value)) values.push(part.value);
  }
  return { value: values };
}

const withoutSpaces = (path: string): string => path.replaceAll(/\s*[/>]\s*/g, ' / ');

function readCategory(typed: string, { categories }: GoodsChoices): Read<number> {
  const wanted = withoutSpaces(typed);
  const byPath = categories.filter(({ path }) => isSameName(path, wanted));
  const found = byPath.length > 0 ? byPath : categories.filter(({ name }) => isSameName(name, wanted));
  const [only, other] = found;
  if (only && !other) return { value: only.id };
  if (only) return { problem: `Таких категорий несколько. Напишите целиком: «${only.path}»` };
  return {
    problem: `Нет категории «${typed}»${nearestHint(
      typed,
      categories.map(({ name }) => name),
    )}`,
  };
}

/** «Букеты / Авторские букеты; Розы». */
export function readCategories(text: string, choices: GoodsChoices): Read<number[]> {
  const read = all(partsOf(text).map((part) => readCategory(part, choices)));
  const isTooMany = 'value' in read && read.value.length > goodsLimits.categories;
  return isTooMany ? { problem: `Не больше ${goodsLimits.categories} категорий` } : read;
}

export const writeCategories = (categories: readonly { id: number; name: string }[], choices: GoodsChoices): string =>
  categories.map(({ id, name }) => choices.categories.find((each) => each.id === id)?.path ?? name).join('; ');

type Facets = GoodsChoices['facets'];
type FacetNumber = GoodsProduct['facetNumbers'][number];

/** The facets of a product as one cell holds them. */
export type FileFacets = Pick<GoodsProduct, 'facetValueIds' | 'facetNumbers'>;

function readFacetValue(typed: string, facets: Facets): Read<number> {
  const known = facets.flatMap(({ label: facet, values }) => values.map((value) => ({ ...value, facet })));
  const [only, other] = known.filter(({ label }) => isSameName(label, typed));
  if (only && !other) return { value: only.id };
  if (only) {
    return { problem: `«${typed}» есть у нескольких признаков. Напишите с признаком: «${only.facet}: ${typed}»` };
  }
  return {
    problem: `Нет признака «${typed}»${nearestHint(
      typed,
      known.map(({ label }) => label),
    )}`,
  };
}

function readFacetNumberPart(typed: string, { id, label, unit }: Facets[number]): Read<FacetNumber> {
  const number = readFacetNumber(typed, unit);
  return number === undefined
    ? { problem: `«${label}»: число, например ${facetNumberText(30, unit)}` }
    : { value: { facetId: id, number } };
}

/** «Цветок: Розы, Пионы», «Высота: 30,5 см», or only «Розы, Пионы». */
function readFacetPart(part: string, facets: Facets): Read<number | FacetNumber>[] {
  const [before = '', ...after] = part.split(':');
  const named = after.length > 0 ? facets.find(({ label }) => isSameName(label, before)) : undefined;
  const rest = named ? after.join(':').trim() : part;
  if (named?.kind === 'NUMBER') return rest === '' ? [] : [readFacetNumberPart(rest, named)];
  const values = rest.split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => readFacetValue(value, named ? [named] : facets));
}

/** A facet that has one value and got several. */
const severalOf = (ids: readonly number[], facets: Facets) =>
  facets.find(({ isMultiple, values }) => !isMultiple && values.filter(({ id }) => ids.includes(id)).length > 1);

/** «Цветок: Розы, Пионы; Цвет: Белый; Высота: 30 см». */
export function readFacets(text: string, { facets }: GoodsChoices): Read<FileFacets> {
  const read = all(partsOf(text).flatMap((part) => readFacetPart(part, facets)));
  if ('problem' in read) return read;
  const ids = read.value.filter((value) => typeof value === 'number');
  const numbers = read.value.filter((value) => typeof value !== 'number');
  if (read.value.length > goodsLimits.facets) return { problem: `Не больше ${goodsLimits.facets} признаков` };
  const several = severalOf(ids, facets);
  if (several) return { problem: goodsMessages.oneValue(several.label) };
  const twice = facets.find(({ id }) => numbers.filter(({ facetId }) => facetId === id).length > 1);
  if (twice) return { problem: goodsMessages.oneValue(twice.label) };
  return {
    value: {
      facetValueIds: ids.toSorted((one, other) => one - other),
      facetNumbers: numbers.toSorted((one, other) => one.facetId - other.facetId),
    },
  };
}

/** The values of one facet in a cell; an empty text for none. */
function writeFacet({ facetValueIds, facetNumbers }: FileFacets, { id, unit, values }: Facets[number]): string {
  const number = facetNumbers.find(({ facetId }) => facetId === id);
  if (number) return facetNumberText(number.number, unit);
  return values
    .filter((value) => facetValueIds.includes(value.id))
    .map(({ label }) => label)
    .join(', ');
}

export const writeFacets = (product: FileFacets, { facets }: GoodsChoices): string =>
  facets
    .map((facet) => ({ label: facet.label, text: writeFacet(product, facet) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text}`)
    .join('; ');

type Composition = NonNullable<GoodsEdit['composition']>;

const counted = /^(?<name>.*?)(?:\s*[×*:–—]\s*|\s+[-xх]\s*|\s+)(?<quantity>\d{1,6})\s*(?:шт\.?)?$/su;

function readPart(part: string): Read<Composition[number]> {
  const { name = part, quantity = '1' } = counted.exec(part)?.groups ?? {};
  const pieces = Number(quantity);
  if (pieces < 1 || pieces > goodsLimits.partQuantity) return { problem: `Сколько «${name}»: от 1 до 10 000` };
  if (lengthOf(name) > goodsLimits.partName)
    return { problem: `Название цветка должно быть не более ${goodsLimits.partName} символов` };
  return { value: { name: name.trim(), quantity: pieces } };
}

/** «Роза кустовая × 5; Эвкалипт × 3». A flower without a number is one. */
export function readComposition(text: string): Read<Composition> {
  const parts = partsOf(text);
  if (parts.length > goodsLimits.parts) return { problem: `Не больше ${goodsLimits.parts} цветов в составе` };
  return all(parts.map(readPart));
}

export const writeComposition = (parts: Composition): string =>
  parts.map(({ name, quantity }) => `${name} × ${quantity}`).join('; ');
