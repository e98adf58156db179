import type { LegalDraft } from '@vetka/domain/legal';

/** The API stores texts without spaces and empty lines around them. */
export const isSameText = (typed: string, stored: string): boolean => typed.trim() === stored.trim();

export const isSameDraft = (typed: LegalDraft, stored: LegalDraft): boolean =>
  isSameText(typed.text, stored.text) && isSameText(typed.summary, stored.summary);
