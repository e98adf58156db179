import type { PhotoAnswerDraft } from '@vetka/machines/photo-answer';

const keyOf = (photoId: number) => `vetka.photo.${photoId}`;

/** The unsent text of a customer about a photo, stored in this browser. */
export function readDraft(photoId: number): PhotoAnswerDraft | undefined {
  try {
    const stored = localStorage.getItem(keyOf(photoId));
    return stored === null ? undefined : (JSON.parse(stored) as PhotoAnswerDraft);
  } catch {
    // Storage is disabled, so there is no draft.
    return undefined;
  }
}

/** Keeps a draft; an empty one is removed. */
export function keepDraft(photoId: number, draft: PhotoAnswerDraft): void {
  try {
    if (draft.reasons.length === 0 && draft.words === '') localStorage.removeItem(keyOf(photoId));
    else localStorage.setItem(keyOf(photoId), JSON.stringify(draft));
  } catch {
    // Storage is full or disabled: the draft lasts as long as the page.
  }
}
