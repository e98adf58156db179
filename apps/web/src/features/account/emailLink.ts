import { emailLinkOutcomes, type EmailLinkOutcome } from '@vetka/domain/account';

interface EmailLinkSearch {
  /** What became of the link in a letter that confirms an e-mail: who follows it is led here. */
  email?: EmailLinkOutcome | undefined;
}

/** Reads the address of the settings. */
export const parseEmailLink = (raw: Record<string, unknown>): EmailLinkSearch =>
  'email' in raw ? { email: emailLinkOutcomes.find((outcome) => outcome === raw.email) } : {};
