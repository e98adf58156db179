import { expect, test } from 'vitest';
import { afterSave, isPutBack, type RecipeDraft } from './recipeDraft.ts';

const stem = { id: 1, name: 'Роза', colour: '', unit: 'шт' as const, costPrice: 9000, stock: 40 };
const roses = (quantity: number): RecipeDraft => [{ stem, quantity }];

test('what is edited while a recipe is saved stays an edit of the saved one', () => {
  const sent = { parts: roses(5), before: roses(4) };
  expect(afterSave(sent, sent)).toBeUndefined();
  expect(afterSave({ parts: roses(6), before: roses(4) }, sent)).toEqual({ parts: roses(6), before: roses(5) });
  expect(afterSave(undefined, sent), 'taken back meanwhile').toBeUndefined();
});

test('a recipe put back by hand is no edit, unless another one is just being saved', () => {
  const edited = { parts: roses(5), before: roses(5) };
  expect(isPutBack(edited, roses(5), false)).toBe(true);
  expect(isPutBack(edited, roses(5), true)).toBe(false);
  expect(isPutBack(edited, roses(7), false)).toBe(false);
});
