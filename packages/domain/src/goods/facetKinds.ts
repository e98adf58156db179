import type { FacetKind, ManagedFacet } from './facet.schema.ts';
import { facetLimits } from './values.ts';

/** The values of a facet that is yes or no, in their order. */
export const flagValues = ['Да', 'Нет'] as const;

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** A number as people write it: «30», «30,5 см». Undefined for anything else. */
export function readFacetNumber(typed: string, unit = ''): number | undefined {
  const text = typed.replaceAll(/\s/g, '').toLowerCase();
  const tail = unit.replaceAll(/\s/g, '').toLowerCase();
  const digits = (tail !== '' && text.endsWith(tail) ? text.slice(0, -tail.length) : text).replace(',', '.');
  const number = Number(digits);
  return /^\d{1,7}(\.\d{1,2})?$/.test(digits) && number <= facetLimits.number ? number : undefined;
}

/** «30,5 см» */
export const facetNumberText = (number: number, unit: string): string =>
  [String(number).replace('.', ','), unit].filter(Boolean).join('\u00A0');

/** The changes that the administration wants to make to an existing facet. */
type Next = Pick<ManagedFacet, 'kind' | 'isMultiple' | 'unit'>;
type Known = Pick<ManagedFacet, 'kind' | 'isMultiple' | 'isFixed' | 'products' | 'values'>;

const quoted = (labels: readonly string[]): string => {
  const shown = labels.slice(0, 3).map((label) => `«${label}»`);
  return labels.length > shown.length ? `${shown.join(', ')} и ещё ${labels.length - shown.length}` : shown.join(', ');
};

const isList = (kind: FacetKind): boolean => kind === 'LIST' || kind === 'COLOUR';

/** The reason a list can't become yes or no. */
function flagProblem({ values }: Known): string | undefined {
  const others = values.filter(({ label }) => !flagValues.some((value) => same(value, label)));
  if (others.length === 0) return undefined;
  return `Есть другие значения: ${quoted(others.map(({ label }) => label))}. Сначала объедините их в «Да» и «Нет»`;
}

/** The reason a list can't become a number. */
function numberProblem({ values }: Known, unit: string): string | undefined {
  const read = values.map(({ label }) => ({ label, number: readFacetNumber(label, unit) }));
  const others = read.filter(({ number }) => number === undefined);
  if (others.length > 0) {
    return `Это не числа: ${quoted(others.map(({ label }) => label))}. Сначала переименуйте или удалите эти значения`;
  }
  const twice = read.find(({ number }, at) => read.findIndex((each) => each.number === number) !== at);
  return twice && `Число «${twice.label}» есть дважды. Сначала объедините эти значения`;
}

/** The reason the kind of a facet can't change in this way; undefined when it can. */
export function facetKindProblem(facet: Known, { kind, unit }: Next): string | undefined {
  if (facet.kind === kind || (isList(facet.kind) && isList(kind))) return undefined;
  if (facet.isFixed) return 'На этот признак ссылается меню каталога, поэтому он остаётся списком';
  if (isList(kind)) return undefined;
  if (!isList(facet.kind))
    return facet.products > 0 ? 'Сначала сделайте признак списком и проверьте значения' : undefined;
  return kind === 'FLAG' ? flagProblem(facet) : numberProblem(facet, unit);
}

/** The effects of a facet's change on the values of products, in sentences. No change loses a value of a product. */
export function facetKindNotes(facet: Known, next: Next): string[] {
  if (facetKindProblem(facet, next) !== undefined) return [];
  const notes: string[] = [];
  const isOther = facet.kind !== next.kind;
  if (isOther && isList(facet.kind) && isList(next.kind)) {
    notes.push(
      next.kind === 'COLOUR'
        ? 'Значения у товаров останутся. Образец цвета задайте у каждого значения.'
        : 'Значения у товаров останутся. Образцы цвета сохранятся, но показаны не будут.',
    );
  }
  if (isOther && next.kind === 'NUMBER' && facet.values.length > 0) {
    notes.push(
      'Значения станут числами с единицей и останутся у товаров. Покупатели выберут промежуток, прежние ссылки откроются.',
    );
  }
  if (isOther && next.kind === 'FLAG') notes.push('Значений будет два: «Да» и «Нет». У товаров они останутся.');
  if (isOther && facet.kind === 'NUMBER' && facet.products > 0) {
    notes.push('Каждое число станет значением списка, у товаров оно останется. Прежние ссылки откроются.');
  }
  if (isOther && facet.kind === 'FLAG' && isList(next.kind)) notes.push('«Да» и «Нет» станут значениями списка.');
  if (facet.isMultiple && !isMultipleOf(next) && facet.products > 0) {
    notes.push(
      next.kind === 'NUMBER'
        ? 'Число у товара одно: если у какого-то товара значений несколько, сначала оставьте ему одно.'
        : 'У товаров с несколькими значениями останутся все, пока магазин не выберет одно.',
    );
  }
  return notes;
}

/** Whether a product may have several values: only lists have several. */
export const isMultipleOf = ({ kind, isMultiple }: Pick<ManagedFacet, 'kind' | 'isMultiple'>): boolean =>
  isMultiple && isList(kind);
