import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cardLines, cardsOf, linesOfCard, splitCardText } from './index.ts';

const textsOf = (text: string) => cardLines(text).map((line) => line.text);

test('a usual wish fits on one card', () => {
  const wish =
    'Мамочка, с днём рождения! Пусть дома всегда пахнет пионами и пирогом, кот не дерёт обои, а мы приезжаем чаще.';
  expect(splitCardText(wish)).toEqual({ fits: wish, over: '', excess: 0 });
  expect(cardsOf(wish)).toHaveLength(1);
  expect(cardsOf('')).toEqual([]);
});

test('space on a card depends on the width of letters, not on their number', () => {
  const narrow = 'iii '.repeat(70);
  const wide = 'Щ'.repeat(120);
  expect(narrow.length).toBeGreaterThan(wide.length);
  expect(splitCardText(narrow).excess).toBe(0);
  expect(splitCardText(wide).excess).toBeGreaterThan(0);
  expect(splitCardText('Я\n'.repeat(linesOfCard + 1)), 'line breaks take lines').toMatchObject({ excess: 1 });
});

test('lines break between words, and long words where the line ends', () => {
  const lines = textsOf('Поздравляю!\n\nВысокопревосходительство-несравненность, долгих  лет');
  expect(lines.slice(0, 2)).toEqual(['Поздравляю!', '']);
  expect(lines.slice(2).join('')).toBe('Высокопревосходительство-несравненность, долгих лет'.replace(/ (?=лет)/, ' '));
});

test('an emoji of several parts is never torn apart', () => {
  const family = '👨‍👩‍👧‍👦';
  for (const line of textsOf(family.repeat(20))) expect(line.replaceAll(family, '')).toBe('');
  for (const line of textsOf('🇷🇺'.repeat(40))) expect(line.replaceAll('🇷🇺', '')).toBe('');
});

const anyText = fc.string({
  unit: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...'Щшащоыи жМ, -\n') },
    fc.string({ unit: 'grapheme', size: 'xsmall' }),
  ),
  maxLength: 300,
});

test('the parts are the text, and the part that fits takes no more than a card', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const { fits, over, excess } = splitCardText(text);
      expect(fits + over).toBe(text);
      expect(excess > 0).toBe(over.trim() !== '');
      expect(cardLines(fits).length).toBeLessThanOrEqual(linesOfCard);
    }),
  );
});

test('cards contain every character of the text, in order', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const bare = (all: string) => all.replace(/\s/gu, '');
      expect(bare(cardsOf(text).flat().join(''))).toBe(bare(text));
      for (const card of cardsOf(text)) expect(card.length).toBeLessThanOrEqual(linesOfCard);
    }),
  );
});

test('a longer text never takes fewer lines', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom('!', 'слово', ' слово', '\nслово'), (text, more) => {
      expect(cardLines(text + more).length).toBeGreaterThanOrEqual(cardLines(text).length);
    }),
  );
});
