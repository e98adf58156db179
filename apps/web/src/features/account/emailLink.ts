import { emailLinkOutcomes, type EmailLinkOutcome } from '@vetka/domain/session';

interface EmailLinkSearch {
  /** The outcome of the link in a confirmation e-mail, which redirects here. */
  email?: EmailLinkOutcome | undefined;
}

/** Parses the search parameters of the settings page. */
export const parseEmailLink = (raw: Record<string, unknown>): EmailLinkSearch =>
  'email' in raw ? { email: emailLinkOutcomes.find((outcome) => outcome === raw.email) } : {};
