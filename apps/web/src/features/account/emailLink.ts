import type { EmailLinkOutcome } from '@vetka/domain/account';
import { emailLinkOutcomes } from '@vetka/domain/session';

interface EmailLinkSearch {
  /** The outcome of confirming an e-mail: the page of the link leads here with it. */
  email?: EmailLinkOutcome | undefined;
}

/** Parses the search parameters of the settings page. */
export const parseEmailLink = (raw: Record<string, unknown>): EmailLinkSearch =>
  'email' in raw ? { email: emailLinkOutcomes.find((outcome) => outcome === raw.email) } : {};
