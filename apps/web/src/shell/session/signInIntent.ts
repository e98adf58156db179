import type { VoteDirection } from '@vetka/domain/actor';

/** The action of a guest that was interrupted by the sign-in. */
export type SignInIntent =
  | { kind: 'favorite'; area: 'catalog' | 'article' | 'content'; id: number }
  | {
      kind: 'vote';
      area: 'catalog' | 'article' | 'content' | 'review' | 'comment';
      id: number;
      direction: VoteDirection;
    }
  | { kind: 'follow'; area: 'account' | 'service'; id: number };

/** Of this tab, so that it survives a reload: a phone may drop the page while its owner reads the code. */
const storageKey = 'vetka.intent';
/** A later sign-in has another reason (ms). */
const lifetimeMs = 15 * 60_000;

interface Kept {
  intent: SignInIntent;
  at: number;
}

export function keepIntent(intent: SignInIntent): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ intent, at: Date.now() } satisfies Kept));
  } catch {
    // The storage is blocked: the person presses once more after signing in.
  }
}

export function forgetIntent(): void {
  try {
    sessionStorage.removeItem(storageKey);
  } catch {
    // Blocked: nothing was kept.
  }
}

/** Returns the intent and removes it, so that it is carried out once. */
export function takeIntent(): SignInIntent | undefined {
  try {
    const text = sessionStorage.getItem(storageKey);
    forgetIntent();
    const kept = text === null ? undefined : (JSON.parse(text) as Kept);
    return kept && Date.now() - kept.at < lifetimeMs ? kept.intent : undefined;
  } catch {
    return undefined;
  }
}
