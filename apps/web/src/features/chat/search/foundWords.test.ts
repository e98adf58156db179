import { expect, test } from 'vitest';
import { wordSpans } from './foundWords.ts';

const found = (text: string, query: string) => wordSpans(text, query).map(([start, end]) => text.slice(start, end));

test.each([
  ['Букет из пионов и ещё один букет', 'букеты', ['Букет', 'букет']],
  ['Пришлите ещё фото', 'еще', ['ещё']],
  ['Морозы не страшны розам', 'роза', ['розам']],
  ['Заказ №1024, улица Ленина, 10', '1024 ленин', ['1024', 'Ленина']],
  ['Ничего похожего', 'тюльпан', []],
  ['(цена).*[100]', '.*', []],
])('in «%s» the words of «%s» are %j', (text, query, words) => {
  expect(found(text, query)).toEqual(words);
});
