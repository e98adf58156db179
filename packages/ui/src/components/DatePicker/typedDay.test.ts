import { expect, test } from 'vitest';
import { dayText, readDay, textError, withWholeYear, type DayRules } from './typedDay.ts';

const rules: DayRules = {
  min: '2027-03-01',
  max: '2027-03-31',
  unavailableReason: (day) => (day === '2027-03-09' ? 'Не успеем собрать' : undefined),
};

test('parses a day in Russian notation and formats it back', () => {
  expect(readDay('08.03.2027')).toBe('2027-03-08');
  expect(dayText('2027-03-08')).toBe('08.03.2027');
  expect(dayText(null)).toBe('');
});

test.each(['31.04.2027', '29.02.2027', '00.01.2027', '08.13.2027', '08.03.20', ''])('%s is not a day', (text) => {
  expect(readDay(text)).toBeNull();
});

test('handles leap years', () => {
  expect(readDay('29.02.2028')).toBe('2028-02-29');
});

test('a two-digit year is in this century', () => {
  expect(withWholeYear('08.03.27')).toBe('08.03.2027');
  expect(withWholeYear('08.03.2')).toBe('08.03.2');
});

test.each([
  ['', undefined],
  ['08.03.2027', undefined],
  ['08.03', 'Введите дату полностью: день, месяц и год'],
  ['31.04.2027', 'Такой даты нет в календаре'],
  ['28.02.2027', 'Выберите дату не раньше 1 марта 2027'],
  ['01.04.2027', 'Выберите дату не позже 31 марта 2027'],
  ['09.03.2027', 'Не успеем собрать'],
])('for «%s» it says: %s', (text, message) => {
  expect(textError(text, rules)).toBe(message);
});
