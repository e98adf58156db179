import type { EmailLinkOutcome } from '@vetka/domain/account';
import { emailLinkOutcomes } from '@vetka/domain/session';

interface EmailLinkSearch {
  /** What the link in a confirmation e-mail came to, whose page leads here. */
  email?: EmailLinkOutcome | undefined;
}

/** Parses the search parameters of the settings page. */
export const parseEmailLink = (raw: Record<string, unknown>): EmailLinkSearch =>
  'email' in raw ? { email: emailLinkOutcomes.find((outcome) => outcome === raw.email) } : {};
