import { expect, test } from 'vitest';
import { emptyOption, proposalErrors, proposalOf, type OptionPhoto } from './proposal.ts';

const valid = {
  orderProductId: 501,
  words: ' Эустомы не привезли ',
  options: [{ ...emptyOption, title: 'Кустовая роза', refund: '180' }],
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
    words: 'Поле обязательно для заполнения',
    options: [{ title: 'Поле обязательно для заполнения', refund: undefined, photo: undefined }],
    refundWithout: 'Напишите сумму в рублях',
  });
});

test('waits for a photo, and sends its id', () => {
  const withPhoto = (photo: OptionPhoto) => ({
    ...valid,
    options: [{ ...emptyOption, title: 'Кустовая роза', photo }],
  });
  expect(proposalErrors(withPhoto('pending'))?.options[0]?.photo).toMatch(/ещё загружается/);
  expect(proposalErrors(withPhoto('failed'))?.options[0]?.photo).toMatch(/не загрузилось/);
  expect(proposalErrors(withPhoto(7))).toBeUndefined();
  expect(proposalOf(withPhoto(7)).options[0]?.mediaFileId).toBe(7);
});
