import { expect, test, vi } from 'vitest';
import { clearKept } from './clearKept.ts';

const storageWith = (keys: readonly string[]) => {
  const kept: Record<string, unknown> = Object.fromEntries(keys.map((key) => [key, 'text']));
  Object.defineProperty(kept, 'removeItem', { value: (key: string) => delete kept[key] });
  return kept as unknown as Storage;
};

test('signing out clears drafts, addresses and searches, and leaves choices of the device', () => {
  const drafts = ['vetka.checkout.7', 'vetka.chat.7', 'vetka.review.product-1', 'vetka.comment.article-1-new'];
  vi.stubGlobal('sessionStorage', storageWith([...drafts, 'tsr-scroll']));
  vi.stubGlobal('localStorage', storageWith(['vetka.searches', 'vetka.seen', 'vetka.chat-muted', 'vetka.desk.7']));
  clearKept();
  expect(Object.keys(sessionStorage)).toEqual(['tsr-scroll']);
  expect(Object.keys(localStorage)).toEqual(['vetka.chat-muted', 'vetka.desk.7']);
});

test('signing out works where storage is disabled', () => {
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('localStorage', undefined);
  expect(clearKept).not.toThrow();
});
