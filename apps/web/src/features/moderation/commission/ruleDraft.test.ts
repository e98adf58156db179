import { expect, test } from 'vitest';
import { draftOf, emptyRule, ruleErrors, type RuleDraft } from './ruleDraft.ts';

const whole: RuleDraft = {
  kind: 'SELLER',
  subjectId: 7,
  rate: '12,5',
  minimum: '50,50',
  taxRate: '22',
  startsOn: '2030-01-01',
};

test('a rule is typed in percent and roubles', () => {
  expect(draftOf(whole)).toEqual({
    kind: 'SELLER',
    subjectId: 7,
    rate: 1_250,
    minimum: 5_050,
    taxRate: 2_200,
    startsOn: '2030-01-01',
  });
  expect(ruleErrors(draftOf(whole))).toEqual({});
});

test('a base rule has no subject', () => {
  const draft = draftOf({ ...whole, kind: 'BASE' });
  expect([draft.subjectId, ruleErrors(draft)]).toEqual([null, {}]);
});

test('missing and out-of-range values are reported at their fields', () => {
  expect(Object.keys(ruleErrors(draftOf(emptyRule)))).toEqual(['subjectId', 'rate', 'startsOn']);
  expect(Object.keys(ruleErrors(draftOf({ ...whole, rate: '101', minimum: '-1', taxRate: 'x' })))).toEqual([
    'rate',
    'minimum',
    'taxRate',
  ]);
});
