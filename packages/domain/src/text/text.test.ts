import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isText } from '../utf8/index.ts';
import { cutText, cutUnits, isPublishable, joinSentences, lengthOf, monogram, truncate } from './index.ts';

test('CON-23: a text is cut at 115 characters by default', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const short = truncate(text);
      expect(lengthOf(short)).toBeLessThanOrEqual(115);
      expect(lengthOf(text) <= 115 ? short === text : short.endsWith('…')).toBe(true);
    }),
  );
});

const anyText = fc.string({ unit: fc.constantFrom('я', ' ', ',', '🌸', '𝒜', '👩‍👧', 'й', '«'), maxLength: 60 });

test('no text is cut through a character', () => {
  fc.assert(
    fc.property(anyText, fc.nat({ max: 70 }), (text, length) => {
      const made = [cutText(text, length), cutUnits(text, length), truncate(text, length + 1), monogram(text)];
      expect(made.filter((each) => !isText(each))).toEqual([]);
      expect(text.startsWith(cutText(text, length))).toBe(true);
      expect(lengthOf(cutText(text, length))).toBe(Math.min(length, lengthOf(text)));
      expect(cutUnits(text, length).length).toBeLessThanOrEqual(length);
    }),
  );
});

test('an emoji and a letter outside the basic plane are one character each', () => {
  expect(lengthOf('🌸Маша 𝒜нна')).toBe(10);
  expect(cutText('🌸Маша', 1)).toBe('🌸');
  expect(cutUnits('Роза 🌸', 6)).toBe('Роза ');
});

test('a monogram has two letters, of the significant words', () => {
  expect(monogram('Мята и пион')).toBe('МП');
  expect(monogram('«Сад на Покровке»')).toBe('СП');
  expect(monogram('ветка')).toBe('В');
  expect(monogram('🌸Маша 𝒜нна')).toBe('🌸𝒜');
  expect(monogram('🌸Маша 𝒜нна', 1)).toBe('🌸');
});

test('sentences are joined with one full stop, whatever they end with', () => {
  expect(joinSentences('Привезём сами.', '', null, 'Бесплатно от 4 000 ₽')).toBe('Привезём сами. Бесплатно от 4 000 ₽');
  expect(joinSentences('Сегодня с 9:00', 'Напишем заранее.')).toBe('Сегодня с 9:00. Напишем заранее.');
});

test.each(['Привет\n\tмир\r\n', '👩‍👩‍👧 🏳️‍🌈', 'мягкий\u00ADперенос', '\u202A+7 916 000-00-00\u202C', 'زهور'])(
  '%j may be published',
  (text) => {
    expect(isPublishable(text)).toBe(true);
  },
);

test.each(['\u0007', 'a\u001B[31m', '\u0085', '\u202Eгнп.exe', '\u202D', '\0', '\uD800'])(
  '%j may not be published',
  (text) => {
    expect(isPublishable(text)).toBe(false);
  },
);

test.each(['\u200B', ' \u2060\uFEFF\n', '\u00AD\u00AD', '\u2800', '\u3164', '\uFE0F'])(
  '%j looks empty and may not be published',
  (text) => {
    expect(isPublishable(text)).toBe(false);
  },
);

test('white space is left to those who trim it, and invisible characters within words are fine', () => {
  for (const text of ['', ' \n', '👩‍👩‍👧‍👦', '❤️', 'сло\u00ADво']) expect([text, isPublishable(text)]).toEqual([text, true]);
});

test('piles of marks over a letter may not be published', () => {
  expect(isPublishable(`З${'\u0335'.repeat(8)}`)).toBe(false);
  expect(isPublishable('й ё ầ กี่')).toBe(true);
});
