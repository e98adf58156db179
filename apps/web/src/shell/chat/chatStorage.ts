import type { ChatAttachment } from '@vetka/domain/chat';
import type { PendingMessage } from '@vetka/machines/chat';

/** The text of a sent message while it is being changed. */
export interface KeptEdit {
  id: number;
  text: string;
}

/** Text written but not stored by the server: of one user, in one tab, kept across reloads. */
export interface StoredText {
  /** Sent, but not confirmed as stored. */
  unsent: readonly PendingMessage[];
  /** Refused by the server. */
  refused: readonly PendingMessage[];
  /** Drafts by room id. */
  drafts: { readonly [roomId: number]: string };
  /** Sent messages that are being changed, by room id. */
  edits: { readonly [roomId: number]: KeptEdit };
  /** Uploaded files of drafts by room id. */
  files: { readonly [roomId: number]: readonly ChatAttachment[] };
}

const nothing: StoredText = { unsent: [], refused: [], drafts: {}, edits: {}, files: {} };
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

/** Stores the change of a message that is being typed; none once it is saved or given up. */
export function storeEdit(userId: number, roomId: number, edit: KeptEdit | undefined): void {
  const { [roomId]: _before, ...others } = readStoredText(userId).edits;
  storeText(userId, { edits: edit ? { ...others, [roomId]: edit } : others });
}

/** Stores the uploaded files of a room's draft. */
export function storeFiles(userId: number, roomId: number, kept: readonly ChatAttachment[]): void {
  const { files } = readStoredText(userId);
  const { [roomId]: before = [], ...others } = files;
  if (before.length + kept.length > 0)
    storeText(userId, { files: kept.length === 0 ? others : { ...others, [roomId]: kept } });
}
