import { isReservedSlug } from '@vetka/domain/account';
import { isPathWord, pathWords } from '@vetka/domain/path';
import { expect, test } from 'vitest';
import { contract } from './index.ts';

const paths = Object.values(contract).flatMap((table) =>
  Object.values(table).map(({ path }) => path.slice(1).split('/')),
);
const isParameter = (segment: string | undefined) => segment?.startsWith('{') === true;

/** Collections whose items are addressed by number, so that a word can't be mistaken for one. */
const numbered = new Set(['cart', 'reviews']);

/** Fixed path segments in the position of a parameter, by the path before them. */
function sharedWords(): Record<string, string[]> {
  const collections = paths.flatMap((path) =>
    path.flatMap((segment: string, index: number) => (isParameter(segment) ? [path.slice(0, index).join('/')] : [])),
  );
  const wordsOf = (collection: string) =>
    paths.flatMap((path) => {
      const depth = collection.split('/').length;
      const word = path[depth];
      return path.slice(0, depth).join('/') === collection && word !== undefined && !isParameter(word) ? [word] : [];
    });
  return Object.fromEntries(
    collections
      .map((each) => [each, [...new Set(wordsOf(each))].toSorted((one, other) => one.localeCompare(other))] as const)
      .filter(([collection, words]) => words[0] && !numbered.has(collection)),
  );
}

test("the domain's table lists every fixed segment that shares its position with a parameter", () => {
  expect(sharedWords()).toEqual(pathWords);
});

test('such a segment is not a valid name of an article, a product or a person', () => {
  expect(isPathWord('products', 'popular')).toBe(true);
  expect(isPathWord('products', 'popular-roses')).toBe(false);
  expect([...pathWords.account, ...pathWords.users].filter((word) => !isReservedSlug(word))).toEqual([]);
});
