import { expect, test } from 'vitest';
import { decisionErrors, decisionOf, emptyDecision } from './decision.ts';

const half = { decision: 'PARTIAL_REFUND', refund: '1 400,50', words: ' Возвращаем половину ' } as const;

test('a decision names what is missing', () => {
  expect(decisionErrors(emptyDecision, 280_000)).toEqual({
    decision: 'Выберите решение',
    words: 'Напишите, почему так решили',
  });
});

test('a part is returned up to what is left', () => {
  expect(decisionErrors(half, 140_050)).toEqual({});
  expect(decisionErrors(half, 140_000)).toHaveProperty('refund');
  expect(decisionErrors({ ...half, refund: '0' }, 140_050)).toEqual({ refund: 'Напишите сумму в рублях' });
  expect(decisionOf(half, 'PARTIAL_REFUND')).toEqual({
    decision: 'PARTIAL_REFUND',
    refund: 140_050,
    words: 'Возвращаем половину',
  });
});

test('only a part needs an amount', () => {
  expect(decisionErrors({ ...half, decision: 'REJECT', refund: 'сто' }, 0)).toEqual({});
  expect(decisionOf({ ...half, refund: '100' }, 'REFUND').refund).toBe(0);
});
