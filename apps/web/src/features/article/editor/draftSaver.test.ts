import type { Failure, Result } from '@vetka/api-client/client';
import { emptyArticle, type ArticleDraft, type SavedArticle } from '@vetka/domain/article';
import { expect, test, vi } from 'vitest';
import { createDraftSaver } from './draftSaver.ts';
import type { DraftText } from './draftText.ts';

const draft: ArticleDraft = {
  id: 7,
  slug: 'piony-7',
  title: 'Пионы',
  status: 'DRAFT',
  isChanged: false,
  takenDown: null,
  cover: null,
  minutes: 1,
  commentsCount: 0,
  savedAt: '2026-11-22T10:00:00.000Z',
  publishedAt: null,
  lead: '',
  body: emptyArticle,
  pictures: [],
  products: [],
  services: [],
  tags: [],
  audience: null,
  author: { id: 1, type: 'USER', slug: 'editor', name: 'Редактор', avatar: null },
  version: 1,
};
const text: DraftText = { title: 'Тюльпаны', lead: '', body: emptyArticle, tags: [], coverId: null, audience: null };
const saved = (version: number): Result<SavedArticle> => ({
  ok: true,
  value: { version, savedAt: '2026-11-22T10:01:00.000Z' },
});
const lost: Failure = { kind: 'error', status: 0, message: 'Нет связи', code: 'network', details: {} };
const changed = (theirs: ArticleDraft): Failure => ({
  kind: 'error',
  status: 409,
  message: 'Статью изменили в другом месте',
  code: 'article.changed',
  details: { draft: theirs },
});

/** A saver whose saves get these answers, one after another. */
function saverWith(...answers: (Result<SavedArticle> | Failure)[]) {
  const results = answers.map((answer): Result<SavedArticle> =>
    'ok' in answer ? answer : { ok: false, failure: answer },
  );
  const send = vi.fn((_version: number, _text: DraftText) => Promise.resolve(results.shift() ?? saved(99)));
  return { saver: createDraftSaver({ draft, send }), send };
}

test('saves the last text once, based on the last version from the server', async () => {
  const { saver, send } = saverWith(saved(2), saved(3));
  saver.change({ ...text, title: 'Т' });
  saver.change(text);
  expect(await saver.flush()).toBe(true);
  expect(await saver.flush()).toBe(true);
  saver.change({ ...text, lead: 'Ещё' });
  await saver.flush();
  expect(send.mock.calls).toEqual([
    [1, text],
    [2, { ...text, lead: 'Ещё' }],
  ]);
  expect(saver.state.get()).toMatchObject({ is: 'saved' });
});

test('a change during a save is saved after it', async () => {
  const later = { ...text, title: 'Позже' };
  const send = vi.fn((version: number, _text: DraftText) => {
    if (version === 1) saver.change(later);
    return Promise.resolve(saved(version + 1));
  });
  const saver = createDraftSaver({ draft, send });
  saver.change(text);
  expect(await saver.flush()).toBe(false);
  expect(saver.state.get().is).toBe('unsaved');
  expect(await saver.flush()).toBe(true);
  expect(send).toHaveBeenLastCalledWith(2, later);
});

test('reports that there is no connection, and saves later', async () => {
  const { saver } = saverWith(lost, saved(2));
  saver.change(text);
  expect(await saver.flush()).toBe(false);
  expect(saver.state.get().is).toBe('offline');
  expect(await saver.flush()).toBe(true);
});

test('a save whose answer was lost is not mistaken for a change by somebody else', async () => {
  const { saver } = saverWith(lost, changed({ ...draft, ...text, version: 2 }), saved(3));
  saver.change(text);
  await saver.flush();
  expect(await saver.flush()).toBe(true);
  expect(saver.version()).toBe(2);
});

test("a conflict waits for the author's choice", async () => {
  const { saver, send } = saverWith(changed({ ...draft, title: 'Чужое', version: 5 }), saved(6));
  saver.change(text);
  expect(await saver.flush()).toBe(false);
  expect(saver.state.get()).toMatchObject({ is: 'conflict', theirs: { title: 'Чужое' } });
  expect(await saver.flush()).toBe(false);
  expect(send).toHaveBeenCalledTimes(1);
  saver.keepMine(5);
  expect(await saver.flush()).toBe(true);
  expect(send).toHaveBeenLastCalledWith(5, text);
});

test("too many saves are refused with the server's message, and the text is saved once the wait is over", async () => {
  vi.useFakeTimers();
  const words = 'Слишком много запросов';
  const limited: Failure = {
    kind: 'rate_limit',
    status: 429,
    message: words,
    code: 'rate-limit',
    retryAfterSeconds: 60,
  };
  const { saver, send } = saverWith(limited, saved(2));
  saver.change(text);
  expect(await saver.flush()).toBe(false);
  expect(saver.state.get()).toMatchObject({ is: 'refused', message: words });
  await vi.advanceTimersByTimeAsync(59_000);
  expect(send).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(saver.state.get().is).toBe('saved');
  vi.useRealTimers();
});

test('a text goes on from an earlier one of the same author that reached the server after all', async () => {
  const { saver, send } = saverWith(changed({ ...draft, ...text, version: 2 }), saved(3));
  saver.resume({ version: 1, text });
  const longer = { ...text, lead: 'Ещё' };
  saver.change(longer);
  await saver.flush();
  expect(saver.state.get().is).not.toBe('conflict');
  expect(await saver.flush()).toBe(true);
  expect(send.mock.calls).toEqual([
    [1, longer],
    [2, longer],
  ]);
});

test('a reload during a save goes on with what was typed after it, without a conflict', async () => {
  const theirs = { ...draft, ...text, version: 2 };
  const longer = { ...text, lead: 'Ещё' };
  const send = vi.fn(() => Promise.resolve(saved(3)));
  const saver = createDraftSaver({ draft: theirs, send });
  saver.resume({ version: 1, text: longer, sent: [text] });
  expect(saver.state.get().is).toBe('unsaved');
  expect(await saver.flush()).toBe(true);
  expect(send.mock.calls).toEqual([[2, longer]]);
});

test('a text of this device that is based on an older version waits for the choice of its author', () => {
  const saver = createDraftSaver({ draft: { ...draft, title: 'Чужое', version: 5 }, send: vi.fn() });
  saver.resume({ version: 1, text, sent: [{ ...text, title: 'Т' }] });
  expect(saver.state.get()).toMatchObject({ is: 'conflict', theirs: { title: 'Чужое' } });
  expect(saver.text()).toEqual(text);
});

test('the device keeps what was sent until it is answered', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
  const { saver } = saverWith(lost, saved(2));
  const onDevice = () => JSON.parse(kept.get('vetka.article.7') ?? 'null') as unknown;
  saver.change(text);
  await saver.flush();
  const longer = { ...text, lead: 'Ещё' };
  saver.change(longer);
  expect(onDevice()).toEqual({ version: 1, text: longer, sent: [text] });
  await saver.flush();
  expect(onDevice()).toBeNull();
  vi.unstubAllGlobals();
});
