import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { listedWords } from '../words/listedWords.ts';
import { readWords } from '../props/readWords.ts';

const { uses, strays } = readWords();

/** What a provider cannot replace, with the reason. */
const fixed: Readonly<Record<string, string>> = {
  'components/RequisiteField/requisites.ts': 'requisites of Russian law; rules of forms say the same without React',
};

test('a component says no Russian word outside the dictionary', () => {
  expect(strays.filter((stray) => !(stray.slice(0, stray.indexOf(':')) in fixed))).toEqual([]);
  expect(Object.keys(fixed).filter((file) => !strays.some((stray) => stray.startsWith(file)))).toEqual([]);
});

test('the page of words lists every member of the type', () => {
  const file = new URL('../../../../packages/ui/src/internal/words/words.ts', import.meta.url);
  const tree = ts.createSourceFile('words.ts', readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const members = tree.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement))
    .find(({ name }) => name.text === 'Words')?.members;
  expect(members?.length).toBeGreaterThan(80);
  expect(listedWords.map(({ name }) => name)).toEqual(members?.map(({ name }) => name?.getText()));
});

test('every word of the dictionary is said by a component', () => {
  const said = new Set(uses.map(({ key }) => key));
  expect(said.size).toBeGreaterThan(80);
  expect(listedWords.map(({ name }) => name).filter((name) => !said.has(name))).toEqual([]);
});

test('a word that several components say has one default', () => {
  const different = uses.filter(({ key, byDefault }) =>
    uses.some((other) => other.key === key && other.byDefault !== byDefault),
  );
  expect(different.map(({ file, key, byDefault }) => `${key} in ${file}: ${byDefault}`)).toEqual([]);
});

test('the dictionary shows the default of each plain word', () => {
  const wrong = uses.filter(({ key, byDefault }) => {
    const listed = listedWords.find(({ name }) => name === key);
    return byDefault.startsWith("'") && listed?.russian !== byDefault.slice(1, -1);
  });
  expect(wrong).toEqual([]);
});
