import { expect, it } from 'vitest';
import { marked } from './marked.ts';

const shown = (...input: Parameters<typeof marked>) =>
  marked(...input)
    .map(({ text, isBold }) => (isBold ? `[${text}]` : text))
    .join('');

it('sets what a press adds to the typed text in bold', () => {
  expect(shown('пионы розовые', 'пио', 'completed')).toBe('пио[ны розовые]');
  expect(shown('пионы розовые', 'пионы', 'completed')).toBe('пионы [розовые]');
  expect(shown('Пионы', 'пионы ', 'completed')).toBe('Пионы');
  expect(shown('розы', 'пио', 'completed')).toBe('розы');
});

it('sets the matching words in bold, in any form', () => {
  expect(shown('Букет из 25 розовых пионов', 'пионы', 'matched')).toBe('Букет из 25 розовых [пионов]');
  expect(shown('Зелёная «Мята и пион»', 'зеленые пион', 'matched')).toBe('[Зелёная] «Мята и [пион]»');
  expect(shown('Букет', '', 'matched')).toBe('Букет');
});
