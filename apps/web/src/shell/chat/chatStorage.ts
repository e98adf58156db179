import type { ChatAttachment } from '@vetka/domain/chat';
import type { PendingMessage } from '@vetka/machines/chat';

/** Text written but not stored by the server: of one user, in one tab, kept across reloads. */
export interface StoredText {
  /** Sent, but not confirmed as stored. */
  unsent: readonly PendingMessage[];
  /** Refused by the server. */
  refused: readonly PendingMessage[];
  /** Drafts by room id. */
  drafts: { readonly [roomId: number]: string };
  /** Uploaded files of drafts by room id. */
  files: { readonly [roomId: number]: readonly ChatAttachment[] };
}

const nothing: StoredText = { unsent: [], refused: [], drafts: {}, files: {} };
const keyOf = (userId: number) => `vetka.chat.${userId}`;

export function readStoredText(userId: number): StoredText {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Partial<StoredText>) };
  } catch {
    // Storage is disabled.
    return nothing;
  }
}

export function storeText(userId: number, change: Partial<StoredText>): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify({ ...readStoredText(userId), ...change }));
  } catch {
    // Storage is full or disabled: the text lives as long as the page.
  }
}

/** Stores the draft of a room; an empty draft is removed. */
export function storeDraft(userId: number, roomId: number, text: string): void {
  const { [roomId]: _before, ...others } = readStoredText(userId).drafts;
  storeText(userId, { drafts: text === '' ? others : { ...others, [roomId]: text } });
}

/** Stores the uploaded files of a room's draft. */
export function storeFiles(userId: number, roomId: number, kept: readonly ChatAttachment[]): void {
  const { files } = readStoredText(userId);
  const { [roomId]: before = [], ...others } = files;
  if (before.length + kept.length > 0)
    storeText(userId, { files: kept.length === 0 ? others : { ...others, [roomId]: kept } });
}
