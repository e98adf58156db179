import type { LegalText } from '@vetka/domain/legal';

/** What is written in a draft. */
export type DraftText = Pick<LegalText, 'text' | 'summary'>;

/** The API stores texts without spaces and empty lines around them. */
export const isSameText = (typed: string, stored: string): boolean => typed.trim() === stored.trim();

export const isSameDraft = (typed: DraftText, stored: DraftText): boolean =>
  isSameText(typed.text, stored.text) && isSameText(typed.summary, stored.summary);
