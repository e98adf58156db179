import { goodsLimits, type GoodsChoices, type GoodsEdit } from '@vetka/domain/goods';
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

function readFacetValue(typed: string, facets: Facets): Read<number> {
  const known = facets.flatMap(({ values }) => values);
  const [only, other] = known.filter(({ label }) => isSameName(label, typed));
  if (only && !other) return { value: only.id };
  if (only) return { problem: `«${typed}» есть у нескольких признаков. Напишите с признаком: «Цвет: ${typed}»` };
  return {
    problem: `Нет признака «${typed}»${nearestHint(
      typed,
      known.map(({ label }) => label),
    )}`,
  };
}

/** «Цветок: Розы, Пионы», or only «Розы, Пионы». */
function readFacetPart(part: string, facets: Facets): Read<number>[] {
  const [before = '', ...after] = part.split(':');
  const facet = facets.filter(({ label }) => isSameName(label, before));
  const isNamed = after.length > 0 && facet.length > 0;
  const values = (isNamed ? after.join(':') : part).split(',').map((value) => value.trim());
  return values.filter(Boolean).map((value) => readFacetValue(value, isNamed ? facet : facets));
}

/** «Цветок: Розы, Пионы; Цвет: Белый». */
export function readFacets(text: string, { facets }: GoodsChoices): Read<number[]> {
  const read = all(partsOf(text).flatMap((part) => readFacetPart(part, facets)));
  if ('problem' in read) return read;
  if (read.value.length > goodsLimits.facets) return { problem: `Не больше ${goodsLimits.facets} признаков` };
  return { value: read.value.toSorted((one, other) => one - other) };
}

export const writeFacets = (ids: readonly number[], { facets }: GoodsChoices): string =>
  facets
    .map(({ label, values }) => ({ label, own: values.filter(({ id }) => ids.includes(id)) }))
    .filter(({ own }) => own.length > 0)
    .map(({ label, own }) => `${label}: ${own.map((value) => value.label).join(', ')}`)
    .join('; ');

type Composition = NonNullable<GoodsEdit['composition']>;

const counted = /^(?<name>.*?)(?:\s*[×*:–—]\s*|\s+[-xх]\s*|\s+)(?<quantity>\d{1,6})\s*(?:шт\.?)?$/su;

function readPart(part: string): Read<Composition[number]> {
  const { name = part, quantity = '1' } = counted.exec(part)?.groups ?? {};
  const pieces = Number(quantity);
  if (pieces < 1 || pieces > goodsLimits.partQuantity) return { problem: `Сколько «${name}»: от 1 до 10 000` };
  if (name.length > goodsLimits.partName) return { problem: `Название цветка не длиннее ${goodsLimits.partName} букв` };
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
