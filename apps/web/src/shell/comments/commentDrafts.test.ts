import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { commentIds } from './commentDrafts.ts';

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const article = { area: 'article', id: 7 } as const;

test('each attempt to send one comment has the same id, also after a reload', () => {
  const comment = { text: 'Спасибо,\nпомогло', parentId: null };
  const id = commentIds(article).of(comment);
  expect(id).toMatch(/^[\w.:-]{1,64}$/);
  expect(commentIds(article).of(comment)).toBe(id);
});

test('another text, another place and the same text once more are other comments', () => {
  const ids = commentIds(article);
  const first = ids.of({ text: 'Спасибо' });
  expect(ids.of({ text: 'Спасибо', parentId: 5 })).not.toBe(first);
  expect(commentIds({ area: 'article', id: 8 }).of({ text: 'Спасибо' })).not.toBe(first);
  expect(ids.of({ text: 'Спасибо' })).toBe(first);
  ids.forget({ text: 'Спасибо' });
  const second = ids.of({ text: 'Спасибо' });
  expect(second).not.toBe(first);
  expect(ids.of({ text: 'Спасибо большое' })).not.toBe(second);
});
