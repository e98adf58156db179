import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Stems } from './stems.ts';

const file = (name: string): string =>
  readFileSync(fileURLToPath(new URL(name, import.meta.resolve('dictionary-ru'))), 'utf8');

test('finds every word of the dictionary with its rules, as a Map does, and no other word', () => {
  const entries = [...file('index.dic').matchAll(/^([^/\n]+)(?:\/(\S+))?$/gm)].map(
    ([, word = '', flags = '']) => [word.toLowerCase(), flags] as const,
  );
  const expected = new Map<string, string>();
  const stems = new Stems(
    entries.length,
    entries.reduce((sum, [word, flags]) => sum + word.length + flags.length, 0),
  );
  for (const [word, flags] of entries) {
    expected.set(word, (expected.get(word) ?? '') + flags);
    stems.add(word, flags);
  }
  expect([...expected].filter(([word, flags]) => stems.get(word) !== flags)).toEqual([]);
  const cut = [...expected.keys()].map((word) => `${word}ъ`).filter((word) => !expected.has(word));
  expect(cut.filter((word) => stems.get(word) !== undefined)).toEqual([]);
});

test('a letter outside the alphabet is not a word', () => {
  const stems = new Stems(2, 20);
  stems.add('роза', 'I');
  expect(['роза', 'розаⰰ', '罗斯', 'роз', ''].map((word) => stems.get(word))).toEqual([
    'I',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
