import { emptyAddress } from '@vetka/domain/place';
import { expect, test } from 'vitest';
import { answerLines, giftText } from './giftTexts.ts';

test('the page names the day, and the sender unless the gift is anonymous', () => {
  expect(giftText({ day: '2026-12-02', senderName: 'Анна' })).toBe('Привезут 2\u00A0декабря, ср. От кого: Анна.');
  expect(giftText({ day: '2026-12-02', senderName: null })).toBe('Привезут 2\u00A0декабря, ср.');
});

test('an answer is repeated with its day and hours', () => {
  const address = { ...emptyAddress, formatted: 'Москва, улица Мира, 7', apartment: '12', intercom: '' };
  expect(answerLines({ address, day: '2026-12-02', from: '10:00', to: '14:00' })).toEqual([
    'Москва, улица Мира, 7, кв. 12',
    '2\u00A0декабря, ср, 10:00–14:00',
  ]);
});
