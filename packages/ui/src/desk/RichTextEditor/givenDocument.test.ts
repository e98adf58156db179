import { expect, test } from 'vitest';
import { givenDocument } from './givenDocument.ts';

const document = (text: string) => ({ text });
const first = document('');

test('what the editor wrote is not a replacement, even when it is rendered late', () => {
  const [one, two] = [document('п'), document('пи')];
  const given = givenDocument(first);
  given.write(one);
  expect(given.isReplaced(first)).toBe(false);
  given.write(two);
  expect(given.isReplaced(one)).toBe(false);
  expect(given.isReplaced(two)).toBe(false);
});

test('another document of the owner is a replacement once, an equal one is none', () => {
  const [typed, restored] = [document('п'), document('пионы')];
  const given = givenDocument(first);
  given.write(typed);
  expect(given.isReplaced(document('п'))).toBe(false);
  expect(given.isReplaced(restored)).toBe(true);
  expect(given.isReplaced(restored)).toBe(false);
  expect(given.isReplaced(first)).toBe(true);
});

test('the owner may return to a document that the editor wrote', () => {
  const [one, two] = [document('п'), document('пи')];
  const given = givenDocument(first);
  given.write(one);
  given.write(two);
  expect(given.isReplaced(two)).toBe(false);
  expect(given.isReplaced(one)).toBe(true);
});
