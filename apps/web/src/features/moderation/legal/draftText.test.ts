import { expect, test } from 'vitest';
import { isSameDraft } from './draftText.ts';

test('a draft that the API has stored without the spaces around it is saved', () => {
  const stored = { text: '## Правила\n\nТекст', summary: 'Уточнили сроки' };
  expect(isSameDraft({ text: `\n${stored.text}\n\n`, summary: ` ${stored.summary} ` }, stored)).toBe(true);
  expect(isSameDraft({ ...stored, text: '## Правила\n\n\nТекст' }, stored)).toBe(false);
  expect(isSameDraft({ ...stored, summary: '' }, stored)).toBe(false);
});
