import { expect, test } from 'vitest';
import { emptyOption, proposalErrors, proposalOf } from './proposal.ts';

const valid = {
  orderProductId: 501,
  words: ' Эустомы не привезли ',
  options: [{ title: 'Кустовая роза', note: '', refund: '180' }],
  refundWithout: '',
};

test('an empty refund is zero, words are trimmed', () => {
  expect(proposalErrors(valid)).toBeUndefined();
  expect(proposalOf(valid)).toEqual({
    orderProductId: 501,
    words: 'Эустомы не привезли',
    options: [{ title: 'Кустовая роза', note: '', mediaFileId: null, refund: 18_000 }],
    refundWithout: 0,
  });
});

test('names what is missing in its place', () => {
  const errors = proposalErrors({
    orderProductId: undefined,
    words: ' ',
    options: [emptyOption],
    refundWithout: 'рубль',
  });
  expect(errors).toEqual({
    orderProductId: 'Выберите товар',
    words: 'Напишите, чего нет',
    options: [{ title: 'Напишите, что предлагаете', refund: undefined }],
    refundWithout: 'Напишите сумму в рублях',
  });
});
