import { expect, test } from 'vitest';
import { cutAt, lengthHint } from './snippet.ts';

test('a search engine truncates long texts at the end of a word', () => {
  expect(cutAt('Розы с доставкой', 60)).toBe('Розы с доставкой');
  expect(cutAt('Розы, тюльпаны и пионы', 10)).toBe('Розы…');
  expect(cutAt('Букетыпионовирозразныхцветов', 6)).toBe('Букеты…');
  expect(cutAt('  Розы\nи  пионы ', 60)).toBe('Розы и пионы');
});

test('the hint says when the end will not be visible', () => {
  expect(lengthHint('Розы', 60)).toBe('В поиске видно около 60 знаков');
  expect(lengthHint('Розы и пионы', 5)).toBe('В поиске видно начало, около 5 знаков');
});
