import type { CommissionPreview } from '@vetka/domain/ledger';
import { expect, test } from 'vitest';
import { differenceText, noticeText, spanText, subjectText, touchesText } from './ruleWords.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test('a rule shows its subject and its period', () => {
  expect(subjectText({ kind: 'CATEGORY', subject: 'Вазы' })).toBe('Категория «Вазы»');
  expect(subjectText({ kind: 'BASE', subject: null })).toBe('Все товары');
  const startsAt = '2026-12-31T21:00:00.000Z';
  expect(spanText({ state: 'PLANNED', startsAt, endsAt: null })).toBe('С 1 января 2027');
  expect(spanText({ state: 'ENDED', startsAt, endsAt: '2027-05-02T21:00:00.000Z' })).toBe(
    'С 1 января 2027 до 3 мая 2027',
  );
  expect(spanText({ state: 'WITHDRAWN', startsAt, endsAt: startsAt })).toBe('Должно было начаться 1 января 2027');
});

test('a preview shows the affected shops, the cost, and the first possible day', () => {
  expect(plain(touchesText({ goods: 14, shopCount: 3 }))).toBe('14 товаров в 3 магазинах');
  expect(touchesText({ goods: 0, shopCount: 0 })).toMatch(/^Никого не касается/);
  const differences = [300, -4550, 0].map((change) =>
    plain(differenceText({ taken: 10_000, wouldTake: 10_000 + change })),
  );
  expect(differences).toEqual(['+3 ₽', '−45,50 ₽', 'столько же']);
  const seen = { goods: 1, isWorse: true, earliestOn: '2027-01-07' } as CommissionPreview;
  expect(noticeText(seen)).toBe('Кому-то станет хуже, поэтому магазины узнают за 45 дней: не раньше 7 января 2027');
  expect(noticeText({ ...seen, isWorse: false })).toMatch(/^Магазины узнают за 15 дней/);
  expect(noticeText({ ...seen, goods: 0 })).toMatch(/^Предупреждать некого/);
});
