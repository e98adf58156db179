import { conflict } from './refusal.ts';

interface Changeable {
  updatedAt: Date;
}

/**
 * Refuses an edit of a row that somebody else has changed in the meantime, like `If-Unmodified-Since` (RFC 9110). Call it
 * with the row locked.
 * @param since `updatedAt` of the row that was read
 * @param now the thing as it is now, for the refusal
 * @throws Refusal 409 when the row has been changed since
 */
export function requireUnchanged(row: Changeable, since: string, code: string, now: Record<string, unknown>): void {
  if (+row.updatedAt !== Date.parse(since)) throw conflict(code, 'Это уже изменили в другом месте', now);
}

/** The time of a change, later than the last one even where the clocks of two replicas differ. */
export const nextChange = ({ updatedAt }: Changeable): Date => new Date(Math.max(Date.now(), +updatedAt + 1));
