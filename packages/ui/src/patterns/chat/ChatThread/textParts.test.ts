import { expect, test } from 'vitest';
import { textParts } from './textParts.ts';

const linksIn = (text: string) => textParts(text).flatMap(({ href }) => href ?? []);

test.each([
  ['Смотрите https://vetka.ru/products/pion-sara, красиво?', ['https://vetka.ru/products/pion-sara']],
  ['(https://ru.wikipedia.org/wiki/Пион_(цветок))', ['https://ru.wikipedia.org/wiki/Пион_(цветок)']],
  ['(см. http://a.ru/b).', ['http://a.ru/b']],
  ['https://a.ru и https://b.ru?x=1&y=2!', ['https://a.ru', 'https://b.ru?x=1&y=2']],
  ['javascript:alert(1) data:text/html,x mailto:a@b.ru //evil.ru', []],
  ['https:// https://[', []],
  ['', []],
])('the links of «%s» are %j', (text, links) => {
  expect(linksIn(text)).toEqual(links);
});

test('the parts together are the text', () => {
  const text = 'Раз https://a.ru/х, два\n<b>три</b> https://b.ru. Четыре';
  expect(
    textParts(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
