import { expect, test } from 'vitest';
import { TextsByKey } from './textsByKey.ts';

test('keeps each text of a key once, in the order of adding', () => {
  const texts = new TextsByKey();
  for (const text of ['роза', 'роза', 'розы', 'розан', 'розы']) texts.add('роз', text);
  texts.add('пион', 'пион');
  expect(texts.get('роз')).toEqual(['роза', 'розы', 'розан']);
  expect(texts.get('пион')).toEqual(['пион']);
  expect(texts.get('мак')).toEqual([]);
  expect([...texts.keys()]).toEqual(['роз', 'пион']);
  expect([texts.has('пион'), texts.has('мак')]).toEqual([true, false]);
});
