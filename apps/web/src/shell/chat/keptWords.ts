import type { PendingMessage } from '@vetka/machines/chat';

/** What was written and is not stored: of one person, in one tab, over its reloads. */
export interface KeptWords {
  /** Sent, and not seen stored. */
  unsent: readonly PendingMessage[];
  /** Not taken by the server. */
  refused: readonly PendingMessage[];
  /** Typed, by room. */
  drafts: { readonly [roomId: number]: string };
}

const nothing: KeptWords = { unsent: [], refused: [], drafts: {} };
const keyOf = (userId: number) => `vetka.chat.${userId}`;

export function readWords(userId: number): KeptWords {
  try {
    return { ...nothing, ...(JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? '{}') as Partial<KeptWords>) };
  } catch {
    // A storage that is switched off keeps nothing.
    return nothing;
  }
}

export function keepWords(userId: number, change: Partial<KeptWords>): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify({ ...readWords(userId), ...change }));
  } catch {
    // Full or switched off: the words live as long as the page.
  }
}

/** After signing out nobody finds here what the person wrote. */
export function forgetWords(userId: number): void {
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Switched off, so nothing is there.
  }
}

/** Keeps what is typed in a room; nothing typed is nothing kept. */
export function keepDraft(userId: number, roomId: number, text: string): void {
  const { [roomId]: _before, ...others } = readWords(userId).drafts;
  keepWords(userId, { drafts: text === '' ? others : { ...others, [roomId]: text } });
}
