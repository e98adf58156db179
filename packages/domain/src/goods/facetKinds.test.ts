import { expect, test } from 'vitest';
import { facetKindNotes, facetKindProblem, facetNumberText, readFacetNumber } from './facetKinds.ts';

const facet = (
  kind: 'LIST' | 'COLOUR' | 'FLAG' | 'NUMBER',
  labels: readonly string[] = [],
  products = labels.length,
) => ({
  kind,
  isMultiple: true,
  isFixed: false,
  products,
  values: labels.map((label, at) => ({ id: at + 1, value: `v${at}`, label, colour: null, products: 1 })),
});
const next = (kind: 'LIST' | 'COLOUR' | 'FLAG' | 'NUMBER') => ({ kind, isMultiple: true, unit: 'см' });

test.each([
  ['30', 30],
  ['30,5 см', 30.5],
  ['1 200.25', 1200.25],
  ['30 кг', undefined],
  ['-1', undefined],
  ['1,234', undefined],
  ['2000000', undefined],
  ['', undefined],
])('«%s» in centimetres is %s', (typed, number) => {
  expect(readFacetNumber(typed, 'см')).toBe(number);
});

test('a number is written with a comma and its unit', () => {
  expect(facetNumberText(30.5, 'см')).toBe('30,5\u00A0см');
  expect(facetNumberText(3, '')).toBe('3');
});

test.each([
  ['LIST', ['30', '40 см'], 'NUMBER', ''],
  ['LIST', ['30', '30 см'], 'NUMBER', 'Число «30 см» есть дважды'],
  ['LIST', ['Стекло', 'Глина', 'Дуб', 'Ива'], 'NUMBER', '«Стекло», «Глина», «Дуб» и ещё 1'],
  ['COLOUR', ['да', 'НЕТ'], 'FLAG', ''],
  ['COLOUR', ['Да', 'Иногда'], 'FLAG', '«Иногда»'],
  ['NUMBER', [], 'LIST', ''],
  ['FLAG', ['Да', 'Нет'], 'COLOUR', ''],
  ['FLAG', ['Да', 'Нет'], 'NUMBER', 'Сначала сделайте признак списком'],
] as const)('%s of %j becomes %s unless «%s»', (kind, labels, wanted, problem) => {
  const found = facetKindProblem(facet(kind, labels), next(wanted));
  expect(found !== undefined).toBe(problem !== '');
  expect(found ?? '').toContain(problem);
});

test('a facet of the menu stays a list', () => {
  expect(facetKindProblem({ ...facet('LIST'), isFixed: true }, next('FLAG'))).toContain('меню каталога');
  expect(facetKindProblem({ ...facet('LIST'), isFixed: true }, next('COLOUR'))).toBeUndefined();
});

test('the effects of a change are described, and nothing for a change without effects', () => {
  expect(facetKindNotes(facet('LIST', ['Крафт']), next('LIST'))).toEqual([]);
  expect(facetKindNotes(facet('LIST', ['Крафт']), next('COLOUR'))[0]).toContain('Образец цвета задайте');
  expect(facetKindNotes(facet('LIST', ['30']), next('NUMBER'))).toEqual([
    expect.stringContaining('станут числами'),
    expect.stringContaining('сначала оставьте ему одно'),
  ]);
  expect(facetKindNotes(facet('LIST', ['Крафт']), next('NUMBER'))).toEqual([]);
});
