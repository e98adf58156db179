import { hashKey } from '@tanstack/react-query';
import type { Failure, Result } from '@vetka/api-client/client';
import type { ArticleDraft, SavedArticle } from '@vetka/domain/article';
import { fieldError } from '@vetka/domain/problem';
import { createStore } from '../../../shell/store.ts';
import { deviceDrafts, textOfDraft, type DeviceDraft, type DraftText } from './draftText.ts';

/** Pause after the last change before it is saved (ms). */
const pauseMs = 1500;
/** Pause before the next attempt while there is no connection (ms). */
const retryMs = 5000;

export type SaveState =
  | { is: 'saved' | 'unsaved' | 'saving'; at: string }
  /** No connection: the text is kept on the device and saved later. */
  | { is: 'offline'; at: string }
  /** The server refuses the current text. */
  | { is: 'refused'; at: string; message: string }
  /** Somebody has saved another text meanwhile. */
  | { is: 'conflict'; at: string; theirs: ArticleDraft };

interface SaverOptions {
  draft: ArticleDraft;
  send: (version: number, text: DraftText) => Promise<Result<SavedArticle>>;
}

const refusedText = (failure: Failure): string => {
  const errors = failure.kind === 'validation_error' ? failure.errors : {};
  const named = ['title', 'lead', 'body', 'tags', 'coverId'].map((name) => fieldError(errors, name)).find(Boolean);
  return named ?? failure.message ?? 'Не удалось сохранить';
};

/** Whether the server has this text: the answer to an earlier save of it may have been lost. */
function isSame({ title, lead, tags, ...mine }: DraftText, theirs: ArticleDraft): boolean {
  const trimmed = { title: title.trim(), lead: lead.trim(), tags: [...tags].toSorted(), ...mine };
  const other = textOfDraft(theirs);
  return hashKey([trimmed]) === hashKey([{ ...other, tags: other.tags.toSorted() }]);
}

const theirsIn = (failure: Failure): ArticleDraft | undefined =>
  failure.kind === 'error' && failure.status === 409 ? (failure.details.draft as ArticleDraft | undefined) : undefined;

/** Saves the author's input: after a pause, one save at a time, and again once there is a connection. */
export function createDraftSaver({ draft, send }: SaverOptions) {
  const { id, savedAt } = draft;
  const state = createStore<SaveState>({ is: 'saved', at: savedAt });
  let { version } = draft;
  let text = textOfDraft(draft);
  /** Increases with each change, so that a save knows whether it saved the last one. */
  let changes = 0;
  let saved = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  /** Texts sent since the last answer: the server may have one of them. */
  let sent: readonly DraftText[] = [];

  const at = () => state.get().at;
  const keep = () => deviceDrafts.keep(id, { version, text, ...(sent.length > 0 && { sent }) });
  const schedule = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), ms);
  };

  function accept(answer: SavedArticle, upTo: number): void {
    ({ version } = answer);
    saved = upTo;
    sent = [];
    const isLast = changes === saved;
    if (isLast) deviceDrafts.keep(id, null);
    else keep();
    state.set({ is: isLast ? 'saved' : 'unsaved', at: answer.savedAt });
    if (!isLast) schedule(pauseMs);
  }

  function fail(failure: Failure, last: DraftText, upTo: number): void {
    const theirs = theirsIn(failure);
    if (theirs && isSame(last, theirs)) return accept(theirs, upTo);
    if (theirs && sent.some((own) => isSame(own, theirs))) {
      // Our own save, whose answer was lost, for example when the page was reloaded. This text goes on from it.
      ({ version } = theirs);
      return schedule(0);
    }
    if (theirs) return state.set({ is: 'conflict', at: at(), theirs });
    const isLost = failure.status === 0 || failure.status >= 500;
    state.set(isLost ? { is: 'offline', at: at() } : { is: 'refused', at: at(), message: refusedText(failure) });
    if (failure.kind === 'rate_limit') schedule(Math.max(retryMs, (failure.retryAfterSeconds ?? 0) * 1000));
    else if (isLost) schedule(retryMs);
  }

  async function attempt(): Promise<void> {
    const upTo = changes;
    state.set({ is: 'saving', at: at() });
    const last = text;
    if (sent.at(-1) !== last) sent = [...sent.slice(-4), last];
    keep();
    const result = await send(version, last);
    if (result.ok) accept(result.value, upTo);
    else fail(result.failure, last, upTo);
  }

  async function save(): Promise<void> {
    clearTimeout(timer);
    if (changes === saved || state.get().is === 'conflict') return;
    running ??= attempt().finally(() => {
      running = undefined;
    });
    await running;
  }

  /** This device has a text that is based on an older version. */
  function conflictWith(mine: DraftText): void {
    text = mine;
    changes += 1;
    state.set({ is: 'conflict', at: at(), theirs: draft });
  }

  return {
    state,
    text: () => text,
    version: () => version,
    /** Goes on with a text of an earlier visit. That, or what was sent of it, may have reached the server meanwhile. */
    resume({ version: base, text: kept, sent: unanswered = [] }: DeviceDraft): void {
      sent = [...unanswered, kept];
      if (base !== version && !sent.some((own) => isSame(own, draft))) return conflictWith(kept);
      this.change(kept);
    },
    change(next: DraftText): void {
      text = next;
      changes += 1;
      keep();
      if (state.get().is === 'conflict') return;
      if (!running) state.set({ is: 'unsaved', at: at() });
      schedule(pauseMs);
    },
    /** Saves now. @returns whether the server has the last text */
    async flush(): Promise<boolean> {
      await running;
      await save();
      return changes === saved;
    },
    /** The author keeps this text: it replaces the other one. */
    keepMine(theirVersion: number): void {
      version = theirVersion;
      changes += 1;
      state.set({ is: 'unsaved', at: at() });
      void save();
    },
    /** The author takes the other text; the page restarts with it. */
    drop(): void {
      deviceDrafts.keep(id, null);
      saved = changes;
    },
  };
}

export type DraftSaver = ReturnType<typeof createDraftSaver>;
