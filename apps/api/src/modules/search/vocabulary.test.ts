import { expect, test } from 'vitest';
import { loadRussian } from './russian.ts';
import { Vocabulary } from './vocabulary.ts';

const russian = await loadRussian();
const words = ['ранункулюс', 'ранункулюсы', 'ранункулюсов', 'ранункулюсами'];

test.each([words, words.toReversed(), ['ранункулюсов', 'ранункулюс', 'ранункулюсами', 'ранункулюсы']])(
  'a word that the dictionary lacks has all its forms, in whatever order the catalogue names them: %s, %s, %s, %s',
  (...order) => {
    const vocabulary = new Vocabulary(russian);
    vocabulary.add(order);
    for (const word of words)
      expect([word, ...vocabulary.writtenForms(word).toSorted()]).toEqual([word, ...words.toSorted()]);
  },
);

test('a name is recognised in its forms and by its sound, but not in a chance letter', () => {
  const vocabulary = new Vocabulary(russian);
  const isForm = (typed: string, word: string) => vocabulary.isForm(typed, word);
  expect([isForm('казани', 'казань'), isForm('москве', 'москва'), isForm('kazan', 'казань')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isForm('букет', 'казань'), isForm('n', 'нн'), isForm('', 'и')]).toEqual([false, false, false]);
});
