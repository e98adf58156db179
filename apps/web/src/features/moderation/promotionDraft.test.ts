import { expect, test } from 'vitest';
import { promotionDraftOf, promotionErrors, promotionOf, type PromotionDraft } from './promotionDraft.ts';

const draft: PromotionDraft = {
  name: ' Неделя пионов ',
  text: '',
  kind: 'PERCENT',
  value: '10',
  maxDiscount: '1 500,50',
  platformPercent: '50',
  startsOn: '2026-12-01',
  endsOn: '2026-12-07',
  categoryIds: [3],
};
const errorsOf = (change: Partial<PromotionDraft>) => promotionErrors(promotionOf({ ...draft, ...change }));

test('a draft has its terms in kopecks', () => {
  expect(promotionOf(draft)).toMatchObject({ name: 'Неделя пионов', value: 10, maxDiscount: 150_050 });
  expect(promotionOf({ ...draft, kind: 'AMOUNT', value: '300' })).toMatchObject({ value: 30_000, maxDiscount: null });
});

test.each<[field: string, change: Partial<PromotionDraft>]>([
  ['name', { name: ' ' }],
  ['value', { value: '101' }],
  ['value', { value: 'десять' }],
  ['value', { kind: 'AMOUNT', value: '' }],
  ['maxDiscount', { maxDiscount: '0' }],
  ['platformPercent', { platformPercent: '' }],
  ['startsOn', { startsOn: null }],
  ['endsOn', { endsOn: '2026-11-30' }],
])('an invalid %s is reported: %o', (field, change) => {
  expect(Object.keys(errorsOf(change))).toEqual([field]);
});

test('a valid draft has no errors, and a new one requires a name and days', () => {
  expect(errorsOf({})).toEqual({});
  expect(Object.keys(promotionErrors(promotionOf(promotionDraftOf(null))))).toEqual(['name', 'startsOn', 'endsOn']);
});
