import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitCardText } from './cardText.ts';

test('a text that fits has no rest', () => {
  expect(splitCardText('С днём рождения!', 20)).toEqual({ fits: 'С днём рождения!', over: '', excess: 0 });
});

test('the word that does not fit goes to the rest as a whole', () => {
  expect(splitCardText('Мама, с днём рождения', 10)).toEqual({ fits: 'Мама, с ', over: 'днём рождения', excess: 11 });
  expect(splitCardText('Мама, с днём рождения', 12)).toEqual({ fits: 'Мама, с днём', over: ' рождения', excess: 9 });
});

test('a single long word does not fit at all', () => {
  expect(splitCardText('Поздравляю', 4)).toEqual({ fits: '', over: 'Поздравляю', excess: 6 });
});

test('the parts are the text, whatever the capacity', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 0, max: 40 }), (text, capacity) => {
      const { fits, over } = splitCardText(text, capacity);
      expect(fits + over).toBe(text);
      expect([...fits].length).toBeLessThanOrEqual(capacity);
    }),
  );
});
