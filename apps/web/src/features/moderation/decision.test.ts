import { deskLimits } from '@vetka/domain/desk';
import { expect, test } from 'vitest';
import { decisionErrors, decisionOf, emptyDecision } from './decision.ts';

const half = { decision: 'PARTIAL_REFUND', refund: '1 400,50', words: ' Возвращаем половину ' } as const;

test('a decision names the missing fields', () => {
  expect(decisionErrors(emptyDecision, 280_000)).toEqual({
    decision: 'Выберите решение',
    words: 'Напишите, почему так решили',
  });
});

test('the limit counts the characters that are sent', () => {
  const words = '🌸'.repeat(deskLimits.dispute);
  expect(decisionErrors({ ...half, words: ` ${words}\n` }, 140_050)).toEqual({});
  expect(decisionErrors({ ...half, words: `${words}🌸` }, 140_050)).toHaveProperty('words');
});

test('a partial refund is limited to the remaining amount', () => {
  expect(decisionErrors(half, 140_050)).toEqual({});
  expect(decisionErrors(half, 140_000)).toHaveProperty('refund');
  expect(decisionErrors({ ...half, refund: '0' }, 140_050)).toEqual({ refund: 'Напишите сумму в рублях' });
  expect(decisionOf(half, 'PARTIAL_REFUND')).toEqual({
    decision: 'PARTIAL_REFUND',
    refund: 140_050,
    words: 'Возвращаем половину',
  });
});

test('only a partial refund needs an amount', () => {
  expect(decisionErrors({ ...half, decision: 'REJECT', refund: 'сто' }, 0)).toEqual({});
  expect(decisionOf({ ...half, refund: '100' }, 'REFUND').refund).toBe(0);
});
